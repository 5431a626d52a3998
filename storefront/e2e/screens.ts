import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, keepPicture, settle } from "./browser";

/** A phone and a desktop. */
export const SCREENS = [
  { name: "phone", width: 390, height: 844, hasTouch: true, isMobile: true },
  { name: "desktop", width: 1280, height: 800, hasTouch: false, isMobile: false },
];

/** Keeps a picture, and finds nothing to complain of: neither axe nor a bar to scroll sideways. */
export async function expectCleanScreen(page: Page, picture: string): Promise<void> {
  await settle(page);
  await keepPicture(page, picture);
  expect(await axeFindings(page), picture).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${picture} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Prices keep their parts together with a no-break space; people and tests read a space. */
export const plain = (text: string | null): string => (text ?? "").replaceAll(/\s+/g, " ").trim();
