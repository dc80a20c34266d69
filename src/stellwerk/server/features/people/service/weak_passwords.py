"""Passwords that are guessed first: common ones, one's own name, rows of keys, one letter again and again."""

from stellwerk.server.model.names import login_of

# fmt: off
COMMON = frozenset((
    "12345678", "123456789", "1234567890", "password", "password1", "password12", "password123", "passw0rd",
    "p@ssw0rd", "p@ssword", "passwort", "passwort1", "passwort123", "qwertyui", "qwertyuiop", "qwerty123",
    "qwerty12", "qwertz123", "qwertzui", "qwertzuiop", "asdfghjk", "asdfghjkl", "yxcvbnm1", "1q2w3e4r",
    "1q2w3e4r5t", "1qaz2wsx", "qazwsxedc", "zaq12wsx", "abcd1234", "abc12345", "abcdefgh", "abcdefg1", "a1b2c3d4",
    "iloveyou", "ichliebedich", "sunshine", "princess", "football", "baseball", "superman", "batman123",
    "trustno1", "welcome1", "welcome123", "willkommen", "letmein1", "letmein123", "monkey123", "dragon123",
    "master123", "admin123", "administrator", "geheim123", "geheimnis", "hallo123", "hallohallo", "sommer2024",
    "sommer2025", "winter2024", "winter2025", "schatz123", "starwars", "whatever", "computer", "internet",
    "mustang1", "michelle", "jennifer", "jordan23", "liverpool", "charlie1", "samantha", "changeme", "default1",
    "secret123", "test1234", "testtest", "stellwerk",
))
# fmt: on
ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm")
FEW = 3  # different characters


def is_weak(password: str, name: str) -> bool:
    """Tell whether a password is among those that are tried first for an account of this name."""
    plain = login_of(password)
    return (
        plain in COMMON
        or len(set(plain)) <= FEW
        or plain in (login_of(name), login_of(name)[::-1])
        or any(plain in row or plain in row[::-1] for row in ROWS)
    )
