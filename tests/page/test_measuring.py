"""The measure of the screens finds what it is for: faults planted in a small page, one of each kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .looking import INSTALLED, MEASURE, MEASURING

SOUND = """<style>
  body { margin: 0; font: 16px 'DejaVu Sans'; height: 700px; overflow: hidden; position: relative }
  main { padding: 40px }
  button { display: block; width: 200px; height: 48px; margin: 8px 0; padding: 0; border: 0; font: inherit }
  .roll { height: 120px; overflow-y: auto } .roll p { margin: 0 0 60px }
  .over { position: fixed; left: 0; top: 0; right: 0; bottom: 0 } .through { pointer-events: none }
  .tail::after { content: ''; position: absolute; left: -300px; top: 0; width: 300px; height: 90px }
</style>
<main>
  <h1>Words of a page</h1>
  <p id="first">The first of two paragraphs.</p>
  <p id="second">The second of two paragraphs.</p>
  <button id="go">Go</button><button id="halt">Stop</button>
  <div class="roll"><p>A list</p><p>that is longer</p><p id="last">than its box</p></div>
  <p><b id="name_" class="pn">Bartholomew</b></p>
  <input id="field" value="Ada" style="width: 200px; height: 44px">
</main>
<div class="over through"></div>"""
"""Nothing is wrong with it; what lies over everything lets everything through."""
FAULTS = {
    "too small for a finger": "go.style.height = '30px'",
    "overlaps": "halt.style.marginTop = '-20px'",
    "covered by <DIV over": "document.querySelector('.over').classList.remove('through')",
    "covered by <DIV tail": "document.querySelector('main').insertAdjacentHTML('beforeend',"
    " '<div class=tail style=\"position: absolute; left: 320px; top: 170px; width: 9px; height: 9px\"></div>')",
    "sticks out of its place": "document.querySelector('main').style.width = '150px'",
    "outside the window": "go.style.cssText += 'position: absolute; left: 1200px'",
    "words covered by": "second.style.cssText = 'position: relative; top: -30px; height: 40px; background: white'",
    "words over": "second.style.marginTop = '-30px'",
    "letters touch": "first.style.display = 'inline-block'; second.textContent = 'Two';"
    " const { right, top } = first.getBoundingClientRect();"
    " second.style.cssText = `position: absolute; margin: 0; left: ${right - 2}px; top: ${top}px`",
    "letters of 9px": "first.style.fontSize = '9px'",
    "letters cut off": "first.style.cssText = 'height: 8px; overflow: hidden'",
    "words cut off": "first.style.cssText = 'width: 60px; overflow: hidden; white-space: nowrap'",
    "letters run out of their ground": "first.style.cssText = 'width: 60px; background: white; white-space: nowrap'",
    "words run out of their box": "go.textContent = 'Going to the gate by way of the jungle'; go.style.whiteSpace = 'nowrap'",
    "words outside the window": "first.style.cssText = 'position: absolute; left: -20px'",
    '"Bartholomew" is broken': "name_.style.cssText = 'display: block; width: 40px; overflow-wrap: anywhere'",
    "letters of 8px": "last.style.fontSize = '8px'",
    "needs": "field.value = 'A name that is longer than its field'",
    "the page scrolls": "document.body.style.cssText = 'height: 3000px; overflow: visible'",
}
"""What is said of each."""


LATE = """() => {
  document.querySelector('.roll').style.height = '400px'
  last.style.marginTop = '900px'
  last.insertAdjacentHTML('afterend', '<p style="margin-top: -75px">over it</p>')
}"""
"""A fault where nobody has rolled to."""
OPTIONS = {"touch": True, "overlappingHand": False, "rolled": True}


@pytest.fixture
def plain(familiar: Callable[..., Page]) -> Page:
    page = familiar(390, 844, has_touch=True)
    page.add_init_script(INSTALLED)
    page.goto("about:blank")
    return page


def test_every_kind_of_fault_is_found(plain: Page) -> None:
    plain.evaluate(f"window.measure = {MEASURING}")
    missed = []
    for said, fault in {"": "", **FAULTS}.items():
        plain.set_content(SOUND)
        found = plain.evaluate(f"(options) => {{ {fault}; return measure(options) }}", OPTIONS)
        if not any(said in one for one in found) if said else found:
            missed.append((said, found))
    assert not missed


def test_what_is_rolled_is_measured_to_its_end(plain: Page) -> None:
    plain.set_content(SOUND)
    plain.evaluate(LATE)
    assert plain.evaluate(MEASURE, {**OPTIONS, "rolled": False}) == []
    assert plain.evaluate(MEASURE, OPTIONS) != []
