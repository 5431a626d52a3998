import type { Page } from "playwright-core";

/** Name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (label ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
  });

/** Presses Tab until it has the focus. @throws Error when it can't be reached */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const found = await focused(page);
    if (typeof name === "string" ? found === name : name.test(found)) return;
  }
  throw new Error(`Nothing called ${String(name)} can be reached by Tab.`);
}
