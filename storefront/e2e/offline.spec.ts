import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { CACHES, isOwnCache } from "../app/lib/offline/caches";
import { keepPicture, settle, startVisit, untilAlive, useBrowser } from "./browser";
import { addFromCard, expectCleanScreen, plain } from "./screens";
import { shop } from "./shop";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const browser = useBrowser();

async function visitWithWorker(name: string, origin = shop.origin) {
  const visit = await startVisit(browser, { ...PHONE, serviceWorkers: "allow" });
  onTestFailed(async () => {
    await keepPicture(visit.page, `failed-${name}`);
    await visit.close();
  });
  await visit.page.goto(origin);
  await untilAlive(visit.page);
  return visit;
}

/** Addresses in a cache, without the shop's origin. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    async ([cache, origin]) =>
      (await (await caches.open(cache ?? "")).keys()).map(({ url }) =>
        url.replace(origin ?? "", ""),
      ),
    [name, shop.origin] as const,
  );

const untilPrepared = (page: Page) =>
  expect.poll(() => keptIn(page, CACHES.screens), { timeout: 20_000 }).toContain("/offline");

const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const open = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);

describe("a phone without network", () => {
  it("shows what was seen, and says what was not", async () => {
    const { page, close } = await visitWithWorker("offline-seen");
    await addFromCard(page);
    await untilPrepared(page);
    await page.context().setOffline(true);
    await open(page, "/");
    await title(page, "STRIVE");
    await page.getByText("Network offline").waitFor();
    await settle(page);
    await keepPicture(page, "offline-home");
    await open(page, "/about");
    await title(page, "You're offline");
    await keepPicture(page, "offline-about");
    await close();
  });
});
