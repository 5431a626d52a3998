import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { usualSettings } from "../../backend/harness/usual-settings";
import { adminToken, makeNamed, productNamed } from "./api";
import { keepPicture, startVisit, useBrowser, type Visit } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const open = (page: Page, address: string) => page.goto(new URL(address, shop.origin).href);
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe.each(walkedOn("desktop"))("staff on a $name", ({ width, height, hasTouch, isMobile }) => {
  async function visit(token?: string): Promise<Visit> {
    const viewport = { width, height };
    const started = await startVisit(browser, { viewport, hasTouch, isMobile });
    onTestFailed(async () => {
      await keepPicture(started.page, `failed-staff-discounts-${width}`);
      await started.close();
    });
    if (token === undefined) return started;
    await started.page.addInitScript((value) => localStorage.setItem("token", value), token);
    return started;
  }

  it("make a code and a sale, and a shopper pays what both leave", async () => {
    const name = `Discounted at ${width}`;
    const code = `STAFF${width}`;
    const { productId } = await makeNamed(name);
    const { price } = await productNamed(name);
    const salePrice = price - 1000;
    const { page, complaints, close } = await visit(await adminToken());

    await open(page, "/admin/discounts/new");
    await page.getByRole("button", { name: "Save discount" }).click();
    await seen(page, "Please enter a code");
    await expectCleanScreen(page, `admin-discount-errors-${width}`);
    await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
    await page.getByLabel("Internal name").fill("A journey");
    await page.getByLabel("Percent off").fill("10");
    expect(plain(await page.getByRole("main").textContent())).toContain(
      `Anyone who types ${code} gets 10% off everything`,
    );
    await expectCleanScreen(page, `admin-discount-filled-${width}`);
    await page.getByRole("button", { name: "Save discount" }).click();
    await seen(page, `${code} is saved.`);
    await page.getByRole("link", { name: code }).first().waitFor();
    await expectCleanScreen(page, `admin-discount-list-${width}`);

    await open(page, "/admin/discounts/sales/new");
    await page.getByLabel("Name", { exact: true }).fill(`Sale at ${width}`);
    await page.getByRole("button", { name: "Create sale" }).click();
    await seen(page, "Now set its prices.");
    await page.getByLabel("Search products").fill(name);
    const field = page.getByLabel(`Sale price of ${name}`);
    await field.fill(String(salePrice));
    await expectCleanScreen(page, `admin-sale-typed-${width}`);
    await page.getByRole("button", { name: "Save prices" }).click();
    await seen(page, "1 product is in this sale.");
    expect((await productNamed(name)).price).toBe(salePrice);

    const shopper = await visit();
    await open(shopper.page, `/product/${productId}?code=${code}`);
    await seen(shopper.page, `Code ${code} is kept for your cart.`);
    await shopper.page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await shopper.page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await open(shopper.page, "/Cart");
    await shopper.page.getByRole("button", { name: `Remove code ${code}` }).waitFor();
    const left = salePrice - Math.floor(salePrice * 0.1 + 0.5);
    await seen(shopper.page, new RegExp(`RWF\\s${left.toLocaleString("en")}`));

    // The sale is over, and the code is gone: the next look at the cart says both.
    await page.getByRole("button", { name: "End now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End now" }).click();
    await seen(page, `Sale at ${width} has ended.`);
    expect((await productNamed(name)).price).toBe(price);
    await open(page, "/admin/discounts");
    await page.getByRole("link", { name: code }).first().click();
    await page.getByRole("button", { name: "Pause" }).click();
    await seen(page, `${code} is paused.`);
    await open(shopper.page, "/Cart");
    await seen(shopper.page, "This code ended.");
    await seen(shopper.page, new RegExp(`RWF\\s${price.toLocaleString("en")}`));
    expect([...complaints, ...shopper.complaints]).toEqual([]);
    await shopper.close();
    await close();
  });

  it("set when delivery is free, and the cart says how far it is", async () => {
    const name = `Delivered at ${width}`;
    const { productId } = await makeNamed(name);
    const { price } = await productNamed(name);
    const { page, complaints, close } = await visit(await adminToken());
    await open(page, "/admin/settings?tab=app");
    await page.getByLabel("Free delivery from (RWF)").fill(String(2 * price));
    await page.getByRole("button", { name: "Save Delivery" }).click();
    await seen(page, "Delivery updated successfully!");

    const shopper = await visit();
    await open(shopper.page, `/product/${productId}`);
    await shopper.page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await shopper.page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await open(shopper.page, "/Cart");
    const bar = shopper.page.getByRole("progressbar", { name: "Towards free delivery" });
    await bar.waitFor();
    expect(await bar.getAttribute("aria-valuenow")).toBe("50");
    await seen(shopper.page, new RegExp(`RWF\\s${price.toLocaleString("en")} more`));
    await expectCleanScreen(shopper.page, `cart-free-delivery-${width}`);
    await shopper.page.getByRole("button", { name: /^Increase/ }).click();
    await seen(shopper.page, "Delivery is free");
    await expectCleanScreen(shopper.page, `cart-free-delivery-reached-${width}`);
    expect([...complaints, ...shopper.complaints]).toEqual([]);
    await usualSettings(shop);
    await shopper.close();
    await close();
  });
});
