"""Web push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

import base64
import hmac
import os
import struct

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stellwerk.server.model.moment import parse

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD_BYTES = 4096
VALID_SECONDS = 12 * 3600


class PushKey:
    """The key pair with which this server signs; derived from the signing secret, so that all workers have the same."""

    def __init__(self, secret: bytes) -> None:
        seed = hmac.digest(secret, b"stellwerk push", "sha512")
        self._private = ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = text_of(point_of(self._private.public_key()))

    def authorization(self, audience: str, subject: str, now: str) -> str:
        """The `Authorization` header that identifies this server to a push service (VAPID)."""
        claims = {"aud": audience, "exp": int(parse(now).timestamp()) + VALID_SECONDS, "sub": subject}
        parts = [text_of(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts).encode()
        numbers = decode_dss_signature(self._private.sign(signed, ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32) for number in numbers)
        return f"vapid t={signed.decode()}.{text_of(signature)}, k={self.public}"


def encrypted(
    plain: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The message encrypted for the browser with these keys."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(ec.SECP256R1())
    theirs, mine = bytes_of(p256dh), point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(bytes_of(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD_BYTES, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """The key of this length that HKDF with SHA-256 derives from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes of its point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(raw: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes of a base64url text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
