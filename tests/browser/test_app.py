"""The installed app: it opens without the server, and shows the server's own page while the server answers."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.visitor import Visitor

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const shell = await caches.open('stellwerk-shell');
  return (await shell.keys()).length > 20 && (await shell.match('/')) !== undefined;
}"""
AGE = """async () => {
  const shell = await caches.open('stellwerk-shell');
  await shell.put('/', new Response('<!doctype html><title>old</title><main>An old client</main>',
    {headers: {'Content-Type': 'text/html'}}));
}"""
KEPT_PAGE = "async () => (await caches.match('/')).text()"
KEEP_OLDER_BUILD = """async (build) => {
  const shell = await caches.open('stellwerk-shell');
  for (const {url} of await shell.keys()) {
    const answer = await shell.match(url), path = new URL(url).pathname;
    if (path === '/') {
      const page = (await answer.text()).replaceAll('/assets/', '/assets/older/');
      await shell.put('/', new Response(page, {headers: {'Content-Type': 'text/html'}}));
    } else if (path.endsWith('.js') && path.startsWith('/assets/')) {
      const script = (await answer.text()).replaceAll(build, 'an-older-build');
      const named = path.replace('/assets/', '/assets/older/'); // another content has another name
      await shell.put(named, new Response(script, {headers: {'Content-Type': 'text/javascript'}}));
    } else if (path.endsWith('.css')) await shell.put(path.replace('/assets/', '/assets/older/'), answer);
  }
}"""
BEGUN_BY = "() => new URL(document.querySelector('script[type=module]').src).pathname"
SHARE = """async (text) => {
  const form = document.createElement('form');
  Object.assign(form, {method: 'post', action: '/share', enctype: 'multipart/form-data'});
  const field = Object.assign(document.createElement('input'), {type: 'file', name: 'record'});
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.stellwerk.json', {type: 'application/json'}));
  field.files = files.files;
  form.append(field);
  document.body.append(form);
  form.submit();
}"""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data") as running:
        yield running


@pytest.fixture
def installed(browser: Browser, own_house: House) -> Iterator[Visitor]:
    """Somebody whose browser keeps the client."""
    guest = Visitor(browser, own_house.address, service_workers="allow")
    guest.come()
    guest.page.goto("/#/rules/paris")
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.until(lambda: bool(guest.page.evaluate(KEPT)))
    guest.page.reload()  # under the worker's care: what is read of the games is kept before the page has it
    guest.page.get_by_text("PAR-1.1", exact=True).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    yield guest
    guest.leave()


def test_without_the_server_the_rules_are_read_and_the_start_page_says_what_is_wrong(
    installed: Visitor, own_house: House
) -> None:
    own_house.kill()
    installed.page.reload()
    expect(installed.page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    expect(installed.page.get_by_text("PAR-1.1", exact=True).first).to_be_visible()
    installed.page.goto("/#/")
    expect(installed.page.get_by_role("button", name="Noch einmal")).to_be_visible()
    own_house.start()


def test_while_the_server_answers_its_own_page_is_shown_and_kept(installed: Visitor) -> None:
    """What is kept is not used while the server answers, and is renewed then."""
    installed.page.evaluate(AGE)
    installed.page.reload()
    expect(installed.page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    installed.until(lambda: "An old client" not in str(installed.page.evaluate(KEPT_PAGE)))


def test_a_page_that_began_without_the_server_is_loaded_again_if_the_server_is_newer(
    installed: Visitor, own_house: House
) -> None:
    build = installed.page.evaluate("async () => (await (await fetch('/build.txt')).text()).trim()")
    installed.page.evaluate(KEEP_OLDER_BUILD, build)
    own_house.kill()
    installed.page.reload()
    expect(installed.page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    assert installed.page.evaluate(BEGUN_BY).startswith("/assets/older/")
    with installed.page.expect_navigation():  # without a hand: the page asks again and again
        own_house.start()
    expect(installed.page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    assert not installed.page.evaluate(BEGUN_BY).startswith("/assets/older/")


def test_a_record_that_is_shared_is_opened(installed: Visitor) -> None:
    installed.page.evaluate(SHARE, "{not a record")
    expect(installed.page.get_by_text("Die Datei ist kein JSON")).to_be_visible()
    assert installed.page.url.endswith("/#/upload")


def test_the_app_can_be_installed(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.come()
    manifest = guest.page.request.get("/app.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert guest.page.request.get(icon["src"]).ok, icon
