import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { rounds } from "../../backend/harness/rounds";
import { axeFindings, keepPicture, settle, untilAlive } from "./browser";

/** A phone and a desktop. */
export const SCREENS = [
  { name: "phone", width: 390, height: 844, hasTouch: true, isMobile: true },
  { name: "desktop", width: 1280, height: 800, hasTouch: false, isMobile: false },
];

/**
 * Where a walk through many screens is walked: in the gate on one of both, in many rounds on each. What the
 * shop is like on both, `browsing`, `buying` and `layout` tell.
 */
export const walkedOn = (name: "phone" | "desktop") =>
  rounds(
    SCREENS.filter((screen) => screen.name === name),
    SCREENS,
  );

/** Takes a screenshot, and checks that axe finds nothing and nothing scrolls sideways. */
export async function expectCleanScreen(page: Page, picture: string): Promise<void> {
  await settle(page);
  await keepPicture(page, picture);
  expect(await axeFindings(page), picture).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${picture} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The first such card of a list that has one: what other walks made stands before it, and the list may have to grow. */
export async function firstCard(page: Page, cards: Locator): Promise<Locator> {
  const all = page.getByRole("article");
  await all.first().waitFor();
  await untilAlive(page);
  while ((await cards.count()) === 0) {
    const shown = await all.count();
    await page.getByRole("link", { name: "View More Products" }).click();
    await expect.poll(() => all.count()).toBeGreaterThan(shown);
  }
  return cards.first();
}

/** Adds what the first card with a choice shows, in a size in stock. */
export async function addFromCard(page: Page): Promise<void> {
  const quick = page.locator("button[aria-haspopup=dialog][aria-label^='Add to Cart']");
  await (await firstCard(page, quick)).click();
  const picker = page.getByRole("dialog", { name: /^Choose/ });
  await picker
    .getByRole("button", { name: /, (in stock|\d left)$/ })
    .first()
    .click();
  await picker.getByRole("button", { name: "ADD TO CART" }).click();
  await picker.waitFor({ state: "detached" });
}

/** Prices contain a no-break space; tests compare with a normal one. */
export const plain = (text: string | null): string => (text ?? "").replaceAll(/\s+/g, " ").trim();
