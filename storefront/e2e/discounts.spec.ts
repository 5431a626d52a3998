import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { enterBackOffice } from "../../backend/harness/back-office";
import { makeDiscount } from "../../backend/harness/discounts";
import { orderByNumber, productWithChoice } from "./api";
import { keepPicture, startVisit, useBrowser } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor({ timeout: 30_000 });

describe.each(walkedOn("phone"))("on a $name", ({ width, height, hasTouch, isMobile }) => {
  it("a code from a link is taken off, one that ends is said, and the order is as shown", async () => {
    const backOffice = await enterBackOffice(shop);
    const { code } = await makeDiscount(backOffice, { value: 20 });
    const other = await makeDiscount(backOffice, { value: 50 });
    const rich = await makeDiscount(backOffice, { value: 90, minimum: 9_000_000 });
    const { product } = await productWithChoice();
    const viewport = { width, height };
    const started = await startVisit(browser, { viewport, hasTouch, isMobile });
    const { page, complaints, close } = started;
    onTestFailed(async () => {
      await keepPicture(page, `failed-discounts-${width}`);
      await close();
    });

    await page.goto(new URL(`/product/${product.id}?code=${code.toLowerCase()}`, shop.origin).href);
    await heading(page, product.name);
    await page.getByText(`Code ${code.toLowerCase()} is kept for your cart.`).waitFor();
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await page.goto(new URL("/Cart", shop.origin).href);
    await page.getByRole("button", { name: `Remove code ${code}` }).waitFor();
    await expectCleanScreen(page, `cart-code-${width}`);

    // Another one, which is for more; and one more, which is taken.
    await page.getByRole("button", { name: `Remove code ${code}` }).click();
    const field = page.getByLabel("Promo code or gift card");
    await field.fill(rich.code);
    await field.press("Enter");
    await page.getByText("This code is for orders from RWF 9,000,000.").waitFor();
    await expectCleanScreen(page, `cart-code-refused-${width}`);
    await field.fill(other.code);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: `Remove code ${other.code}` }).waitFor();

    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await heading(page, "Checkout");
    await page.getByRole("textbox", { name: "First name" }).fill("Aline");
    await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
    await page.getByRole("textbox", { name: "Email" }).fill("aline.code@example.rw");
    await page.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await page.getByRole("textbox", { name: "City" }).fill("Kigali");
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.getByText("Cash on delivery", { exact: true }).click();
    await expectCleanScreen(page, `checkout-code-${width}`);

    // It ends while the form is filled in: nothing is ordered, and what it costs without is shown.
    await backOffice("POST", `/admin/promotions/${other.id}`, { status: "inactive" });
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByText("This code ended.").first().waitFor();
    await expectCleanScreen(page, `checkout-code-ended-${width}`);
    await field.fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: `Remove code ${code}` }).waitFor();
    await page.getByRole("button", { name: /^Place order/i }).click();

    await heading(page, "Thank you, Aline. We've got your order.");
    await page.getByText(`Code ${code}`).waitFor();
    await expectCleanScreen(page, `confirmation-code-${width}`);
    const text = plain(await page.getByRole("main").textContent());
    const order = await orderByNumber(/STR-\d{6,}/.exec(text)?.[0] ?? "none");
    if (!order) throw new Error("The order is not among the shop's.");
    const off = Math.floor(order.subtotal * 0.2 + 0.5);
    expect(order).toMatchObject({
      discount_amount: off,
      discounts: [{ code, amount: off }],
      total_amount: order.subtotal + order.shipping_amount - off,
    });
    expect(text).toContain(`RWF ${order.total_amount.toLocaleString("en")}`);
    // Only what the server refused on purpose.
    expect(complaints.filter((one) => !one.includes("409"))).toEqual([]);
    await page.goto(new URL("/Cart", shop.origin).href);
    expect(await page.evaluate(() => localStorage.getItem("discountCode"))).toBeFalsy();
    await close();
  });
});
