import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeGoods, type Goods } from "../../backend/harness/goods";
import { callShop, withDatabase } from "../../backend/harness/people";
import { BUYER } from "../../backend/harness/sales-counter";
import { until } from "../../backend/harness/until";
import { adminToken } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
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

describe.each(walkedOn("desktop"))("on a $name", (screen) => {
  it("staff choose what is worn with a product, and all of it goes into the cart at once", async () => {
    const [main, piece] = await makeGoods(shop, {
      pieces: 4,
      count: 2,
      over: { sizes: ["M", "L"], colors: ["#1b1a1a"] },
    });
    const [gone] = await makeGoods(shop, { pieces: 0 });
    if (!piece) throw new Error("There are too few goods.");
    const staff = await visitAs(browser, screen, `look-staff-${screen.name}`, await adminToken());
    await staff.page.goto(`${shop.origin}/admin/products?view=${main.product.id}`);
    const panel = staff.page.getByRole("region", { name: "Complete the look" });
    for (const { product } of [gone, piece]) {
      await panel.getByRole("combobox", { name: "Find a product" }).fill(product.name);
      await panel.getByRole("option", { name: product.name }).click();
    }
    await panel.getByRole("button", { name: `Move ${piece.product.name} up` }).click();
    await expectCleanScreen(staff.page, `admin-look-${screen.width}`);
    await panel.getByRole("button", { name: "Save look" }).click();
    await staff.page.getByText("Look saved.").waitFor();
    expect(staff.complaints).toEqual([]);
    await staff.close();

    const { page, complaints, close } = await visitAs(browser, screen, `look-${screen.name}`);
    await page.goto(`${shop.origin}/product/${main.product.id}?size=L`);
    // Its code comes when it is near the screen; the reviews stand below it.
    await page.getByRole("region", { name: "Reviews" }).scrollIntoViewIfNeeded();
    const look = page.getByRole("region", { name: "Complete the look" });
    await look.getByText("Sold out").waitFor();
    await expectCleanScreen(page, `product-look-${screen.width}`);
    await look.getByRole("button", { name: "Add 2 to cart" }).click();
    const choice = look.getByRole("combobox");
    await look.getByText("Choose a size first").waitFor();
    await expect
      .poll(() => choice.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await choice.selectOption({ label: "Black, M" });
    await look.getByRole("button", { name: "Add 2 to cart" }).click();
    await page.getByText("Added 2 pieces to cart!").waitFor();
    await page.goto(`${shop.origin}/cart`);
    await page.getByRole("link", { name: main.product.name }).first().waitFor();
    await page.getByRole("link", { name: piece.product.name }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
