import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, keepPicture, settle } from "./browser";

/** A phone and a desktop. */
export const SCREENS = [
  { name: "phone", width: 390, height: 844, hasTouch: true, isMobile: true },
  { name: "desktop", width: 1280, height: 800, hasTouch: false, isMobile: false },
];

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

/** Adds what the first card with a choice shows, in a size in stock. */
export async function addFromCard(page: Page): Promise<void> {
  await page.locator("button[aria-haspopup=dialog][aria-label^='Add to Cart']").first().click();
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
