import { createHash } from "node:crypto";
import type { Page, Response } from "playwright-core";
import { describe, expect, it } from "vitest";
import { productNamed, productWithChoice } from "./api";
import { settle, startVisit, untilAlive, untilQuiet, useBrowser, visitAs } from "./browser";
import { goToTheShop } from "./shop";

/** Smaller ones may be alike by chance, such as two icons. */
const SMALLEST = 1024;

const shop = goToTheShop();
const browser = useBrowser();

/** What the page fetches from here on, read once it is at rest. */
function recorded(page: Page): () => Promise<Array<{ address: string; digest: string }>> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.ok() && !response.url().startsWith("data:")) responses.push(response);
  });
  return async () => {
    const files = await Promise.all(
      responses.map(async (response) => ({
        address: new URL(response.url()).pathname,
        body: await response.body(),
      })),
    );
    return files
      .filter(({ body }) => body.length >= SMALLEST)
      .map(({ address, body }) => ({
        address,
        digest: createHash("sha256").update(body).digest("hex"),
      }));
  };
}

/** Addresses of what came before from another one. The same address again is answered by the browser's cache. */
function fetchedAgain(files: ReadonlyArray<{ address: string; digest: string }>): string[] {
  const addressOf = new Map<string, string>();
  for (const { address, digest } of files) {
    if (!addressOf.has(digest)) addressOf.set(digest, address);
  }
  return files
    .filter(({ address, digest }) => addressOf.get(digest) !== address)
    .map(({ address }) => address);
}

/** Bytes on the line, with their headers, of what a page fetches until it is at rest; nothing for what the phone has. */
async function weightOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const line = await page.context().newCDPSession(page);
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await line.send("Network.enable");
  await open();
  await untilQuiet(page);
  await line.detach();
  return bytes;
}

const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  ...{ hasTouch: true, isMobile: true },
};
/** Bytes with headers. On 27 November 2026: 103,306, 77,422 and 23,983; without data saver 306,498, 302,157 and 52,480. */
const BUDGET = { home: 150_000, product: 120_000, nextPage: 25_000 };
const SAVING = { ...PHONE, extraHTTPHeaders: { "Save-Data": "on" } };

describe("for somebody who saves data", () => {
  it("a first visit and the next page stay within their bytes", async () => {
    // Of the demo: what other walks add may have any number of pictures.
    const { id } = await productNamed("Gahinga Boxy Tee");
    const address = `${shop.origin}/product/${id}`;
    const first = await startVisit(browser, SAVING);
    const home = await weightOf(first.page, () => first.page.goto(shop.origin));
    const next = await weightOf(first.page, () => first.page.goto(address));
    await first.close();
    const other = await startVisit(browser, SAVING);
    const item = await weightOf(other.page, () => other.page.goto(address));
    await other.close();
    expect(home).toBeLessThan(BUDGET.home);
    expect(item).toBeLessThan(BUDGET.product);
    expect(next).toBeLessThan(BUDGET.nextPage);
  });

  it("a press fetches the scripts and is not lost, and the switch in the menu is the last word", async () => {
    const { product } = await productWithChoice();
    const { page, complaints, close } = await startVisit(browser, SAVING);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(`${shop.origin}/product/${product.id}`);
    await untilQuiet(page);
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    const saver = page.getByRole("switch", { name: "Data saver" });
    expect(await saver.getAttribute("aria-checked")).toBe("true");
    expect(scripts.length).toBeGreaterThan(3);
    await saver.click();
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-saving"));
    await untilAlive(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => saver.getAttribute("aria-checked")).toBe("false");
    expect(complaints).toEqual([]);
    await close();
  });

  it("a press whose scripts did not come can be repeated once there is a network", async () => {
    const { product } = await productWithChoice();
    const { page, close } = await startVisit(browser, SAVING);
    await page.goto(`${shop.origin}/product/${product.id}`);
    await untilQuiet(page);
    const menu = page.getByRole("button", { name: "Open menu" });
    const busy = () => page.evaluate(() => document.documentElement.ariaBusy);
    await page.context().setOffline(true);
    const failed = page.waitForEvent("pageerror");
    await menu.click();
    await failed;
    await expect.poll(busy).toBeNull();
    await page.context().setOffline(false);
    await menu.click();
    await page.getByRole("switch", { name: "Data saver" }).waitFor();
    expect(await busy()).toBeNull();
    await close();
  });
});

describe.each(["", "/rw"])("below %j", (prefix) => {
  it("no file is fetched under two names", async () => {
    const { product } = await productWithChoice();
    for (const path of ["/", `/product/${product.id}`, "/cart"]) {
      const screen = { width: 390, height: 844, hasTouch: true, isMobile: true };
      const { page, close } = await visitAs(browser, screen, "weight");
      const files = recorded(page);
      await page.goto(shop.origin + prefix + path);
      await untilAlive(page);
      await untilQuiet(page);
      await settle(page);
      const fetched = await files();
      // The page itself, its styles, its font and its scripts.
      expect(fetched.length).toBeGreaterThan(5);
      expect([path, fetchedAgain(fetched)]).toEqual([path, []]);
      await close();
    }
  });
});
