"""Signed cookies, invitation keys and hashes; all of them are compared in constant time."""

import base64
import hashlib
import hmac
import re
import secrets

VISITOR_BYTES = 9
KEY_BYTES = 16
_EPOCH = re.compile(r"[1-9][0-9]{0,8}")
_TABLE = re.compile(r"[a-z0-9]{1,32}")


class Keys:
    """Keys derived from the signing secret, one for each purpose."""

    def __init__(self, secret: bytes) -> None:
        self._visitor = hmac.digest(secret, b"stellwerk visitor", "sha256")
        self._confirmation = hmac.digest(secret, b"stellwerk confirmation", "sha256")
        self._unsubscription = hmac.digest(secret, b"stellwerk unsubscription", "sha256")
        self._return = hmac.digest(secret, b"stellwerk return", "sha256")
        self._webhook = hmac.digest(secret, b"stellwerk webhook", "sha256")
        self._reset = hmac.digest(secret, b"stellwerk password reset", "sha256")
        self._invitation = hmac.digest(secret, b"stellwerk invitation", "sha256")

    def signed(self, person: str, epoch: int = 0) -> str:
        """Signed cookie of a visitor, with the epoch of the sign-ins if the visitor has an account."""
        subject = f"{person}.{epoch}" if epoch else person
        return f"{subject}.{_text(hmac.digest(self._visitor, subject.encode(), 'sha256'))}"

    def visitor(self, cookie: str) -> tuple[str, int] | None:
        """Person and epoch of a cookie; None if its signature is wrong."""
        person, _, epoch = cookie.rpartition(".")[0].partition(".")
        number = int(epoch) if _EPOCH.fullmatch(epoch) else 0
        true = hmac.compare_digest(self.signed(person, number).encode(), cookie.encode(errors="surrogateescape"))
        return (person, number) if true else None

    def confirmation(self, way: str, target: str) -> str:
        """Key in the link that confirms an e-mail address: its sender can read mail to this address."""
        return _text(hmac.digest(self._confirmation, f"{way}/{target}".encode(), "sha256")[:KEY_BYTES])

    def unsubscription(self, way: str, target: str) -> str:
        """Key in the link that ends the notices to an e-mail address; it stands in every e-mail there."""
        return _text(hmac.digest(self._unsubscription, f"{way}/{target}".encode(), "sha256")[:KEY_BYTES])

    def returning(self, person: str, round: int) -> str:
        """Key of a guest's return link, for signing in on another device; a new round makes a new key."""
        return _text(hmac.digest(self._return, f"{person}/{round}".encode(), "sha256")[:KEY_BYTES])

    def reset(self, person: str, password: str, epoch: int, ends: str) -> str:
        """Key of a link with which a forgotten password is replaced; another password or sign-in epoch voids it."""
        text = f"{person}/{password}/{epoch}/{ends}".encode()
        return _text(hmac.digest(self._reset, text, "sha256")[:KEY_BYTES])

    def webhook(self, way: str, version: int) -> str:
        """Secret that signs what a webhook is sent; a new version makes a new secret."""
        return f"whs_{_text(hmac.digest(self._webhook, f'{way}/{version}'.encode(), 'sha256'))}"

    def invitation(self, table: str, place: str, round: int) -> str:
        """Invitation key to a chair (its number), to `any` free chair or to `watch`; a new round makes a new key."""
        text = f"{table}/{place}/{round}".encode()
        return _text(hmac.digest(self._invitation, text, "sha256")[:KEY_BYTES])


def new_person() -> str:
    """New public id of a person."""
    return _text(secrets.token_bytes(VISITOR_BYTES)).replace("-", "0").replace("_", "1")


def new_table() -> str:
    """New id of a table: short enough to be read out, too long to be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_table(text: str) -> bool:
    """Return whether a text has the form of a table id."""
    return bool(_TABLE.fullmatch(text))


def hashed(key: str) -> str:
    """SHA-256 of a key, which is stored in its place."""
    return hashlib.sha256(key.encode()).hexdigest()


def matches(key: str | None, stored: str | None) -> bool:
    """Return whether a key has the stored hash."""
    return key is not None and stored is not None and hmac.compare_digest(hashed(key), stored)


def same(shown: str, true: str) -> bool:
    """Compare two texts in constant time."""
    return hmac.compare_digest(shown.encode(errors="surrogateescape"), true.encode())


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
