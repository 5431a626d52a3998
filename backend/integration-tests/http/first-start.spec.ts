import { afterAll, beforeAll, expect, it } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { startShop, type Shop } from "../harness";
import { callShop, withDatabase } from "../harness/people";
import { NO_POST } from "../harness/visitor";

/** Lends its PostgreSQL; a database of its own would have been set up by it already. */
let lender: Shop;
const opened: Shop[] = [];

const SECRETS = {
  JWT_SECRET: "a-secret-that-all-instances-share-1234567890",
  COOKIE_SECRET: "another-one-that-all-instances-share-123456",
};

beforeAll(async () => {
  lender = await startShop({ env: { ...NO_POST, SEED_DEMO: "false" } });
  await withDatabase(lender, (database) => database.query("CREATE DATABASE fresh"));
});
afterAll(async () => {
  for (const shop of opened) await shop.stop();
  await lender.stop();
});

it("of three instances at once on a new database sets it up once, with one demo catalogue", async () => {
  const url = new URL(lender.databaseUrl);
  url.pathname = "/fresh";
  const env = { ...NO_POST, ...SECRETS, DATABASE_URL: url.href, SEED_DEMO: "true" };
  const starts = await Promise.allSettled([1, 2, 3].map(() => startShop({ env })));
  for (const start of starts) if (start.status === "fulfilled") opened.push(start.value);
  const reasons = starts.map((start) => (start.status === "rejected" ? String(start.reason) : ""));
  expect(reasons).toEqual(["", "", ""]);
  const printed = opened.map((shop) => shop.output());
  expect(printed.filter((text) => text.includes("Making the demo catalogue"))).toHaveLength(1);
  const counts = await Promise.all(
    opened.map(async (shop) => {
      const { json } = await callShop(shop, "GET", "/api/products?limit=1");
      return productListResponseSchema.parse(json).count;
    }),
  );
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThan(50);
}, 180_000);
