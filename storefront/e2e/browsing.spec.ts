/** Over a minute: every page on a phone and on a desktop, each read by axe, with scripts and without. */
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { makeNamed, ordersFound, productWithChoice } from "./api";
import { keepPicture, startVisit, type Visit, untilAlive, useBrowser } from "./browser";
import { tabTo } from "./keyboard";
import { addFromCard, expectCleanScreen, plain, SCREENS, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

async function visit(name: string, screen = SCREENS[0]): Promise<Visit> {
  const { width = 390, height = 844, hasTouch = true, isMobile = true } = screen ?? {};
  const started = await startVisit(browser, { viewport: { width, height }, hasTouch, isMobile });
  onTestFailed(async () => {
    await keepPicture(started.page, `failed-${name}-${width}`);
    await started.close();
  });
  return started;
}

const open = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);
const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const countOf = (page: Page, label: string) =>
  page.getByRole("link", { name: new RegExp(`^${label} ?, \\d+ items?$`) }).first();

/** File name, URL, first-level heading. */
const PAGES: [string, string, string | RegExp][] = [
  ["about", "/about", /./],
  ["contact", "/contact", "CONTACT US VIA"],
  ["photos", "/photos", "Our Gallery"],
  ["find-order", "/order", "Find your order"],
  ["privacy", "/privacy", "Privacy"],
  ["terms", "/terms", /./],
  ["returns", "/returns", /./],
  ["seller", "/seller", /./],
  ["wishlist-empty", "/wishlist", "Your wishlist is empty"],
  ["transit-empty", "/transit", /./],
  ["not-found", "/nothing-here", "Page not found"],
];

/** Pages without a form: checked as the server sends them. */
const READABLE = PAGES.filter(([name]) =>
  ["about", "contact", "photos", "privacy", "terms", "returns", "seller"].includes(name),
);

