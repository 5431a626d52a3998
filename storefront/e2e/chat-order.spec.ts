/** Over a minute: staff enter what was ordered in a chat, and a wallet pays it by its link. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { adminToken, orderByNumber, productWithChoice } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, SCREENS, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

/** Asked to pay by nobody else: a number is asked a few times only. */
const WALLET = "0789 456 321";

const [PHONE] = SCREENS;
const shop = goToTheShop();
const browser = useBrowser();

const open = (page: Page, address: string) => page.goto(new URL(address, shop.origin).href);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor({ timeout: 30_000 });
const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Adds a piece with the keys alone. */
async function addPiece(page: Page, typed: string): Promise<void> {
  const search = page.getByRole("combobox", { name: "Name, colour, size or SKU" });
  await search.fill(typed);
  await page.getByText(/^\d+ results?$/).waitFor({ state: "attached" });
  await search.press("Enter");
  await page.getByRole("list", { name: "Products of this order" }).waitFor();
}

async function typeBuyer(page: Page, lastname: string): Promise<void> {
  await page.getByRole("button", { name: "New customer" }).click();
  const customer = part(page, "Customer");
  await customer.getByRole("textbox", { name: "First name" }).fill("Keza");
  await customer.getByRole("textbox", { name: "Last name" }).fill(lastname);
  await customer.getByRole("textbox", { name: "Phone" }).fill(WALLET);
}

async function giveTenPercent(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a discount" }).click();
  await page.getByRole("textbox", { name: "Percent" }).fill("10");
  await page.getByRole("textbox", { name: "Reason" }).fill("Scratched zip, agreed in the chat");
  await page.getByRole("button", { name: "Apply" }).click();
  await part(page, "Total").getByText("Discount, 10%").waitFor();
}

/** How many of a product, and what that costs, don't lie on top of each other. */
async function expectApart(page: Page): Promise<void> {
  const line = page.getByRole("list", { name: "Products of this order" }).getByRole("listitem");
  const stepper = await line.getByRole("group").first().boundingBox();
  const price = await line.getByText(/^RWF/).first().boundingBox();
  if (stepper === null || price === null) throw new Error("The line is not shown.");
  const isBeside = stepper.x + stepper.width <= price.x;
  const isAbove = stepper.y + stepper.height <= price.y;
  expect(isBeside || isAbove, "stepper and price are apart").toBe(true);
}

/** Number of the order that the screen says is placed. */
async function placedNumber(page: Page): Promise<string> {
  const said = page.getByText(/STR-\d{6,} is placed/);
  await said.waitFor({ timeout: 30_000 });
  return /STR-\d{6,}/.exec(plain(await said.textContent()))?.[0] ?? "none";
}

/** The link in the message that staff send. */
async function linkIn(page: Page): Promise<string> {
  const message = plain(await page.getByText(/Pay here: /).textContent());
  return /https?:\S+$/.exec(message)?.[0] ?? "none";
}

