/** Over a minute: a gift card is made, pays a part of an order, and gets it back. */
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { adminToken, makeCustomer, makeNamed, orderByNumber, productNamed } from "./api";
import { keepPicture, startVisit, useBrowser, type Visit } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const CARD_RWF = 6_000;
const CREDIT_RWF = 2_500;
const open = (page: Page, address: string) => page.goto(new URL(address, shop.origin).href);
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const rwf = (amount: number) => new RegExp(`RWF\\s${amount.toLocaleString("en")}`);

describe.each(walkedOn("desktop"))("on a $name", ({ width, height, hasTouch, isMobile }) => {
  async function visit(token: string): Promise<Visit> {
    const viewport = { width, height };
    const started = await startVisit(browser, { viewport, hasTouch, isMobile });
    onTestFailed(async () => {
      await keepPicture(started.page, `failed-store-credit-${width}`);
      await started.close();
    });
    await started.page.addInitScript((value) => localStorage.setItem("token", value), token);
    return started;
  }

  /** Staff make a gift card. @returns its code, as it is read aloud */
  async function makeCard(page: Page): Promise<string> {
    await open(page, "/admin/gift-cards/new");
    await page.getByRole("button", { name: "Make gift card" }).click();
    await seen(page, "Please enter a whole number of RWF, like 5,000");
    await expectCleanScreen(page, `admin-gift-card-errors-${width}`);
    await page.getByLabel("Amount in RWF").fill(String(CARD_RWF));
    await page.getByLabel("For whom (optional)").fill("Keza");
    await page.getByLabel("Message (optional)").fill("Happy birthday!");
    await page.getByLabel("Why").fill("Sold in the shop for cash");
    await page.getByRole("button", { name: "Make gift card" }).click();
    const code = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    await code.waitFor();
    await expectCleanScreen(page, `admin-gift-card-${width}`);
    const read = (await code.textContent()) ?? "";
    await page.getByRole("button", { name: "Print card" }).click();
    await seen(page, "Happy birthday!");
    await expectCleanScreen(page, `admin-gift-card-printed-${width}`);
    return read;
  }

  async function giveCredit(page: Page, customerId: string): Promise<void> {
    await open(page, `/admin/users?view=${customerId}`);
    await page.getByRole("button", { name: "Give store credit" }).click();
    await page.getByLabel("Amount in RWF").fill(String(CREDIT_RWF));
    await page.getByLabel("Reason").fill("Your parcel came late");
    await expectCleanScreen(page, `admin-give-credit-${width}`);
    await page.getByRole("button", { name: /^Give RWF/ }).click();
    await seen(page, /more store credit\.$/);
  }

  it("a gift card and store credit pay a part, the rider takes the rest, and a cancellation gives it back", async () => {
    const name = `Credited at ${width}`;
    const { productId } = await makeNamed(name);
    const { price } = await productNamed(name);
    const customer = await makeCustomer(`credit-${width}@example.rw`);
    const staff = await visit(await adminToken());
    const code = await makeCard(staff.page);
    await giveCredit(staff.page, customer.id);

    const { page, complaints, close } = await visit(customer.token);
    await open(page, `/product/${productId}`);
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await open(page, "/Cart");
    await page.getByLabel("Use store credit").check();
    const field = page.getByLabel("Promo code or gift card");
    await field.fill(code.toLowerCase());
    await field.press("Enter");
    await page.getByRole("button", { name: `Remove gift card …${code.slice(-4)}` }).waitFor();
    await seen(page, "To pay");
    await expectCleanScreen(page, `cart-credit-${width}`);

    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await page.getByRole("textbox", { name: "City" }).fill("Kigali");
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.getByText("Cash on delivery", { exact: true }).click();
    await expectCleanScreen(page, `checkout-credit-${width}`);
    await page.getByRole("button", { name: /^Place order/i }).click();
    await page.getByRole("heading", { level: 1, name: /We've got your order/ }).waitFor();
    const text = plain(await page.getByRole("main").textContent());
    const placed = await orderByNumber(/STR-\d{6,}/.exec(text)?.[0] ?? "none");
    if (!placed) throw new Error("The order is not among the shop's.");
    const due = placed.total_amount - CARD_RWF - CREDIT_RWF;
    expect(placed).toMatchObject({ subtotal: price, credit_amount: CARD_RWF + CREDIT_RWF });
    await seen(page, rwf(due));
    await expectCleanScreen(page, `confirmation-credit-${width}`);

    await open(staff.page, `/admin/orders?view=${placed.id}`);
    await seen(staff.page, "Still to pay");
    await seen(staff.page, rwf(due));
    await expectCleanScreen(staff.page, `admin-order-credit-${width}`);

    await page.getByRole("button", { name: "Cancel this order" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /cancel/i })
      .last()
      .click();
    // The dialog says "goes back": only what is done says "is".
    await seen(page, /is back on your gift card/);
    await seen(page, /is store credit now/);
    await open(page, "/account");
    await seen(page, "Back from order");
    await page.getByLabel("Gift card code").fill(code);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await seen(page, new RegExp(`RWF\\s${CARD_RWF.toLocaleString("en")} is left on the card`));
    await expectCleanScreen(page, `account-credit-${width}`);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });
});
