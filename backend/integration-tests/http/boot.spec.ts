import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import nodeModule from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { mailListResponseSchema } from "../../src/contracts/mails";
import { IDEMPOTENCY_HEADER, placedOrderResponseSchema } from "../../src/contracts/orders";
import { makeGoods } from "../../harness/goods";
import { OrderDesk } from "../../harness/order-desk";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { BUYER } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";

/** One start, of a shop that has nothing yet, and what it needs to sell; also on the newest Node. */
const shop = ownShop({
  env: { SEED_DEMO: "false", LOG_LEVEL: "info", PACE: "0.2", DEV_OUTBOX: "true" },
});

it("shows its pages, its calls and Medusa's dashboard", async () => {
  const home = await fetch(shop.origin);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("</html>")]);
  // Not ready is also a database that is slow to answer, as on a busy machine.
  const ready = async () => (await fetch(`${shop.origin}/api/health/ready`)).status;
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  const dashboard = await fetch(`${shop.backoffice}/app/`);
  expect([dashboard.status, await dashboard.text()]).toEqual([
    200,
    expect.stringContaining("<script"),
  ]);
});

it("is empty, can be filled, and sells; Medusa has the order", async () => {
  const list = async () =>
    productListResponseSchema.parse((await callShop(shop, "GET", "/api/products")).json);
  expect((await list()).count).toBe(0);

  const [{ product }] = await makeGoods(shop, { pieces: 3, over: { price: 9000 } });
  expect((await list()).data.map(({ id }) => id)).toEqual([product.id]);

  const { status, json } = await callShop(shop, "POST", "/api/orders", {
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    body: { ...BUYER, items: [{ product_id: product.id, quantity: 2 }] },
  });
  expect(status).toBe(201);
  const { data: order } = placedOrderResponseSchema.parse(json);
  expect(order).toMatchObject({ total_amount: 20_000, subtotal: 18_000 });
  // The till waits only so long for the catalogue, and this is a shop's very first order.
  await expect.poll(async () => (await list()).data[0]?.stock_quantity).toBe(1);
  const desk = await OrderDesk.at(shop);
  expect(await desk.aligned(order.id)).toMatchObject({ status: "pending" });
});

it("shows its mails at /dev/outbox, as the start says, when it is asked to", async () => {
  expect(shop.output()).toContain("/dev/outbox");
  const page = async (path: string) => {
    const response = await fetch(new URL(path, shop.origin));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  await withDatabase(shop, (database) =>
    database.query(
      `INSERT INTO mail (id, key, template, recipient, facts)
       VALUES ('mail_code', 'mail_code', 'reset-code', 'code@example.rw', '{"firstname":"<b>Eve</b>","code":"042137"}')`,
    ),
  );
  const { text, headers } = await until(
    () => page("/dev/outbox"),
    (outbox) => outbox.text.includes("042137") && outbox.text.includes(`To ${BUYER.email}`),
  );
  expect(text).toMatch(/We have your order STR-\d+/);
  expect(text).toContain("042137 is your STRIVE password reset code");
  expect(text).not.toContain("<b>Eve</b>");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).not.toContain("script-src");

  const html = await page("/dev/outbox/mail_code");
  expect(html.status).toBe(200);
  expect(html.text).toContain("042137");
  expect(html.headers.get("content-security-policy")).toMatch(
    /default-src 'none'.*; img-src 'self' http:\/\/[^ ;]+; sandbox/,
  );
  expect((await page("/dev/outbox/mail_none")).status).toBe(404);
  // A proxy on this machine asks for anybody.
  const proxied = await fetch(new URL("/dev/outbox", shop.origin), {
    headers: { "X-Forwarded-For": "127.0.0.1" },
  });
  expect(proxied.status).toBe(404);
});

it("calls none of them sent, for nobody got them", async () => {
  const { token } = await logIn(shop, shop.admin);
  const listed = async (state: string) => {
    const path = `/api/mails?limit=100&state=${state}`;
    const { json } = await callShop(shop, "GET", path, { token });
    return mailListResponseSchema.parse(json);
  };
  await until(
    () => listed("pending"),
    ({ count }) => count === 0,
  );
  const kept = await listed("kept");
  expect(kept.data.find(({ id }) => id === "mail_code")).toMatchObject({
    state: "kept",
    sent_at: null,
  });
  // The one to all of the staff became one for each.
  const passedOn = await listed("passed_on");
  expect(passedOn.data.map(({ template, recipient }) => [template, recipient])).toContainEqual([
    "new-order",
    "staff",
  ]);
  expect(kept.data.map(({ template, recipient }) => [template, recipient])).toContainEqual([
    "new-order",
    shop.admin.email,
  ]);
  expect(await listed("sent")).toMatchObject({ count: 0, data: [] });
});

it("has nothing to complain of, and closes when it is asked to", async () => {
  const complaints = shop
    .output()
    .split("\n")
    .filter((line) => /"level":"(warn|error)"|Warning:/.test(line))
    // Medusa's word on a shop without Redis.
    .filter((line) => !line.includes("Local Event Bus installed"))
    // Of the machine, not of the shop.
    .filter((line) => !line.includes('"msg":"slow statement"'));
  expect(complaints).toEqual([]);
  expect(await shop.close()).toBe(0);
});

it("keeps what was compiled for its next start, where Node can", async () => {
  const kept = await readdir(path.join(shop.dataDir, "compiled-code"), { recursive: true }).catch(
    () => [],
  );
  expect(kept.length > 2000).toBe("enableCompileCache" in nodeModule);
});