describe.each(walkedOn("desktop"))("on a $name", (screen) => {
  const { width, name } = screen;

  it("a chat becomes an order, and its buyer pays it by the link on a phone", async () => {
    const { product, variant } = await productWithChoice();
    const staff = await visitAs(browser, screen, "chat-order", await adminToken());
    const { page } = staff;
    await open(page, "/admin/orders");
    await page.getByRole("link", { name: "New order" }).click();
    await heading(page, "New order");
    await expectCleanScreen(page, `new-order-empty-${width}`);
    const search = page.getByRole("combobox", { name: "Name, colour, size or SKU" });
    await search.fill(`${product.name} ${variant.size}`);
    await page.getByText(/^\d+ results?$/).waitFor({ state: "attached" });
    await expectCleanScreen(page, `new-order-search-${width}`);
    await search.press("Enter");
    await typeBuyer(page, `Chat ${name}`);
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await giveTenPercent(page);
    await page.getByText(/^Draft saved/).waitFor();
    await expectCleanScreen(page, `new-order-link-${width}`);
    await expectApart(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectApart(page);
    await page.setViewportSize({ width, height: screen.height });
    await page.reload();
    await page.getByRole("button", { name: "Place order and make the link" }).click();
    const orderNumber = await placedNumber(page);
    await expectCleanScreen(page, `new-order-placed-${width}`);
    const link = await linkIn(page);
    const order = await orderByNumber(orderNumber);
    expect(order).toMatchObject({ email: "", payment_status: "unpaid", status: "pending" });
    expect(order?.discount_amount).toBe(Math.round((order?.subtotal ?? 0) / 10));

    const buyer = await visitAs(browser, PHONE ?? screen, "chat-order-buyer");
    await open(buyer.page, new URL(link).pathname);
    await heading(buyer.page, "Your order is placed, but not paid yet.");
    await buyer.page.getByText(orderNumber).first().waitFor();
    expect(new URL(buyer.page.url()).hash).toBe("");
    await expectCleanScreen(buyer.page, `pay-link-opened-${width}`);
    await buyer.page.getByText("Mobile money", { exact: true }).click();
    await buyer.page.getByRole("button", { name: /^Pay RWF/ }).click();
    await heading(buyer.page, /We've got your order|packing your order/);
    await expectCleanScreen(buyer.page, `pay-link-paid-${width}`);

    await page.getByRole("link", { name: "Open order" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText("Paid", { exact: true }).first().waitFor();
    await expectCleanScreen(page, `chat-order-paid-${width}`);
    expect((await orderByNumber(orderNumber))?.payment_status).toBe("completed");

    expect(buyer.complaints).toEqual([]);
    await open(buyer.page, "/p/999999-AAAAAAAA");
    await heading(buyer.page, "This link opens no order");
    await expectCleanScreen(buyer.page, `pay-link-missing-${width}`);
    // That one call is refused, and the browser notes it too; nothing else is.
    const refused = buyer.complaints.filter((one) => !one.startsWith("console: Failed to load"));
    expect(refused).toEqual([`404: ${new URL("/api/orders/open", shop.origin).href}`]);
    await buyer.close();

    await open(page, "/admin/orders/new");
    await page.getByRole("combobox", { name: "Name, phone or email" }).fill(WALLET);
    await page.getByRole("option", { name: `Keza Chat ${name}` }).click();
    const customer = part(page, "Customer");
    await customer.getByText(/^0789 456 321 · \d+ orders?$/).waitFor();
    expect(await customer.getByRole("textbox", { name: "Address" }).inputValue()).toBe(
      "KG 11 Ave, house 24",
    );
    await expectCleanScreen(page, `new-order-known-${width}`);
    expect(staff.complaints).toEqual([]);
    await staff.close();
  });

  it("what is bought in the shop is paid in cash and taken along", async () => {
    const { product, variant } = await productWithChoice();
    const { page, complaints, close } = await visitAs(
      browser,
      screen,
      "shop-order",
      await adminToken(),
    );
    await open(page, "/admin/orders/new");
    await addPiece(page, `${product.name} ${variant.size}`);
    await typeBuyer(page, `Counter ${name}`);
    await page.getByText("Collected in the shop", { exact: true }).click();
    await page.getByRole("tab", { name: "Take payment" }).click();
    await page.getByRole("textbox", { name: "Received" }).fill("500,000");
    const button = page.getByRole("button", { name: /^Record RWF [\d,]+ in cash$/ });
    await button.waitFor();
    await expectCleanScreen(page, `new-order-cash-${width}`);
    await page.getByText("MoMo to till", { exact: true }).click();
    await expectCleanScreen(page, `new-order-till-${width}`);
    await page.getByText("Cash", { exact: true }).click();
    await button.click();
    const orderNumber = await placedNumber(page);
    await expectCleanScreen(page, `new-order-cash-placed-${width}`);
    const order = await orderByNumber(orderNumber);
    expect(order).toMatchObject({
      is_pickup: true,
      shipping_amount: 0,
      payment_status: "completed",
    });
    await page.getByRole("link", { name: "Packing slip" }).click();
    await page.getByRole("article").getByText("Collected in the shop").waitFor();
    await expectCleanScreen(page, `packing-slip-pickup-${width}`);
    await open(page, `/admin/orders?view=${order?.id ?? ""}`);
    await page.getByRole("dialog").getByText("Collected in the shop").waitFor();
    await expectCleanScreen(page, `order-pickup-${width}`);
    expect(complaints).toEqual([]);
    await close();
  });
});
