/** Over a minute: orders are paid by phone and by card; one phone declines, one never answers, and one card is left. */
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { makeCustomer, orderByNumber, ordersFound, productWithChoice } from "./api";
import { keepPicture, startVisit, type Visit, useBrowser } from "./browser";
import { expectCleanScreen, plain } from "./screens";
import { goToTheShop } from "./shop";

/** The simulator's numbers; every other one approves after a few seconds. */
const DECLINES = "0780 000 002";
const NEVER_ANSWERS = "0780 000 003";
const APPROVES = "0788 123 456";
const AIRTEL = "0738 123 456";

/** Where payment pages send people back to: another address would be another browser's tab to the shop. */
const publicOrigin = () => shop.origin.replace("127.0.0.1", "localhost");

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor({ timeout: 30_000 });

async function orderNumberOf(page: Page): Promise<string> {
  const text = plain(await page.getByRole("main").textContent());
  return /STR-\d{6,}/.exec(text)?.[0] ?? "none";
}

const shop = goToTheShop();
const browser = useBrowser();

/** A guest's visit that takes a screenshot on failure. */
async function visit(name: string, width: number, height: number): Promise<Visit> {
  const started = await startVisit(browser, {
    viewport: { width, height },
    hasTouch: width < 768,
    isMobile: width < 768,
  });
  onTestFailed(async () => {
    await keepPicture(started.page, `failed-${name}`);
    await started.close();
  });
  return started;
}

/** To the payment methods of a filled form, with one product. */
async function toCheckout(page: Page, email: string, origin = shop.origin): Promise<void> {
  const { product } = await productWithChoice();
  await page.goto(new URL(`/product/${product.id}`, origin).href);
  await heading(page, product.name);
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await heading(page, "Checkout");
  await page.getByRole("textbox", { name: "First name" }).fill("Aline");
  await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Phone" }).fill(APPROVES);
  await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
  await page.getByRole("textbox", { name: "City" }).fill("Kigali");
  await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
  await page.getByText("Mobile money", { exact: true }).click();
}

