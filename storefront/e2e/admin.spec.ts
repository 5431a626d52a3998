/** Over a minute: the days' work of staff; in many rounds every screen of theirs, each read by axe. */
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it, onTestFailed, onTestFinished } from "vitest";
import { ImportDesk } from "../../backend/harness/import-desk";
import { rounds } from "../../backend/harness/rounds";
import { usualSettings } from "../../backend/harness/usual-settings";
import {
  adminToken,
  makeCustomer,
  orderByNumber,
  orderFor,
  productNamed,
  productWithChoice,
  stockOf,
} from "./api";
import { ADMIN_SCREENS } from "./all-screens";
import { keepPicture, startVisit, untilQuiet, type Visit, useBrowser } from "./browser";
import { expectCleanScreen, plain, SCREENS, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const PICTURES = ["01", "02", "03", "04", "05"].map((number) =>
  path.resolve(import.meta.dirname, `../public/art/plate-${number}-360.webp`),
);

const shop = goToTheShop();
const browser = useBrowser();

const [PHONE, DESKTOP] = SCREENS;

async function visit(name: string, screen = DESKTOP, token?: string): Promise<Visit> {
  const { width = 1280, height = 800, hasTouch = false, isMobile = false } = screen ?? {};
  const started = await startVisit(browser, { viewport: { width, height }, hasTouch, isMobile });
  onTestFailed(async () => {
    await keepPicture(started.page, `failed-admin-${name}-${width}`);
    await started.close();
  });
  if (token !== undefined) {
    await started.page.addInitScript((value) => {
      window.localStorage.setItem("token", value);
    }, token);
  }
  return started;
}

const atWork = async (name: string, screen = DESKTOP) => visit(name, screen, await adminToken());
const open = (page: Page, address: string) => page.goto(new URL(address, shop.origin).href);
const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const message = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor({ timeout: 30_000 });
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole("row").filter({ hasText: text });

// In the gate `languages` walks them, on the narrowest phone.
describe.each(rounds([], SCREENS))("on a $name, staff", (screen) => {
  it("see every screen", async () => {
    const { page, complaints, close } = await atWork("screens", screen);
    for (const { address, heading, picture } of ADMIN_SCREENS) {
      await open(page, address);
      await title(page, heading);
      await untilQuiet(page);
      await expectCleanScreen(page, `admin-${picture}-${screen.width}`);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(walkedOn("phone"))("on a $name, staff", (screen) => {
  const { width } = screen;

  it("bring an order from pending to delivered, and the customer follows it", async () => {
    const email = `follows.${width}@example.rw`;
    const { token } = await makeCustomer(email);
    const order = await orderFor(email, token);
    const shopper = await visit("customer", PHONE, token);
    await open(shopper.page, "/transit");
    await shopper.page.getByText(`In Transit · ${order.order_number}`).waitFor();

    const { page, complaints, close } = await atWork("status", screen);
    await open(page, `/admin/orders?search=${encodeURIComponent(email)}`);
    const status = page.getByLabel(`Status of order ${order.order_number.slice(-6)}`);
    for (const next of ["processing", "shipped", "delivered"]) {
      await status.first().selectOption(next);
      if (next === "delivered") {
        const money = page.getByRole("dialog");
        await money.getByRole("heading", { name: /has it been paid/ }).waitFor();
        await expectCleanScreen(page, `admin-order-cash-${width}`);
        await money.getByRole("button", { name: /^Record RWF [\d,]+ in cash$/ }).click();
      }
      await message(page, new RegExp(`is now ${next}`, "i"));
    }
    expect((await orderByNumber(order.order_number))?.payment_status).toBe("completed");
    await page.getByRole("button", { name: /^View/ }).first().click();
    const modal = page.getByRole("dialog");
    await modal.getByRole("heading", { name: "Timeline" }).waitFor();
    await modal.getByText("Delivered").first().waitFor();
    await expectCleanScreen(page, `admin-order-view-${width}`);

    await shopper.page.reload();
    await title(shopper.page, "Products in Transit");
    await shopper.page.getByText("No products in transit").waitFor();
    await open(shopper.page, "/account");
    await shopper.page.getByText("Delivered").first().waitFor();
    expect([...complaints, ...shopper.complaints]).toEqual([]);
    await shopper.close();
    await close();
  });
});

describe("staff", () => {
  it("add a product with five pictures, find it in the shop, edit and delete it", async () => {
    const name = "Journey Hoodie";
    const { page, complaints, close } = await atWork("product");
    await open(page, "/admin/products");
    await title(page, "Products");
    await page.getByRole("button", { name: "Add Product" }).first().click();
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: "Save Product" }).click();
    for (const text of [
      "Product name is required",
      "Valid price is required",
      "Category is required",
    ]) {
      await form.getByText(text).first().waitFor();
    }
    await expectCleanScreen(page, "admin-product-errors-1280");
    await form.getByLabel("Name", { exact: true }).fill(name);
    await form.getByLabel("Price (RWF)").fill("25000");
    await form.getByLabel("Category").selectOption({ index: 1 });
    await form.getByLabel("Stock", { exact: true }).fill("12");
    await form.locator('input[type="file"]').setInputFiles(PICTURES);
    await form.getByText(/^5 of 5 pictures/).waitFor();
    await expectCleanScreen(page, "admin-product-form-1280");
    await form.getByRole("button", { name: "Save Product" }).click();
    await message(page, "Product saved successfully!");

    const product = await productNamed(name);
    expect(product.images).toHaveLength(5);
    const shopper = await visit("product-shop", PHONE);
    await open(shopper.page, `/product/${product.id}`);
    await title(shopper.page, name);
    expect(plain(await shopper.page.getByRole("main").textContent())).toContain("RWF 25,000");

    // Two staff members at once: the second save conflicts with the first.
    await open(page, `/admin/products?edit=${product.id}`);
    await form.getByLabel("Price (RWF)").fill("27000");
    const other = await atWork("conflict");
    await open(other.page, `/admin/products?edit=${product.id}`);
    await other.page.getByRole("dialog").getByLabel("Price (RWF)").fill("26000");
    await other.page.getByRole("button", { name: "Save Product" }).click();
    await message(other.page, "Product saved successfully!");
    await form.getByRole("button", { name: "Save Product" }).click();
    await form.getByText("This product was changed meanwhile").first().waitFor();
    await expectCleanScreen(page, "admin-product-conflict-1280");
    await form.getByRole("button", { name: "Keep mine" }).click();
    await form.getByRole("button", { name: "Save Product" }).click();
    await message(page, "Product saved successfully!");
    expect((await productNamed(name)).price).toBe(27_000);

    // Leaving what is not saved asks first, also by Back.
    await open(page, "/admin/products");
    await title(page, "Products");
    await page.getByRole("button", { name: `Edit: ${name}` }).click();
    await form.getByLabel("Price (RWF)").fill("1");
    await page.goBack();
    await page.getByRole("dialog").nth(1).waitFor();
    await page.keyboard.press("Escape");
    expect(await form.first().getByLabel("Price (RWF)").inputValue()).toBe("1");

    await open(page, `/admin/products?view=${product.id}`);
    await form.getByText(name).first().waitFor();
    await expectCleanScreen(page, "admin-product-view-1280");
    await form.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", {
      name: "Are you sure you want to delete this product? This action cannot be undone.",
    });
    await expectCleanScreen(page, "admin-product-delete-1280");
    await question.getByRole("button", { name: "Delete" }).click();
    await message(page, "Product deleted successfully!");
    await shopper.page.reload();
    await shopper.page.getByText("Product not found.").waitFor();
    const refused = /^409: |status of 40[49]|^404: /;
    expect([...complaints, ...other.complaints].filter((text) => !refused.test(text))).toEqual([]);
    await other.close();
    await shopper.close();
    await close();
  });

  it("import a spreadsheet: checked first, then done", async () => {
    const { page, complaints, close } = await atWork("import");
    const csv = [
      "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status",
      "journey-scarf,Journey Scarf,Warm,Size,S,9000,5,active",
      "journey-scarf,,,Size,M,9000,7,active",
      "journey-broken,Journey Broken,,Size,S,free,1,active",
    ].join("\n");
    await open(page, "/admin/products/import");
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "scarves.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByRole("button", { name: "Check file" }).click();
    await message(page, "This was a check. Nothing has been changed.");
    await message(page, "1 error");
    // Auto-approve is off: the check says that imported products would be drafts.
    await message(page, "Nothing is published, whatever the file says");
    await expectCleanScreen(page, "admin-import-checked-1280");
    await ImportDesk.approvingAt(shop);
    onTestFinished(() => usualSettings(shop));
    await page.getByRole("button", { name: "Import now" }).click();
    await expect.poll(() => productNamed("Journey Scarf").catch(() => null)).not.toBeNull();
    // A check was done before it, and said what was to be created.
    await page.getByText("Created", { exact: true }).waitFor();
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await expectCleanScreen(page, "admin-import-done-1280");
    expect(complaints).toEqual([]);
    await close();
  });

  it("cancel an order, and its stock is back", async () => {
    const email = "cancels@example.rw";
    const { token } = await makeCustomer(email);
    const choice = await productWithChoice();
    const before = await stockOf(choice);
    const order = await orderFor(email, token, 2);
    await expect.poll(() => stockOf(choice)).toBe(before - 2);
    const { page, complaints, close } = await atWork("cancel");
    await open(page, `/admin/orders?search=${encodeURIComponent(email)}`);
    await page
      .getByLabel(`Status of order ${order.order_number.slice(-6)}`)
      .first()
      .selectOption("cancelled");
    // It is not paid, so nothing is asked first.
    await message(page, /is now cancelled/i);
    await expect.poll(() => stockOf(choice)).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  it("promote, demote, deactivate somebody", async () => {
    const email = "colleague@example.rw";
    const { token } = await makeCustomer(email);
    const roleNow = async () => {
      const answer = await fetch(new URL("/api/auth/me", shop.origin), {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { user } = (await answer.json()) as { user?: { role: string } };
      return [answer.status, user?.role];
    };
    const { page, complaints, close } = await atWork("users");
    await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
    const row = rowOf(page, email);
    const role = row.getByRole("combobox");
    await role.selectOption("admin");
    await page.getByRole("dialog").getByRole("button", { name: "Make admin" }).click();
    await message(page, /is an admin now/);
    await role.selectOption("user");
    await message(page, /is a regular user now/);
    await expectCleanScreen(page, "admin-users-changed-1280");
    await row.getByRole("button", { name: /^Active/ }).click();
    await message(page, /is logged out/);
    // Each change ended the sessions opened before it.
    expect((await roleNow())[0]).toBe(401);
    expect(complaints).toEqual([]);
    await close();
  });

  it("change the shop's name, and close and open it", async () => {
    const { page, complaints, close } = await atWork("settings");
    await open(page, "/admin/settings?tab=app");
    await page.getByLabel("Site name").fill("Imyenda");
    await page.getByLabel("Items per page").selectOption("10");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await message(page, "Settings updated successfully!");
    await open(page, "/admin/products");
    await page.getByText(/^1–10 of/).waitFor();
    const shopper = await visit("closed", PHONE);
    await open(shopper.page, "/about");
    await expect.poll(() => shopper.page.title()).toBe("About Us · Imyenda");

    await open(page, "/admin/settings?tab=app");
    await page.getByRole("switch", { name: /Maintenance mode/ }).click();
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close the shop" }).click();
    await message(page, "Settings updated successfully!");
    expect((await open(shopper.page, "/about"))?.status()).toBe(503);
    await shopper.page.getByRole("heading", { name: "Imyenda will be back soon" }).waitFor();
    await keepPicture(shopper.page, "maintenance-390");

    await page.getByRole("switch", { name: /Maintenance mode/ }).click();
    await page.getByLabel("Site name").fill("E-Commerce Admin");
    await page.getByLabel("Items per page").selectOption("20");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await message(page, "Settings updated successfully!");
    await expect.poll(async () => (await open(shopper.page, "/about"))?.status()).toBe(200);
    expect(complaints).toEqual([]);
    await shopper.close();
    await close();
  });

  it("teach the search a word that somebody looked for in vain", async () => {
    const shopper = await visit("search-shopper", PHONE);
    const look = () => open(shopper.page, "/?q=mitumbak");
    await look();
    const reported = shopper.page.waitForResponse(/missed-searches/);
    await shopper.page.getByRole("heading", { name: /No products/ }).waitFor();
    expect((await reported).status()).toBe(200);

    const { page, complaints, close } = await atWork("search", PHONE);
    await open(page, "/admin/search");
    await page.getByText("mitumbak").first().waitFor();
    await expectCleanScreen(page, "admin-search-in-vain-390");
    await page.getByRole("button", { name: /^Give a meaning ?: mitumbak$/ }).click();
    await page.getByLabel("Means", { exact: true }).fill("hoodies");
    await expectCleanScreen(page, "admin-search-meaning-390");
    await page.getByRole("button", { name: "Add word" }).click();
    await message(page, /mitumbak finds \d+ products now/);

    await look();
    await shopper.page.getByRole("article").first().waitFor();
    await page.getByRole("button", { name: "Remove mitumbak" }).click();
    await page.getByText("No words yet").waitFor();
    expect([...complaints, ...shopper.complaints]).toEqual([]);
    await Promise.all([close(), shopper.close()]);
  });

  it("say something else on the pages, in two languages, and take it back", async () => {
    const shopper = await visit("content-shopper", PHONE);
    const readsAt = async (address: string, text: string) => {
      await open(shopper.page, address);
      await shopper.page.getByText(text).waitFor();
    };
    const { page, complaints, close } = await atWork("content", PHONE);
    await open(page, "/admin/content");
    const form = page.getByRole("form", { name: "Hero" });
    await form.getByLabel("Line under the name").fill("Rain is no excuse.");
    await form.getByLabel("Button").fill("See hoodies");
    await form.getByLabel("Goes to").selectOption({ label: "Category: Hoodies" });
    await form.getByLabel("Choose: Phone, 4:5").setInputFiles(PICTURES[4] ?? "");
    await form.getByRole("button", { name: /^Remove ?: Phone/ }).waitFor();
    await form.getByLabel("Choose: Desktop, 16:9").setInputFiles(PICTURES[3] ?? "");
    await form.getByRole("button", { name: /^Remove ?: Desktop/ }).waitFor();
    const alt = form.getByLabel("What the picture shows");
    await alt.fill("A jacket in the rain");
    await form.getByText("Français, 2 missing").click();
    await alt.fill("Une veste sous la pluie");
    await form.getByText("Ikinyarwanda, 2 missing").click();
    await alt.fill("Ikoti mu mvura");
    await form.getByLabel("Line under the name").fill("Imvura ntiyaguhagarika.");
    await page.frameLocator("iframe").getByText("Imvura ntiyaguhagarika.").waitFor();
    await expectCleanScreen(page, "admin-content-typed-390");
    await page.getByRole("button", { name: "Publish" }).click();
    await message(page, "Published. It is in the shop now.");

    await readsAt("/rw", "Imvura ntiyaguhagarika.");
    await readsAt("/", "Rain is no excuse.");
    const hero = shopper.page.getByAltText("A jacket in the rain");
    const seen = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(seen).toMatch(/\/uploads\/[^/]+\.avif$/);
    const onPhone = await seen();
    await expectCleanScreen(shopper.page, "home-content-390");
    await shopper.page.setViewportSize({ width: 1280, height: 800 });
    const pictureOf = (address: string) => /\/uploads\/(\w+)-/.exec(address)?.[1];
    await expect.poll(async () => pictureOf(await seen())).not.toBe(pictureOf(onPhone));
    await shopper.page.setViewportSize({ width: 390, height: 844 });
    await shopper.page.getByRole("link", { name: "See hoodies" }).click();
    await expect.poll(() => new URL(shopper.page.url()).search).toBe("?category=Hoodies");

    await page.getByRole("button", { name: "Take back “Rain is no excuse.”" }).click();
    await page.getByText(/^Taken back/).waitFor();
    await expectCleanScreen(page, "admin-content-taken-back-390");
    await open(shopper.page, "/");
    expect(await shopper.page.getByText("Rain is no excuse.").count()).toBe(0);

    await page.getByRole("link", { name: "Banner" }).click();
    await page.getByLabel("Text", { exact: true }).fill("Closed on 1 July, Independence Day");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: /^Take back/ }).waitFor();
    await readsAt("/contact", "Closed on 1 July, Independence Day");
    await expectCleanScreen(shopper.page, "contact-content-390");
    await page.getByRole("button", { name: /^Take back/ }).click();
    await page.getByText(/^Taken back/).waitFor();

    await page.getByRole("link", { name: "Returns", exact: true }).last().click();
    await page.getByRole("button", { name: "Begin with the shop's own text" }).click();
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    const own = await text.inputValue();
    await text.fill(
      `# On Saturdays\nCome within {return_days} days. See [our terms](/terms).\n\n${own}`,
    );
    await page.frameLocator("iframe").getByText("Come within 7 days.").waitFor();
    await expectCleanScreen(page, "admin-content-returns-390");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: /^Take back/ }).waitFor();
    await shopper.page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
    await shopper.page.getByText("Come within 7 days.").waitFor();
    await shopper.page.getByText(/^In force since /).waitFor();
    await expectCleanScreen(shopper.page, "returns-content-390");
    await shopper.page.getByRole("link", { name: "our terms" }).click();
    await shopper.page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await page.getByRole("button", { name: /^Take back/ }).click();
    await page.getByText(/^Taken back/).waitFor();
    expect([...complaints, ...shopper.complaints]).toEqual([]);
    await Promise.all([close(), shopper.close()]);
  });

  it("wait for the network, and continue when it is back", async () => {
    const { page, close } = await atWork("offline");
    await open(page, "/admin/orders");
    await title(page, "Orders");
    await untilQuiet(page);
    await page.context().setOffline(true);
    await page.getByRole("alert").filter({ hasText: "Network offline" }).first().waitFor();
    await page.getByRole("link", { name: "Mails" }).click();
    // Whether or not the screen's code was loaded, the shell stays and says why.
    await page
      .getByText(/^(Mails|This page could not be shown)$/)
      .last()
      .waitFor();
    await page.getByRole("alert").filter({ hasText: "Network offline" }).first().waitFor();
    await keepPicture(page, "admin-offline-1280");
    await page.context().setOffline(false);
    await page.getByText("Network offline").first().waitFor({ state: "detached" });
    await open(page, "/admin/mails");
    await title(page, "Mails");
    await close();
  });

  it("are not part of what a shopper loads", async () => {
    const { page, complaints, close } = await visit("shopper", PHONE);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ["/", "/about", "/Cart", "/checkout"]) {
      await open(page, address);
      await untilQuiet(page);
    }
    expect(asked.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
    expect(asked.filter((url) => /admin/i.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("in Medusa's own dashboard", () => {
  it("staff see and change an order's status, and the shop's other data", async () => {
    const email = "dashboard@example.rw";
    const { token } = await makeCustomer(email);
    const order = await orderFor(email, token);
    // Not checked like the shop: the dashboard has its own scripts, styles and console errors.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    onTestFailed(() => keepPicture(page, "failed-admin-dashboard"));
    const backOffice = (address: string) => page.goto((shop.backoffice ?? "") + address);
    await backOffice("/app/login");
    await page.getByPlaceholder("Email").fill(shop.admin.email);
    await page.getByPlaceholder("Password").fill(shop.admin.password);
    await page.getByRole("button", { name: /continue with email/i }).click();
    await page.waitForURL(/\/app\/orders/);

    await backOffice(`/app/orders/${order.id}`);
    await page.getByRole("heading", { name: "Shop status" }).waitFor();
    await page.getByRole("heading", { name: "Products in transit" }).waitFor();
    await page.getByRole("combobox", { name: "Order status" }).click();
    await page.getByRole("option", { name: "Shipped" }).click();
    await page.getByText("The order is shipped now").first().waitFor();
    expect(await orderByNumber(order.order_number)).toMatchObject({ status: "shipped" });
    await keepPicture(page, "medusa-order-1280");

    const { product } = await productWithChoice();
    await backOffice(`/app/products/${product.id}`);
    await page.getByRole("heading", { name: "Stock in the shop" }).waitFor();
    await backOffice("/app/settings/shop");
    await page.getByRole("heading", { name: "Shop settings" }).waitFor();
    await keepPicture(page, "medusa-settings-1280");
    await backOffice(`/app/customers?q=${encodeURIComponent(email)}`);
    await page.getByText(email).first().click();
    await page.getByRole("heading", { name: "Shop account" }).waitFor();
    await keepPicture(page, "medusa-customer-1280");
    await context.close();
  });
});
