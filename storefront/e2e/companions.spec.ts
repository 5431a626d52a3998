import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeGoods, type Goods } from "../../backend/harness/goods";
import { callShop, withDatabase } from "../../backend/harness/people";
import { BUYER } from "../../backend/harness/sales-counter";
import { until } from "../../backend/harness/until";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { shop } from "./shop";

const browser = useBrowser();

async function boughtTogether(...goods: readonly Goods[]): Promise<void> {
  const items = goods.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
  const { status } = await callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    body: { ...BUYER, items },
  });
  expect(status).toBe(201);
}

const countNow = () =>
  withDatabase(shop, (database) =>
    database.query("UPDATE catalogue_state SET companions_at = '-infinity'"),
  );
const companionsOf = async ({ product }: Goods) =>
  JSON.stringify((await callShop(shop, "GET", `/api/products/${product.id}/companions`)).json);

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  it("a product's page shows what is bought with it, and tells in turn what was looked at", async () => {
    const [main, near] = await makeGoods(shop, { pieces: 9, count: 6 });
    if (!near) throw new Error("There are too few goods.");
    await boughtTogether(main, near);
    await boughtTogether(main, near);
    expect(await companionsOf(main)).not.toContain(near.product.id);
    await countNow();
    await until(
      () => companionsOf(main),
      (beside) => beside.includes(near.product.id),
      60_000,
    );
    const { page, complaints, close } = await visitAs(browser, screen, `companions-${screen.name}`);
    const told: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/products/looked-at")) told.push(request.postDataJSON());
    });
    await page.goto(`${shop.origin}/product/${main.product.id}`);
    const also = page.getByRole("region", { name: "You May Also Like" });
    await also.scrollIntoViewIfNeeded();
    await expectCleanScreen(page, `product-companions-${screen.width}`);
    // Each page is looked at until what is looked at is noted.
    const rememberedAs = (count: number) =>
      page.waitForFunction((wanted) => {
        const kept = JSON.parse(localStorage.getItem("recentlyViewed.v1") ?? "[]") as unknown[];
        return kept.length === wanted;
      }, count);
    await rememberedAs(1);
    await also.getByRole("link", { name: near.product.name }).first().click();
    await page.getByRole("heading", { level: 1, name: near.product.name }).waitFor();
    await rememberedAs(2);
    expect(told).toEqual([]);
    await also
      .getByRole("article")
      .filter({ hasNotText: main.product.name })
      .first()
      .getByRole("link")
      .first()
      .click();
    await rememberedAs(3);
    await until(
      () => told,
      (calls) => calls.length === 1,
    );
    const [call] = told as [{ products: string[] }];
    expect(Object.keys(call)).toEqual(["products"]);
    expect(call.products.slice(0, 2)).toEqual([main.product.id, near.product.id]);
    expect(call.products).toHaveLength(3);
    expect(complaints).toEqual([]);
    await close();
  });
});
