/** Over a minute: one guest's whole way from the first page to the order, each page read by axe. */
import { formatMoney } from "@strive/backend/contracts/money";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { anotherColorOf, orderByNumber, productNamed, productWithChoice, stockOf } from "./api";
import { keepPicture, startVisit, useBrowser } from "./browser";
import { expectCleanScreen, firstCard, plain, SCREENS } from "./screens";
import { goToTheShop } from "./shop";

const SHIPPING_RWF = 2000;

const priceText = (amountRwf: number) => plain(formatMoney(amountRwf, "RWF"));
const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}$`);

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart\b/ });

/** Follows a filter or presses an option, and waits until it is marked as chosen. */
async function choose(control: Locator, attribute: "aria-current" | "aria-pressed"): Promise<void> {
  await control.click();
  await expect.poll(() => control.getAttribute(attribute)).toBe("true");
}

const shop = goToTheShop();
const browser = useBrowser();

describe.each(SCREENS)("on a $name", ({ width, height, hasTouch, isMobile }) => {
  it("a guest finds a product, buys it, and the order is the shop's", async () => {
    const choice = await productWithChoice();
    const { product, variant } = choice;
    const stockBefore = await stockOf(choice);
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width, height },
      hasTouch,
      isMobile,
    });
    onTestFailed(async () => {
      await keepPicture(page, `failed-${width}`);
      await close();
    });

    // Browse
    await page.goto(shop.origin);
    await page.getByRole("heading", { level: 1, name: "STRIVE" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(4);
    await page.getByRole("link", { name: "View More Products" }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(8);
    await expectCleanScreen(page, `home-${width}`);

    // Filter and sort
    const categories = page.getByRole("navigation", { name: "Categories" });
    const category = { name: product.category_name ?? "", exact: true };
    await choose(categories.getByRole("link", category), "aria-current");
    const gender = { name: genderLabel(product.gender), exact: true };
    await choose(
      page.getByRole("group", { name: "Gender" }).getByRole("link", gender),
      "aria-current",
    );
    await page.getByLabel("Sort").selectOption({ label: "LOW-HIGH" });
    await expect.poll(() => new URL(page.url()).searchParams.size).toBe(3);
    await expect.poll(() => pricesOf(page)).toSatisfy(isAscending);

    // Search
    await page.getByLabel("Search").fill(product.name.toLowerCase());
    await page.getByRole("option", { name: product.name }).first().waitFor();
    await page.keyboard.press("Escape"); // The suggestions cover the cards.
    // Its card was already in the filtered list: wait until it is the only one.
    await expect.poll(() => page.getByRole("article").count()).toBe(1);
    await card(page, product.name).waitFor();
    await expectCleanScreen(page, `search-${width}`);

    // Product
    await page.getByRole("heading", { name: product.name, exact: true }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: product.name }).waitFor();
    const color = page
      .getByRole("group", { name: "Available Colors" })
      .getByRole("button")
      .nth(product.colors.indexOf(variant.color));
    await choose(color, "aria-pressed");
    const colorName = (await color.getAttribute("aria-label")) ?? "";
    const sizes = page.getByRole("group", { name: /^Size/ });
    await choose(sizes.getByRole("button", { name: exactly(variant.size) }), "aria-pressed");
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("button", { name: "ADD TO CART" }).first().click();
    await page.getByText(`Added 2 ${product.name} to cart!`).waitFor();
    await expect.poll(() => cartLink(page).getAttribute("aria-label")).toBe("Cart, 2 items");
    await expectCleanScreen(page, `product-${width}`);

    // Another one, straight from its card, in a colour that its picture did not show at first
    await page.getByRole("link", { name: "View All Products" }).click();
    await page.getByRole("heading", { level: 1, name: "STRIVE" }).waitFor();
    const others = page
      .getByRole("article")
      .filter({ has: page.getByRole("group", { name: "Colours" }) })
      .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
      .filter({ hasNot: page.getByRole("heading", { name: product.name, exact: true }) });
    const quick = await firstCard(page, others);
    const quickName = plain(await quick.getByRole("heading").textContent());
    const wanted = await anotherColorOf(quickName);
    const swatch = quick
      .getByRole("group", { name: "Colours" })
      .getByRole("button")
      .nth(wanted.product.colors.indexOf(wanted.variant.color));
    const quickColor = (await swatch.getAttribute("aria-label")) ?? "";
    const shown = quick.locator("picture img");
    const shownFirst = await shown.getAttribute("src");
    await choose(swatch, "aria-pressed");
    await expect.poll(() => shown.getAttribute("src")).not.toBe(shownFirst);
    const shownThen = await shown.getAttribute("src");
    await quick.getByRole("button", { name: /^Add to Cart/ }).click();
    const picker = page.getByRole("dialog", { name: "Choose size and colour" });
    await expect.poll(() => picker.locator("picture img").getAttribute("src")).toBe(shownThen);
    const sizeButton = picker
      .getByRole("group", { name: quickColor, exact: true })
      .getByRole("button", { name: `${quickColor}, ${wanted.variant.size}, ` });
    await choose(sizeButton, "aria-pressed");
    await expectCleanScreen(page, `picker-${width}`);
    // Pressed twice, as people do: the picker that fades away adds nothing more.
    await picker.getByRole("button", { name: "ADD TO CART" }).dblclick();
    await picker.waitFor({ state: "detached" });
    await expect.poll(() => cartLink(page).getAttribute("aria-label")).toBe("Cart, 3 items");

    // Cart
    await cartLink(page).click();
    await page.getByRole("heading", { level: 1, name: "Your Shopping Cart" }).waitFor();
    const lines = page.getByRole("main").getByRole("listitem");
    const line = lines.filter({ hasText: product.name });
    const quickLine = lines.filter({ hasText: quickName });
    expect(plain(await line.textContent())).toContain(variant.size);
    expect(plain(await line.textContent())).toContain(colorName);
    expect(plain(await quickLine.textContent())).toContain(quickColor);
    expect(plain(await quickLine.textContent())).toContain(`Size ${wanted.variant.size}`);
    expect(await quickLine.locator("picture img").getAttribute("src")).toBe(shownThen);
    await line.getByRole("button", { name: "Increase quantity" }).click();
    await expect
      .poll(async () => plain(await line.textContent()))
      .toContain(priceText(product.price * 3));
    await line.getByRole("button", { name: "Decrease quantity" }).click();
    await page.reload();
    await line.waitFor();
    await quickLine.waitFor();
    await expectCleanScreen(page, `cart-${width}`);

    await quickLine.getByRole("button", { name: /^Remove/ }).click();
    await quickLine.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await quickLine.waitFor();
    await quickLine.getByRole("button", { name: /^Remove/ }).click();
    await quickLine.waitFor({ state: "detached" });

    const currency = page.getByRole("main").getByLabel("Currency");
    await currency.selectOption("USD");
    await expect.poll(async () => plain(await line.textContent())).toMatch(/\$\d/);
    await currency.selectOption("RWF");

    // Checkout
    await page.getByRole("main").getByText("Proceed to Checkout").click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    const totalRwf = product.price * 2 + SHIPPING_RWF;
    const main = page.getByRole("main");
    expect(plain(await main.textContent())).toContain(priceText(totalRwf));
    await expectCleanScreen(page, `checkout-${width}`);

    await page.getByRole("button", { name: "Place Order" }).click();
    const phone = page.getByRole("textbox", { name: "Phone" });
    await expect.poll(() => phone.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText("First name is required").waitFor();
    await expectCleanScreen(page, `checkout-errors-${width}`);

    await page.getByRole("textbox", { name: "First name" }).fill("Aline");
    await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
    await page.getByRole("textbox", { name: "Email" }).fill(`aline.${width}@example.rw`);
    await phone.fill("0788123456");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await page.getByRole("textbox", { name: "City" }).fill("Kigali");
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.getByText("Pay when we confirm", { exact: true }).click();
    await page.getByRole("button", { name: "Place Order" }).click();

    // Confirmation
    await page.getByRole("heading", { level: 1, name: /^Thank you, Aline\b/ }).waitFor();
    const orderNumber = /STR-\d{6,}/.exec(plain(await main.textContent()))?.[0] ?? "none";
    await page.getByRole("link", { name: "Continue Shopping" }).waitFor();
    await expectCleanScreen(page, `confirmation-${width}`);

    const order = await orderByNumber(orderNumber);
    expect(order).toMatchObject({
      order_number: orderNumber,
      status: "pending",
      payment_status: "pending",
      firstname: "Aline",
      email: `aline.${width}@example.rw`,
      subtotal: product.price * 2,
      shipping_amount: SHIPPING_RWF,
      total_amount: totalRwf,
      items: [{ variant_id: variant.id, quantity: 2, unit_price: product.price }],
    });
    await expect.poll(() => stockOf(choice)).toBe(stockBefore - 2);

    // The cart is empty again
    await cartLink(page).click();
    await page.getByText("Your cart is empty").waitFor();
    await expectCleanScreen(page, `cart-empty-${width}`);

    expect(complaints).toEqual([]);
    await close();
  });

  it("home and product can be read without JavaScript", async () => {
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width, height },
      javaScriptEnabled: false,
    });
    await page.goto(shop.origin);
    await page.getByRole("heading", { level: 1, name: "STRIVE" }).waitFor();
    const categories = page.getByRole("navigation", { name: "Categories" });
    await categories.getByRole("link").nth(1).click();
    await expect.poll(() => new URL(page.url()).searchParams.has("category")).toBe(true);
    const first = page.getByRole("article").first();
    expect(plain(await first.textContent())).toMatch(/RWF [\d,]+/);
    const name = plain(await first.getByRole("heading").textContent());
    await first.getByRole("heading").getByRole("link").click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    // What other walks added may have none.
    const { description } = await productNamed(name);
    const details = page.getByRole("heading", { name: "Product Details" });
    expect(await details.count()).toBe(description.trim() === "" ? 0 : 1);
    expect(plain(await page.getByRole("main").textContent())).toMatch(/RWF [\d,]+/);
    expect(complaints).toEqual([]);
    await close();
  });
});

const GENDER_LABELS = { men: "Men", women: "Women", kids: "Kids" } as const;

function genderLabel(gender: keyof typeof GENDER_LABELS | null): string {
  return gender === null ? "" : GENDER_LABELS[gender];
}

async function pricesOf(page: Page): Promise<number[]> {
  const cards = await page.getByRole("article").allTextContents();
  return cards.map((text) => Number(/RWF\s([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));
}

function isAscending(prices: number[]): boolean {
  return prices.length > 0 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
}
