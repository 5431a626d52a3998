import { rm } from "node:fs/promises";
import { Pool } from "pg";
import { chromium, type Browser, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, chromiumPath } from "../harness/chromium";
import type { OwnShop } from "../harness/shop";
import { logIn } from "../harness/people";
import { bulkOrders } from "./bulk-orders";
import { shopWithCatalogue } from "./catalogue-shop";
import { median } from "./load";

/**
 * The lists of the admin area in a real browser, with a hundred and with a hundred thousand rows:
 * milliseconds from the click until the rows are shown; and how many bytes the area is.
 *
 *   npx tsx backend/bench/admin-lists.ts [rounds]
 */
const SIZES = [100, 100_000] as const;
const ROUNDS = Number(process.argv[2] ?? 15);

interface Stand {
  shop: OwnShop;
  token: string;
  page: Page;
}

async function prepare(browser: Browser, size: number): Promise<Stand> {
  const shop = await shopWithCatalogue(size);
  const pool = new Pool({ connectionString: shop.databaseUrl, max: 1, statement_timeout: 240_000 });
  await bulkOrders(pool, size);
  await pool.end();
  const { token } = await logIn(shop, shop.admin);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // Nobody who saves data has anything preloaded, so the click asks for what is measured.
  await context.addInitScript(`
    localStorage.setItem("token", ${JSON.stringify(token)});
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  `);
  return { shop, token, page: await context.newPage() };
}

/** In the page: clicks, and waits until the list's first row has changed. */
const CLICK_TO_ROWS = `(target) => new Promise((resolve, reject) => {
  const first = () => document.querySelector("main tbody tr")?.textContent ?? "";
  const before = first();
  const button = document.querySelector(target);
  if (button === null) return reject(new Error("There is no " + target));
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (first() === "" || first() === before) return;
    watch.disconnect();
    resolve(performance.now() - began);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(() => reject(new Error(target + ": no rows came.")), 30_000);
  button.click();
})`;

/** Milliseconds from the click to the rows. */
const timeOf = (page: Page, selector: string) =>
  page.evaluate<number>(`(${CLICK_TO_ROWS})(${JSON.stringify(selector)})`);

const NEXT = 'main nav button[aria-label="Next page"]';

interface Step {
  name: string;
  measure: (stand: Stand) => Promise<number>;
}

const opens = (screen: string): Step => ({
  name: `open ${screen}`,
  measure: async ({ shop, page }) => {
    await page.goto(`${shop.origin}/admin/settings`);
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    return timeOf(page, `nav a[href="/admin/${screen}"]`);
  },
});
/** From the screen that was opened before. */
const turns = (screen: string): Step => ({
  name: `next page of ${screen}`,
  measure: ({ page }) => timeOf(page, NEXT),
});
const STEPS = [opens("products"), turns("products"), opens("orders"), turns("orders")];

/** Bytes on the wire of a first visit to an address, by what they are. */
async function weigh(browser: Browser, { shop, token }: Stand): Promise<void> {
  const context = await browser.newContext();
  await context.addInitScript(`localStorage.setItem("token", ${JSON.stringify(token)});`);
  const fresh = await context.newPage();
  const session = await context.newCDPSession(fresh);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await fresh.goto(`${shop.origin}/admin/orders`);
  await fresh.locator("main tbody tr").first().waitFor();
  process.stdout.write(`First visit to /admin/orders, bytes: ${JSON.stringify([...bytes])}\n`);
  await context.close();
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  const stands: Stand[] = [];
  try {
    for (const size of SIZES) stands.push(await prepare(browser, size));
    const times = STEPS.map(() => stands.map((): number[] => []));
    // One round to warm up; the shops take turns, so that both see the same machine.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [which, stand] of stands.entries()) {
        for (const [at, step] of STEPS.entries()) {
          const took = await step.measure(stand);
          if (round >= 0) times[at]?.[which]?.push(took);
        }
      }
    }
    console.table(
      Object.fromEntries(
        STEPS.map(({ name }, at) => {
          const [few = Number.NaN, many = Number.NaN] = (times[at] ?? []).map(median);
          const ratio = Number((many / few).toFixed(2));
          return [name, { "100 rows": Math.round(few), "100,000 rows": Math.round(many), ratio }];
        }),
      ),
    );
    const [few] = stands;
    if (few) await weigh(browser, few);
  } finally {
    await browser.close();
    for (const { shop } of stands) {
      await shop.stop();
      await rm(shop.dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
