"""Web push and the rules for addresses that somebody else chose."""

import base64
import json
from collections.abc import AsyncIterator

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from stellwerk.server.features.notices.jobs.http_post import NotSent, post
from stellwerk.server.features.notices.jobs.mail import BadSmtp, read_smtp
from stellwerk.server.features.notices.service.web_push import (
    VALID_SECONDS,
    PushKey,
    bytes_of,
    derived,
    encrypted,
    point_of,
    text_of,
)
from stellwerk.server.model.moment import parse
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.security.open_internet import has_private_host, is_public
from tests.server.house import House, running
from tests.server.receivers import Hooks, hooks
from tests.server.stores import Store
from tests.server.turned_clock import START

# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, byte for byte."""
    own = ec.derive_private_key(int.from_bytes(bytes_of(OWN)), ec.SECP256R1())
    assert text_of(encrypted(PLAIN, BROWSER, AUTH, bytes_of(SALT), own)) == SENT


def test_the_signature_tells_who_sends_and_to_whom() -> None:
    """RFC 8292: signed with a key that follows from the secret."""
    key = PushKey(b"a secret")
    assert PushKey(b"a secret").public == key.public != PushKey(b"another").public
    header = key.authorization("https://push.example.org", "https://play.example.org", START)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    raw = bytes_of(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    known.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(bytes_of(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "https://play.example.org")
    assert claims["exp"] == int(parse(START).timestamp()) + VALID_SECONDS


class Browser:
    """A browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.keys = {"p256dh": text_of(point_of(self.key.public_key())), "auth": text_of(self.auth)}

    def read(self, body: bytes) -> dict[str, object]:
        """Decrypt what came."""
        salt, theirs = body[:16], body[21:86]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        mine = point_of(self.key.public_key())
        secret = derived(self.auth, self.key.exchange(ec.ECDH(), point), b"WebPush: info\0" + mine + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        found: dict[str, object] = json.loads(AESGCM(key).decrypt(nonce, body[86:], None).removesuffix(b"\x02"))
        return found


@pytest.fixture
async def got() -> AsyncIterator[Hooks]:
    async with hooks() as opened:
        yield opened


@pytest.fixture
async def fast(store: Store, workers: Workers) -> AsyncIterator[House]:
    more = {"notice_seconds": 0.0, "send_seconds": 0.05, "retry_seconds": 0.01, "allow_private_webhooks": True}
    async with running(store, workers, address="https://play.example.org", **more) as house:
        yield house


async def test_a_guests_browser_is_told(fast: House, got: Hooks) -> None:
    """Push needs no account; a subscription that is gone is forgotten."""
    anna, ben, browser = fast.guest(), fast.guest(), Browser()
    await ben.get("/me")
    new = {"way": "push", "target": f"http://127.0.0.1:{got.port}/push/1", "keys": browser.keys, "language": "de"}
    for _ in range(2):
        known = await ben.post("/me/notices", new, 201)
    assert len(known["ways"]) == 1
    assert len(base64.urlsafe_b64decode(known["push_key"] + "=")) == 65
    table = await anna.open_table("me", "open", "random", options={"start_player": 0, "fixed_starts": True})
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await anna.act(await anna.get(f"/tables/{id}"), "build:black", "place:I4", "stop")
    _, headers, body = (await got.wait(1))[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    told = browser.read(body)
    assert (told["kind"], told["link"]) == ("turn", f"https://play.example.org/#/table/{id}")
    got.statuses = [410]
    await ben.post(f"/me/notices/{known['ways'][0]['id']}/test")
    await got.wait(2)
    for _ in range(100):
        if not (await ben.get("/me/notices"))["ways"]:
            break
    assert (await ben.get("/me/notices"))["ways"] == []


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1",
     "::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1",
     "fec0::1", "::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:0:0:7f00:1", "64:ff9b:1::a00:1",
     "2001:0:7f00:1::80ff:fffe", "2002:909:909::1", "2620:fe::5efe:7f00:1", "2620:fe::200:5efe:a00:1", "2001:db8::1",
     "3fff::1", "100::1", "5f00::1"],
)  # fmt: skip
def test_private_addresses_are_known_in_every_disguise(address: str) -> None:
    """Neither a loopback, nor a local network, nor a cloud's own address."""
    assert not is_public(address)


def test_an_address_may_say_itself_that_it_is_private() -> None:
    """Then it is refused before it is kept; behind a name anything may be."""
    private = ("https://10.1.2.3/x", "https://[fc00::1]:8443/", "https://LOCALHOST/", "https://hook.localhost./")
    assert all(has_private_host(url) for url in private)
    assert not any(has_private_host(url) for url in ("https://9.9.9.9/", "https://example.org/", "https://[x]/"))


def test_public_addresses_are_public() -> None:
    """Otherwise nothing would ever go out."""
    assert is_public("9.9.9.9") and is_public("2620:fe::fe")
    assert is_public("::ffff:9.9.9.9") and is_public("2001:4860:4860::8888") and is_public("2a01:4f8::1")


@pytest.mark.parametrize("url", ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://u@[::1]/"])
async def test_nothing_goes_into_the_own_network(url: str) -> None:
    """Plain HTTP and private addresses are refused before anything is sent."""
    with pytest.raises(NotSent, match=r"^(private|not_https)$") as trouble:
        await post(url, b"{}", {})
    assert trouble.value.final, "trying again is of no use"


async def test_a_receiver_that_does_not_answer_is_left(got: Hooks, monkeypatch: pytest.MonkeyPatch) -> None:
    """After five seconds; here after less."""
    monkeypatch.setattr("stellwerk.server.features.notices.jobs.http_post.SECONDS", 0.0)
    with pytest.raises(NotSent, match="timeout"):
        await post(f"http://127.0.0.1:{got.port}/", b"{}", {}, allow_private=True)


def test_a_mail_server_is_named_by_a_url() -> None:
    """With a sender; what cannot be used is told at once."""
    found = read_smtp("smtp://me%40example.org:se%2Fcret@mail.example.org?from=Stellwerk%20%3Ca@example.org%3E")
    assert (found.host, found.port, found.user, found.password) == (
        "mail.example.org",
        587,
        "me@example.org",
        "se/cret",
    )
    assert read_smtp("smtps://mail.example.org?from=a@example.org").port == 465
    for wrong in ("mail.example.org", "smtp://", "http://x?from=a@b", "smtp://mail.example.org"):
        with pytest.raises(BadSmtp):
            read_smtp(wrong)