describe("mobile money", () => {
  it("asks the phone and updates by itself when it is paid, even after a reload", async () => {
    const { page, complaints, close } = await visit("momo-paid", 390, 844);
    await toCheckout(page, "aline.momo@example.rw");
    const wallet = page.getByLabel("Mobile money number");
    expect(plain(await wallet.inputValue())).toBe(APPROVES);
    await expectCleanScreen(page, "momo-checkout-390");
    await page.getByRole("button", { name: "Place Order" }).click();

    await heading(page, /^Approve RWF [\d,]+ on 0788 123 456$/);
    const orderNumber = await orderNumberOf(page);
    await page.reload();
    await heading(page, "Thank you, Aline. We've got your order.");
    expect(await orderNumberOf(page)).toBe(orderNumber);
    await expectCleanScreen(page, "momo-paid-390");
    expect(await orderByNumber(orderNumber)).toMatchObject({
      payment_status: "completed",
      payments: [{ payment_method: "momo", phone: "+250788123456", payment_status: "completed" }],
    });

    await page.getByRole("link", { name: "View Transit" }).click();
    await heading(page, "Products in Transit");
    await page.getByText(`In Transit · ${orderNumber}`).waitFor();
    await expectCleanScreen(page, "transit-390");
    expect(complaints).toEqual([]);
    await close();
  });

  it("says why it failed, and another number pays the same order until it is cancelled", async () => {
    const { page, complaints, close } = await visit("momo-declined", 1280, 900);
    await toCheckout(page, "aline.declined@example.rw");
    await page.getByLabel("Mobile money number").fill(DECLINES);
    await expectCleanScreen(page, "momo-checkout-1280");
    await page.getByRole("button", { name: "Place Order" }).click();

    await heading(page, /^Approve RWF [\d,]+ on 0780 000 002$/);
    await keepPicture(page, "momo-waiting-1280");
    await heading(page, "Your order is placed, but not paid yet.");
    await page.getByText("You declined the payment on your phone.").waitFor();
    const orderNumber = await orderNumberOf(page);
    await expectCleanScreen(page, "momo-declined-1280");

    await page.getByLabel("Mobile money number").fill(APPROVES);
    await page.getByRole("button", { name: "Try again" }).click();
    await heading(page, /^Approve RWF [\d,]+ on 0788 123 456$/);
    await heading(page, "Thank you, Aline. We've got your order.");
    expect(await orderNumberOf(page)).toBe(orderNumber);
    const order = await orderByNumber(orderNumber);
    expect(order?.payments).toHaveLength(2);
    expect(order?.payments.filter((one) => one.payment_status === "completed")).toHaveLength(1);

    await page.getByRole("button", { name: "Cancel this order" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this order?" });
    await question.getByText(/^You get RWF [\d,]+ back on 0788 123 456\./).waitFor();
    await question.getByRole("button", { name: "Cancel order" }).click();
    await heading(page, "This order was cancelled.");
    await page.getByText(/^RWF [\d,]+ (is being|was) paid back to you\.$/).waitFor();
    await expectCleanScreen(page, "momo-cancelled-1280");
    expect(await orderByNumber(orderNumber)).toMatchObject({ status: "cancelled" });
    expect(complaints).toEqual([]);
    await close();
  });

  it("a customer pays, and the next order ends when nobody answers the phone", async () => {
    const email = "aline.customer@example.rw";
    const { token } = await makeCustomer(email);
    const { page, complaints, close } = await visit("momo-customer", 390, 844);
    await page.addInitScript((value) => window.localStorage.setItem("token", value), token);
    await toCheckout(page, email);
    await page.getByRole("button", { name: "Place Order" }).click();
    await heading(page, "Thank you, Aline. We've got your order.");
    const paid = await orderNumberOf(page);

    await toCheckout(page, email);
    await page.getByLabel("Mobile money number").fill(NEVER_ANSWERS);
    await page.getByRole("button", { name: "Place Order" }).click();
    await heading(page, /^Approve RWF [\d,]+ on 0780 000 003$/);
    await expectCleanScreen(page, "momo-waiting-390");
    await heading(page, "Your order is placed, but not paid yet.");
    await page.getByText("The payment was not approved in time. Nothing was charged.").waitFor();
    const unpaid = await orderNumberOf(page);
    await expectCleanScreen(page, "momo-timeout-390");

    // Another device: the server knows her orders and what is on its way.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key !== "token") localStorage.removeItem(key);
    });
    await page.goto(new URL("/account", shop.origin).href);
    const orders = page.getByRole("region", { name: "My orders" });
    await orders.getByText(paid).first().waitFor();
    await orders.getByText(unpaid).first().waitFor();
    await expectCleanScreen(page, "account-orders-390");
    await page.goto(new URL("/transit", shop.origin).href);
    await page.getByText(`In Transit · ${paid}`).waitFor();
    expect(await page.getByText(unpaid).count()).toBe(0);
    expect((await ordersFound(email)).map((order) => order.payment_status).sort()).toEqual([
      "completed",
      "unpaid",
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("asks the other network's wallet, and takes a card that was left and declined before", async () => {
    const { page, complaints, close } = await visit("airtel-card", 390, 844);
    await toCheckout(page, "aline.airtel@example.rw", publicOrigin());
    await page.getByLabel("Mobile money number").fill(APPROVES);
    await page.getByText("MTN MoMo will ask you.").waitFor();
    await page.getByRole("button", { name: "This number is on Airtel Money" }).click();
    await page.getByText("Airtel Money will ask you.").waitFor();
    await page.getByLabel("Mobile money number").fill(AIRTEL);
    await page.getByText("Airtel Money will ask you.").waitFor();
    await expectCleanScreen(page, "airtel-checkout-390");
    await page.getByRole("button", { name: "Place Order" }).click();
    await heading(page, /^Approve RWF [\d,]+ on 0738 123 456$/);
    await heading(page, "Thank you, Aline. We've got your order.");
    expect(await orderByNumber(await orderNumberOf(page))).toMatchObject({
      payments: [{ payment_method: "momo", network: "Airtel", payment_status: "completed" }],
    });

    await toCheckout(page, "aline.card@example.rw", publicOrigin());
    await page.getByText("Card", { exact: true }).click();
    await expectCleanScreen(page, "card-checkout-390");
    await page.getByRole("button", { name: "Place Order" }).click();
    await heading(page, /^Pay RWF [\d,]+ by card$/);
    // The back button shows the order, and does not send anybody away again.
    await page.goBack();
    await heading(page, "We are waiting for your payment.");
    const toPage = page.getByRole("link", { name: /^Pay RWF [\d,]+ by card$/ });
    await toPage.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await heading(page, "We are waiting for your payment.");
    await page.getByText("You left the payment page. Nothing was charged.").waitFor();
    const orderNumber = await orderNumberOf(page);
    await expectCleanScreen(page, "card-left-390");

    await toPage.click();
    await page.getByRole("button", { name: "Use a card that is declined" }).click();
    await page.getByText("The card was declined. Try another card.").waitFor();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await heading(page, "Thank you, Aline. We've got your order.");
    expect(await orderNumberOf(page)).toBe(orderNumber);
    await expectCleanScreen(page, "card-paid-390");
    expect(await orderByNumber(orderNumber)).toMatchObject({
      payment_status: "completed",
      payments: [{ payment_method: "card", payment_status: "completed" }],
    });
    expect(complaints).toEqual([]);
    await close();
  });
});
