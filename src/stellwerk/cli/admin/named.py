"""Whom a command is about: an account by its name, or a guest by the id."""

from difflib import get_close_matches

from stellwerk.cli.failure import WrongUse
from stellwerk.server.errors import RequestError
from stellwerk.server.features.people.model import Account
from stellwerk.server.services import Services


async def the_account(services: Services, name: str) -> Account:
    """The account of this name; raise WrongUse with names that are much like it if there is none."""
    try:
        return await services.accounts.named(name)
    except RequestError as error:
        known = [account.name for account in await services.stores.accounts.all()]
        meant = " or ".join(get_close_matches(name, known))
        asked = f"Did you mean {meant}? " if meant else ""
        raise WrongUse(error.detail, f"{asked}`stellwerk admin list accounts` lists them.") from None


async def the_person(services: Services, name: str) -> str:
    """The person of an account's name, or the guest with this id."""
    if await services.stores.tables.name_of(name) is not None:
        return name
    return (await the_account(services, name)).person
