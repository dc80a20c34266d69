"""Signature of what a webhook is sent, so that its receiver knows who sent it and when."""

import hmac

from stellwerk.server.model.moment import parse

SIGNATURE = "Stellwerk-Signature"
DELIVERY = "Stellwerk-Delivery"


def signature_headers(secret: str, delivery: str, moment: str, body: bytes) -> dict[str, str]:
    """Headers of a webhook: the id of the delivery, and `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body">`."""
    seconds = int(parse(moment).timestamp())
    digest = hmac.digest(secret.encode(), f"{seconds}.".encode() + body, "sha256").hex()
    return {DELIVERY: delivery, SIGNATURE: f"t={seconds},v1={digest}"}