describe.each(SCREENS)("on a $name", (screen) => {
  const { width } = screen;

  it("every page opens by its own URL", async () => {
    const { page, complaints, close } = await visit("pages", screen);
    for (const [name, path, heading] of PAGES) {
      const answer = await open(page, path);
      expect([name, answer?.status()]).toEqual([name, name === "not-found" ? 404 : 200]);
      await page.getByRole("main").getByRole("heading", { name: heading }).first().waitFor();
      await expectCleanScreen(page, `${name}-${width}`);
    }
    expect(complaints.filter((text) => !/nothing-here|status of 404/.test(text))).toEqual([]);
    await close();
  });

  it("pages can be read without JavaScript", async () => {
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width, height: screen.height },
      javaScriptEnabled: false,
    });
    for (const [name, path, heading] of READABLE) {
      await open(page, path);
      const main = page.getByRole("main");
      await main.getByRole("heading", { name: heading }).first().waitFor();
      // Not just the frame: the page's content is in it.
      expect([name, plain(await main.textContent()).length > 200]).toEqual([name, true]);
      await keepPicture(page, `no-javascript-${name}-${width}`);
    }
    await open(page, "/photos");
    const plate = page.getByRole("link", { name: /Formal Attire/ });
    const picture = await page.request.get(
      new URL((await plate.getAttribute("href")) ?? "", shop.origin).href,
    );
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/webp"]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("the list is narrowed, shared, and widened again step by step", async () => {
    const { page, complaints, close } = await visit("filters", screen);
    const chips = page.getByRole("list", { name: "Filters in use" });
    const dialog = page.getByRole("dialog");
    const opener = (name: RegExp) => page.locator("#shop").getByRole("button", { name });
    const isAt = (search: string) => page.waitForURL((url) => url.search === search);
    await open(page, "/");
    await untilAlive(page);
    if (screen.isMobile) {
      await opener(/^Filters/).click();
      await dialog.getByRole("button", { name: /^Black ?, [1-9]/ }).click();
      await dialog.getByRole("switch", { name: /^In stock ?, [1-9]/ }).click();
      await dialog.getByRole("button", { name: /^Show [1-9]/ }).waitFor();
      await expectCleanScreen(page, `filters-sheet-${width}`);
      // Nothing changes behind it.
      expect(new URL(page.url()).search).toBe("");
    } else {
      await opener(/^Colour/).click();
      await dialog.getByRole("button", { name: /^Black ?, [1-9]/ }).click();
      await isAt("?family=black");
      await dialog.getByRole("button", { name: /^Show [1-9]/ }).waitFor();
      await expectCleanScreen(page, `filters-popup-${width}`);
      await page.keyboard.press("Escape");
      await opener(/^All filters/).click();
      await dialog.getByRole("switch", { name: /^In stock ?, [1-9]/ }).click();
    }
    await dialog.getByRole("button", { name: /^Show [1-9]/ }).click();
    await isAt("?family=black&in_stock=true");
    await dialog.waitFor({ state: "detached" });
    await chips.getByRole("link", { name: "Remove In stock" }).waitFor();
    const card = page.getByRole("article").first();
    const name = await card.getByRole("heading").textContent();
    await expectCleanScreen(page, `filters-${width}`);

    // It survives a look at a product, and is the same for whom it is sent to, before any script.
    await card.getByRole("heading").getByRole("link").click();
    await title(page, name ?? "");
    await page.goBack();
    await chips.getByRole("link", { name: "Remove Black" }).waitFor();
    const friend = await startVisit(browser, {
      viewport: { width, height: screen.height },
      javaScriptEnabled: false,
    });
    await friend.page.goto(page.url());
    expect(await friend.page.getByRole("article").first().getByRole("heading").textContent()).toBe(
      name,
    );
    const sent = friend.page.getByRole("list", { name: "Filters in use" });
    expect(await sent.getByRole("link").allTextContents()).toEqual([
      "Black",
      "In stock",
      "Clear all",
    ]);
    await sent.getByRole("link", { name: "Remove Black" }).click();
    await friend.page.waitForURL("**/?in_stock=true");
    await friend.close();

    // Each step was one entry of the history: a phone's sheet is one.
    await page.goBack();
    await isAt(screen.isMobile ? "" : "?family=black");
    await page.goForward();
    await isAt("?family=black&in_stock=true");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("wishlist items move to the cart", async () => {
    const { page, complaints, close } = await visit("wishlist", screen);
    await open(page, "/");
    for (const at of [0, 1, 2]) {
      const heart = page
        .getByRole("article")
        .nth(at)
        .getByRole("button", { name: /wishlist/ });
      await heart.click();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    }
    await countOf(page, "Wishlist").click();
    await title(page, "Your Wishlist");
    await page.getByText("Total Wishlist Value").waitFor();
    await expectCleanScreen(page, `wishlist-${width}`);
    await page
      .getByRole("button", { name: /^Move to Cart/ })
      .first()
      .click();
    await countOf(page, "Cart").waitFor();
    await page.getByRole("button", { name: "Move All to Cart" }).click();
    await page.getByText("Your wishlist is empty").waitFor();
    await page.reload();
    await expect.poll(() => countOf(page, "Cart").getAttribute("aria-label")).toMatch(/3 items/);
    expect(complaints).toEqual([]);
    await close();
  });

  it("the gallery opens full screen, moves on by keys and closes with Back", async () => {
    const { page, complaints, close } = await visit("gallery", screen);
    await open(page, "/photos");
    await page.getByRole("link", { name: /Formal Attire/ }).click();
    const viewer = page.getByRole("dialog");
    await viewer.getByText("Formal Attire").first().waitFor();
    await expectCleanScreen(page, `photo-${width}`);
    await page.keyboard.press("ArrowRight");
    await viewer.getByText("Summer Vibes").first().waitFor();
    await page.reload();
    await viewer.getByText("Summer Vibes").first().waitFor();
    await page.goBack();
    await viewer.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/photos");
    expect(complaints).toEqual([]);
    await close();
  });

  it("a message reaches the shop", async () => {
    const { page, complaints, close } = await visit("contact", screen);
    await open(page, "/contact");
    const form = page.getByRole("form", { name: "Send Us a Message" });
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectCleanScreen(page, `contact-errors-${width}`);
    await form.getByLabel("Name").fill("Aline Uwase");
    await form.getByLabel("Email").fill("aline@example.rw");
    await form.getByLabel("Subject").fill("Sizes");
    await form.getByLabel("Message").fill("Does the hoodie come in XXL?");
    await form.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Message sent").waitFor();
    await expectCleanScreen(page, `contact-sent-${width}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it("where no product matches, the filter that costs most can be given up", async () => {
    const { page, complaints, close } = await visit("nothing-found", screen);
    await open(page, "/?gender=women&max_price=1");
    await page.getByText(/^Without "Up to RWF\s1" there are \d+ products\.$/).waitFor();
    await expectCleanScreen(page, `filters-none-${width}`);
    await page.getByRole("link", { name: "Remove the price" }).click();
    await page.waitForURL("**/?gender=women");
    await page.getByRole("article").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("names that look like code stay text", async () => {
    const name = `<img src=x onerror=alert(${width})>`;
    const { productId } = await makeNamed(name);
    const { page, complaints, close } = await visit("inert", screen);
    page.on("dialog", (dialog) => complaints.push(`dialog: ${dialog.message()}`));
    await open(page, `/?category=${encodeURIComponent(name)}`);
    await page.getByRole("heading", { name, exact: true }).first().waitFor();
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByText(`Added 1 ${name} to cart!`).waitFor();
    await page.getByLabel("Search").fill("<img");
    await page.getByRole("option", { name }).first().waitFor();
    await open(page, `/product/${productId}`);
    await title(page, name);
    await open(page, "/Cart");
    await page.getByRole("link", { name, exact: true }).waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** To the filled form of the checkout, with one product. */
async function fillCheckout(page: Page, email: string): Promise<void> {
  const { product } = await productWithChoice();
  await open(page, `/product/${product.id}`);
  await title(page, product.name);
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await title(page, "Checkout");
  await page.getByRole("textbox", { name: "First name" }).fill("Aline");
  await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
  await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
  await page.getByRole("textbox", { name: "City" }).fill("Kigali");
  await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
  await page.getByText("Pay when we confirm", { exact: true }).click();
}

/** Opens a page whose scripts are held back until they are released. */
async function openLifeless(page: Page, path: string): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, path);
  return letIn;
}

describe.each(walkedOn("phone"))("on a $name, before hydration", (screen) => {
  it("what is typed stays", async () => {
    const { page, complaints, close } = await visit("typed-early", screen);
    const letIn = await openLifeless(page, "/order");
    await page.getByLabel("Order number").fill("STR-000001");
    await page.getByLabel("Email").fill("nobody@example.rw");
    letIn();
    await page.getByRole("button", { name: /^Find/ }).click();
    await page.getByText(/^We found no order/).waitFor();
    expect(await page.getByLabel("Order number").inputValue()).toBe("STR-000001");
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.rw");
    expect(complaints.filter((text) => !/lookup|status of 404/.test(text))).toEqual([]);
    await close();
  });

  it("a photo clicked early opens once it can", async () => {
    const { page, complaints, close } = await visit("clicked-early", screen);
    const letIn = await openLifeless(page, "/photos");
    await page.getByRole("link", { name: /Formal Attire/ }).click();
    letIn();
    await page.getByRole("dialog").getByText("Formal Attire").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/photos");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("on a bad network", () => {
  it("an order whose answer was lost is placed once, and found by its number", async () => {
    const email = "lost.answer@example.rw";
    const { page, close } = await visit("lost");
    await fillCheckout(page, email);
    // The first order reaches the shop; its answer does not reach the shopper.
    await page.route(
      "**/api/orders",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("main").getByRole("alert").first().waitFor();
    await expectCleanScreen(page, "checkout-lost-390");
    await page.getByRole("button", { name: "Place Order" }).click();
    await title(page, /^Thank you, Aline\b/);
    const main = page.getByRole("main");
    const orderNumber = /STR-\d{6,}/.exec(plain(await main.textContent()))?.[0] ?? "none";
    expect((await ordersFound(email)).map((order) => order.order_number)).toEqual([orderNumber]);

    const other = await visit("find-order");
    await open(other.page, "/order");
    await other.page.getByLabel("Order number").fill(orderNumber.toLowerCase());
    await other.page.getByLabel("Email").fill(email);
    await other.page.getByRole("button", { name: /Find/ }).click();
    await other.page.getByText(orderNumber).first().waitFor();
    await expectCleanScreen(other.page, "order-found-390");
    expect(other.complaints).toEqual([]);
    await other.close();
    await close();
  });

  it("two tabs share one cart", async () => {
    const { page, complaints, close } = await visit("tabs");
    await open(page, "/");
    const second = await page.context().newPage();
    await open(second, "/");
    await addFromCard(page);
    await expect.poll(() => countOf(second, "Cart").getAttribute("aria-label")).toMatch(/1 item$/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("with the keyboard alone", () => {
  it("a guest says what it may cost", async () => {
    const { page, complaints, close } = await visit("price-keys", SCREENS[1]);
    await open(page, "/");
    await untilAlive(page);
    await tabTo(page, "Price");
    await page.keyboard.press("Enter");
    await page.getByRole("slider", { name: "Highest price" }).waitFor();
    await tabTo(page, "Highest price");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
    await page.waitForURL("**/?max_price=*");
    await page.getByRole("link", { name: /^Remove Up to RWF/ }).waitFor();
    await page.keyboard.press("Escape");
    // The focus is back on the button: Enter opens it again.
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Price" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("a guest chooses a size, fills the form and buys", async () => {
    const email = "keyboard@example.rw";
    const { page, complaints, close } = await visit("keyboard", SCREENS[1]);
    const { product } = await productWithChoice();
    const press = async (name: string | RegExp, key = "Enter") => {
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    const type = async (name: string, text: string) => {
      await tabTo(page, name);
      await page.keyboard.type(text);
    };
    await open(page, `/product/${product.id}`);
    await title(page, product.name);
    await press("ADD TO CART");
    await page.getByText(/^Added 1 /).waitFor();
    await open(page, "/Cart");
    await page.getByRole("button", { name: "Increase quantity" }).waitFor();
    await press("Increase quantity");
    await expect.poll(() => countOf(page, "Cart").getAttribute("aria-label")).toMatch(/2 items/);
    await press("Proceed to Checkout");
    await title(page, "Checkout");
    await page.getByText("Pay when we confirm", { exact: true }).waitFor();
    await type("First name", "Aline");
    await type("Last name", "Uwase");
    await type("Email", email);
    await type("Phone", "0788 123 456");
    await type("Address", "KG 11 Ave, house 24");
    await type("City", "Kigali");
    await type("District", "Gasabo");
    await page.keyboard.press("Escape");
    // The methods are one tab stop: arrow keys choose among them.
    const chosen = page.locator("input[type=radio]:focus");
    for (let step = 0; step < 5 && (await chosen.count()) === 0; step += 1) {
      await page.keyboard.press("Tab");
    }
    const method = page.getByRole("radio", { name: /Pay when we confirm/ });
    for (let step = 0; step < 5 && !(await method.isChecked()); step += 1) {
      await page.keyboard.press("ArrowDown");
    }
    expect(await method.isChecked()).toBe(true);
    await press("Place Order");
    await title(page, /^Thank you, Aline/);
    const [order] = await ordersFound(email);
    expect(order?.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(complaints).toEqual([]);
    await close();
  });
});
