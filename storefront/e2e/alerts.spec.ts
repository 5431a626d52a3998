import type { Product } from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { makeGoods } from "../../backend/harness/goods";
import { callShop, withDatabase } from "../../backend/harness/people";
import { until } from "../../backend/harness/until";
import { adminToken, makeCustomer } from "./api";
import { keepPicture, useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const [BLACK, RED] = ["#1b1a1a", "#b5301a"];
/** Sold out in black XL alone. */
const VARIANTS = [BLACK, RED].flatMap((color) =>
  ["M", "XL"].map((size) => ({
    size,
    color,
    stock_quantity: color === BLACK && size === "XL" ? 0 : 4,
  })),
);
const REMIND = { name: "Remind me of this cart" };
const TELL = { name: "Tell me when it's back" };

/** The link in the message to somebody, once it is written. */
async function linkTo(contact: string): Promise<string> {
  const found = await until(
    () =>
      withDatabase(shop, async (database) => {
        const { rows } = await database.query<{ text: string }>(
          `SELECT kept_copy ->> 'text' AS text FROM mail
           WHERE recipient = $1 AND template = 'back-in-stock' AND kept_copy IS NOT NULL`,
          [contact],
        );
        return rows;
      }),
    (rows) => rows.length > 0,
    60_000,
  );
  expect(found).toHaveLength(1);
  const [link] = /https?:\S+\/p\/[0-9A-Z]{12}/.exec(found[0]?.text ?? "") ?? [];
  if (link === undefined) throw new Error("The message has no link.");
  return new URL(link).pathname;
}

async function restock({ id, variants }: Product): Promise<void> {
  const body = {
    variants: variants.map(({ size, color, stock_quantity }) => ({
      size,
      color,
      stock_quantity: Math.max(2, stock_quantity),
      stock_seen: stock_quantity,
    })),
  };
  const token = await adminToken();
  const { status, json } = await callShop(shop, "PUT", `/api/products/${id}`, { token, body });
  expect({ status, json }).toMatchObject({ status: 200 });
}

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("a piece that is sold out is waited for, told of once, and the link ends it", async () => {
    const [{ product }] = await makeGoods(shop, {
      pieces: 0,
      over: { sizes: ["M", "XL"], colors: [BLACK, RED], variants: VARIANTS },
    });
    const contact = `waits-${width}-${product.id.toLowerCase()}@example.rw`;
    const { page, complaints, close } = await visitAs(browser, screen, `alerts-guest-${width}`);
    await page.goto(`${shop.origin}/product/${product.id}?color=${BLACK.slice(1)}`);
    await page.getByRole("button", { name: /^XL ?, sold out$/ }).click();
    const box = page.getByRole("region", { name: "Black, XL is out of stock" });
    await box.getByRole("button", TELL).waitFor();
    await expectCleanScreen(page, `product-gone-${width}`);
    await box.getByRole("textbox").fill("aline@");
    await box.getByRole("button", TELL).click();
    await box.getByText("Please enter a valid email address").waitFor();
    await expectCleanScreen(page, `product-alert-bad-${width}`);
    await box.getByRole("textbox").fill(contact);
    await box.getByRole("button", TELL).click();
    await box.getByText(`We'll email ${contact} when Black, XL is back.`).waitFor();
    await expectCleanScreen(page, `product-alert-told-${width}`);
    await box.getByRole("button", { name: "Undo" }).click();
    await box.getByText("You won't get a message.").waitFor();
    await box.getByRole("button", TELL).click();
    await box.getByText(/^We'll email/).waitFor();

    const staff = await visitAs(browser, screen, `alerts-staff-${width}`, await adminToken());
    await staff.page.goto(`${shop.origin}/admin/products?view=${product.id}`);
    await staff.page.getByText("1 waiting").waitFor();
    await keepPicture(staff.page, `admin-product-waiting-${width}`);
    expect(staff.complaints).toEqual([]);
    await staff.close();

    await restock(product);
    const link = await linkTo(contact);
    await page.goto(`${shop.origin}${link}`);
    await page.getByText("It's back in stock.").waitFor();
    await expectCleanScreen(page, `alert-link-${width}`);
    await page.getByRole("link", { name: `See ${product.name}` }).click();
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe(`?size=XL&color=${BLACK.slice(1)}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it("the picker has the form for a cell that is sold out, and the wishlist the switch for prices", async () => {
    const [{ product }] = await makeGoods(shop, {
      pieces: 0,
      over: { sizes: ["M", "XL"], colors: [BLACK, RED], variants: VARIANTS },
    });
    const { email, token } = await buyer(`wishes-${width}`);
    const { page, complaints, close } = await visitAs(browser, screen, `alerts-${width}`, token);
    await page.goto(`${shop.origin}/?q=${encodeURIComponent(product.name)}`);
    await page.getByRole("button", { name: `Add to Cart: ${product.name}` }).click();
    const picker = page.getByRole("dialog", { name: "Choose size and colour" });
    await picker.getByRole("button", { name: "Black, XL, out of stock" }).click();
    await picker.getByRole("button", TELL).waitFor();
    expect(await picker.getByRole("textbox").inputValue()).toBe(email);
    await expectCleanScreen(page, `picker-gone-${width}`);
    await picker.getByRole("button", TELL).click();
    await picker.getByText(`We'll email ${email} when Black, XL is back.`).waitFor();
    await expectCleanScreen(page, `picker-told-${width}`);
    await page.keyboard.press("Escape");

    await page.goto(`${shop.origin}/wishlist`);
    const choice = page.getByRole("switch", { name: "Tell me when a price falls" });
    await choice.click();
    await expect.poll(() => choice.getAttribute("aria-checked")).toBe("true");
    await page.getByRole("link", { name: product.name }).waitFor();
    await expectCleanScreen(page, `wishlist-alerts-${width}`);
    await page.getByRole("button", { name: `End the alert: ${product.name}` }).click();
    await page.getByRole("link", { name: product.name }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("a cart is asked to be reminded of, and put into another phone's by the link", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 4 });
    const contact = `cart-${width}-${product.id.toLowerCase()}@example.rw`;
    const { page, complaints, close } = await visitAs(browser, screen, `reminder-guest-${width}`);
    await page.goto(`${shop.origin}/product/${product.id}`);
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await page.goto(`${shop.origin}/Cart`);
    const box = page.getByRole("region", REMIND);
    await box.getByRole("button", REMIND).waitFor();
    await expectCleanScreen(page, `cart-reminder-${width}`);
    await box.getByRole("button", REMIND).click();
    await box.getByRole("textbox").fill(contact);
    await box.getByRole("button", REMIND).click();
    await box.getByText(`We'll remind ${contact} of this cart once.`).waitFor();
    await expectCleanScreen(page, `cart-reminder-told-${width}`);
    // On a page without the box.
    await page.goto(`${shop.origin}/product/${product.id}`);
    await page.getByRole("button", { name: "ADD TO CART", exact: true }).click();
    const [row] = await until(
      () =>
        withDatabase(shop, async (database) => {
          const { rows } = await database.query<{ code: string; pieces: number }>(
            `SELECT code, (lines #>> '{0,quantity}')::integer AS pieces FROM cart_reminder WHERE contact = $1`,
            [contact],
          );
          return rows;
        }),
      ([kept]) => kept?.pieces === 2,
    );
    expect(complaints).toEqual([]);
    await close();

    const other = await visitAs(browser, screen, `reminder-other-${width}`);
    await other.page.goto(`${shop.origin}/p/${row?.code ?? ""}`);
    await other.page.getByText("2 × RWF 12,000").waitFor();
    await expectCleanScreen(other.page, `cart-link-${width}`);
    await other.page.getByRole("button", { name: "Put it into my cart" }).click();
    await other.page.getByText("2 pieces are now in your cart.").waitFor();
    await other.page.getByRole("link", { name: "See my cart" }).click();
    await other.page.getByRole("region", REMIND).waitFor();
    expect(other.complaints).toEqual([]);
    await other.close();
  });
});

async function buyer(name: string): Promise<{ email: string; token: string }> {
  const email = `${name}-${Date.now()}@example.rw`;
  const { token } = await makeCustomer(email);
  return { email, token };
}
