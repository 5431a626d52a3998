import { createHash } from "node:crypto";
import type { Page, Response } from "playwright-core";
import { describe, expect, it } from "vitest";
import { productWithChoice } from "./api";
import { settle, untilAlive, untilQuiet, useBrowser, visitAs } from "./browser";
import { shop } from "./shop";

/** Smaller ones may be alike by chance, such as two icons. */
const SMALLEST = 1024;

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
