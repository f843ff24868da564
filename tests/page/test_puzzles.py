"""A puzzle on the page: failed, looked up, solved, and remembered on the shelf."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from eldorado.insight.puzzles import Puzzle, shipped_puzzles


def purchase() -> Puzzle:
    """A puzzle that is solved by buying one card with the whole hand."""
    return next(one for one in shipped_puzzles() if [step.verb for step in one.steps] == ["buy"])


def test_a_puzzle_is_failed_and_then_solved(page: Page) -> None:
    one = purchase()
    page.goto(f"/#/puzzles/{one.id}")
    page.wait_for_selector(".table [data-card]")
    page.locator("[data-do=end]").click()
    page.locator("[data-do=end]").click()
    expect(page.locator(".told h2").last).to_have_text("Not quite")
    page.locator("[data-do=again]").click()
    page.locator(f"[data-pile={one.plan.bought}]").click()
    page.locator("[data-do=end]").click()
    page.wait_for_selector(".table[data-version='1']")
    page.locator("[data-do=end]").click()
    expect(page.locator(".told h2").last).to_have_text("Solved")
    page.locator("[data-do=way]").click()
    expect(page.locator(".steps li")).to_have_count(1)
    page.goto("/#/puzzles")
    expect(page.locator(f"[data-puzzle='{one.id}'].done")).to_be_visible()


def test_a_puzzle_nobody_knows(page: Page) -> None:
    page.goto("/#/puzzles/nothing")
    expect(page.get_by_role("alert")).to_contain_text("nothing")
