"""Frames of a socket that does not compress (RFC 6455, 5.2): texts to send, and texts that arrive whole."""

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets without its part in C
    from websockets.utils import apply_mask

_TEXT, _MASKED = 0x81, 0x80  # a whole text; from a client
_MIDDLE, _LONG = 126, 127  # in place of a length that takes two or eight bytes
_LEAST = 6


def framed(text: bytes) -> bytes:
    """A text as a server sends it."""
    length = len(text)
    if length < _MIDDLE:
        return struct.pack("!BB", _TEXT, length) + text
    if length < 2**16:
        return struct.pack("!BBH", _TEXT, _MIDDLE, length) + text
    return struct.pack("!BBQ", _TEXT, _LONG, length) + text


def lone_text(data: bytes, most: int) -> str | None:
    """The text of a client if these bytes are its frame and nothing else, and it has at most so many bytes."""
    if len(data) < _LEAST or data[0] != _TEXT or data[1] < _MASKED:
        return None
    begin, end = _payload(data, 0)
    if end != len(data) or end - begin > most:
        return None
    try:
        return apply_mask(data[begin:end], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether these bytes end where a client's frame ends, if one begins with them."""
    at = 0
    while at + _LEAST <= len(data):
        at = _payload(data, at)[1]
    return at == len(data)


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the masked frame at this place begins and ends, which may be after the last byte."""
    length, begin = data[at + 1] & 0x7F, at + _LEAST
    if length >= _MIDDLE:
        wide = 2 if length == _MIDDLE else 8
        length, begin = int.from_bytes(data[at + 2 : at + 2 + wide]), begin + wide
    return begin, begin + length
