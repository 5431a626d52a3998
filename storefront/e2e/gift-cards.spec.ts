import { describe, expect, it, onTestFailed } from "vitest";
import { adminToken, makeNamed, orderByNumber } from "./api";
import { keepPicture, startVisit, useBrowser } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

describe.each(walkedOn("desktop"))("on a $name", ({ width, height, hasTouch, isMobile }) => {
  async function visit(token?: string) {
    const viewport = { width, height };
    const started = await startVisit(browser, { viewport, hasTouch, isMobile });
    const { page, close } = started;
    onTestFailed(async () => {
      await keepPicture(page, `failed-gift-cards-${width}`);
      await close();
    });
    if (token !== undefined) {
      await page.addInitScript((value) => localStorage.setItem("token", value), token);
    }
    return {
      ...started,
      open: (address: string) => page.goto(new URL(address, shop.origin).href),
      seen: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    };
  }

  it("staff put a gift card on sale, a guest gives it away, and it is made once it is paid", async () => {
    const { productId } = await makeNamed(`Card at ${width}`);
    const staff = await visit(await adminToken());
    await staff.open(`/admin/products?edit=${productId}`);
    await staff.page.getByLabel("Gift card").check();
    await expectCleanScreen(staff.page, `admin-product-gift-card-${width}`);
    await staff.page.getByRole("button", { name: /^(Save|Update)/ }).click();
    await staff.page.getByRole("dialog").waitFor({ state: "detached" });

    const { page, open, seen, complaints, close } = await visit();
    await open(`/product/${productId}`);
    await seen("Sent by email, to you or as a gift.");
    await expectCleanScreen(page, `product-gift-card-${width}`);
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await open("/Cart");
    await expectCleanScreen(page, `cart-gift-card-${width}`);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByText("Send as a gift").click();
    await page.getByRole("textbox", { name: "First name" }).fill("Aline");
    await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
    await page.getByRole("textbox", { name: "Email" }).first().fill("aline@example.rw");
    await page.getByRole("textbox", { name: "Phone" }).fill("0789 456 789");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await page.getByRole("textbox", { name: "City" }).fill("Kigali");
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.getByRole("button", { name: /^Place order/i }).click();
    await seen("Please enter a valid email");
    await expectCleanScreen(page, `checkout-gift-card-errors-${width}`);
    await page.getByLabel("Their name (optional)").fill("Keza");
    await page.getByLabel("Their email").fill("keza@example.rw");
    await page.getByLabel("Message (optional)").fill("Happy birthday!");
    expect(await page.getByText("Cash on delivery", { exact: true }).count()).toBe(0);
    await expectCleanScreen(page, `checkout-gift-card-${width}`);
    await page.getByRole("button", { name: /^Place order/i }).click();
    const isPaid = page.getByRole("heading", { level: 1, name: /We've got your order/ });
    await isPaid.waitFor({ timeout: 30_000 });
    await seen("Gift card goes to");
    await expectCleanScreen(page, `confirmation-gift-card-${width}`);
    const text = plain(await page.getByRole("main").textContent());
    const placed = await orderByNumber(/STR-\d{6,}/.exec(text)?.[0] ?? "none");
    if (!placed) throw new Error("The order is not among the shop's.");
    expect(placed).toMatchObject({
      shipping_amount: 0,
      gift: { name: "Keza", email: "keza@example.rw", message: "Happy birthday!" },
    });

    await staff.open(`/admin/orders?view=${placed.id}`);
    // Its simulated wallet has paid.
    const card = staff.page.getByRole("link", { name: /^Gift card …[0-9A-Z]{4}$/ });
    await card.waitFor();
    await expectCleanScreen(staff.page, `admin-order-gift-card-${width}`);
    await card.click();
    await staff.seen(/^Sold with/);
    await expectCleanScreen(staff.page, `admin-sold-gift-card-${width}`);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });
});
