/** Over a minute: every screen without network, and an update while a cart is full, each in visits of its own. */
import type { Page } from "playwright-core";
import { expect, it, onTestFailed } from "vitest";
import { CACHES, isOwnCache } from "../app/lib/offline/caches";
import { makeCustomer, orderFor, ordersFound, productWithChoice } from "./api";
import { axeFindings, keepPicture, settle, startVisit, untilAlive, useBrowser } from "./browser";
import { addFromCard, plain } from "./screens";
import { goToTheShop } from "./shop";
import { useUpdatedShop } from "./updated-shop";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const shop = goToTheShop();
const browser = useBrowser();
const updated = useUpdatedShop();

/** A phone on which the shop's worker is allowed. */
async function takePhone(name: string) {
  const { page, close } = await startVisit(browser, { ...PHONE, serviceWorkers: "allow" });
  onTestFailed(async () => {
    await keepPicture(page, `failed-${name}`);
    await close();
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const lose = () => page.context().setOffline(true);
  const find = () => page.context().setOffline(false);
  const open = async (path: string) => {
    await page.goto(new URL(path, shop.origin).href);
    await untilAlive(page);
  };
  return { page, close, errors, open, lose, find };
}

const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

const namesKept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Everything that the worker keeps on the phone, with all headers and in databases too, as one text. */
const allKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const headers = [...request.headers, ...(answer?.headers ?? [])];
        const isText = /text|json/.test(answer?.headers.get("Content-Type") ?? "");
        texts.push(
          name,
          request.url,
          String(headers),
          isText ? ((await answer?.text()) ?? "") : "",
        );
      }
    }
    const whenDone = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await whenDone(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) {
        const rows = await whenDone(database.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });

/** What is on the phone of a build without having been seen: its prefix, its version, and how much. */
const preparedMark = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("offlinePrepared"));

/** Addresses of the screens that are on the phone, in order. */
const screensKept = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname).sort();
  }, CACHES.screens);

/** Waits until the screens of a language are on the phone. @param prefix of its addresses @param extent matches how much */
const untilPrepared = (page: Page, prefix = "", extent = "all") =>
  expect.poll(() => preparedMark(page)).toMatch(new RegExp(`^${prefix} \\w+ (${extent})$`));

/** Where the page's own part begins in the window. */
const mainTop = (page: Page): Promise<number> =>
  page.getByRole("main").evaluate((main) => Math.round(main.getBoundingClientRect().top));

/** What can be pressed in the window and lies under a notice. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(":is(header, main) :is(a, button, input)")].flatMap((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const notice = above?.closest("[role=alert]");
      return notice && target.checkVisibility() ? [target.outerHTML] : [];
    }),
  );

it("what was seen can be read without network, and the rest says that it can't", async () => {
  const { page, close, errors, open, lose, find } = await takePhone("seen");
  const { product } = await productWithChoice();
  await open(`/product/${product.handle}`);
  // The first page of all is kept once the worker is there: whoever leaves it sooner has not seen it.
  await untilPrepared(page, "", "little");
  // Whoever looks at one page is not to pay for the other screens: they come once he goes on.
  expect(await screensKept(page)).toEqual(["/data-and-offline", "/offline"]);
  await page.getByRole("banner").getByRole("link", { name: "STRIVE" }).first().click();
  await untilPrepared(page);
  expect(await screensKept(page)).toEqual(
    expect.arrayContaining(["/Cart", "/wishlist", "/transit"]),
  );
  await open("/");
  await addFromCard(page);
  await page
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  const seen = page.getByRole("article").nth(1).getByRole("heading");
  const seenName = plain(await seen.textContent());
  await untilPrepared(page);
  await lose();

  await open("/");
  await title(page, "STRIVE");
  const shownAsOf = page.getByText(/^Network offline · Shown as of \d\d:\d\d$/);
  // It comes a moment after the page: neither moves, nor lies over, what is to be pressed.
  expect(await shownAsOf.isVisible()).toBe(false);
  const scrollTo = (top: number) =>
    page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
  await scrollTo(0);
  const before = await mainTop(page);
  await shownAsOf.waitFor();
  expect(await mainTop(page)).toBe(before);
  expect(await covered(page)).toEqual([]);
  await keepPicture(page, "offline-home");
  // Nor does it stay behind: it lies below the bar that stays.
  await scrollTo(600);
  const bar = page.getByRole("banner");
  await expect
    .poll(async () => {
      const [notice, header] = [await shownAsOf.boundingBox(), await bar.boundingBox()];
      return (notice?.y ?? 0) >= (header?.y ?? 0) + (header?.height ?? Infinity);
    })
    .toBe(true);
  await open(`/product/${product.handle}`);
  await title(page, product.name);
  // Seen in a list, never opened: made of what is on the phone.
  await open("/");
  // Once its scripts run: before, a press asks the worker for the page, which is another way there.
  await shownAsOf.waitFor();
  await seen.getByRole("link").click();
  await title(page, seenName);
  await keepPicture(page, "offline-product");
  await open("/Cart");
  await title(page, "Your Shopping Cart");
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(1);
  await keepPicture(page, "offline-cart");
  await open("/wishlist");
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(1);
  await keepPicture(page, "offline-wishlist");
  await open("/transit");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await keepPicture(page, "offline-transit");
  await open("/?q=" + encodeURIComponent(seenName.toUpperCase()));
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  await page.getByRole("heading", { name: seenName }).waitFor();

  await open("/about");
  await title(page, "You're offline");
  await page.getByText("This page isn't on your phone yet.").waitFor();
  await page.getByRole("searchbox", { name: "Search what you've seen" }).fill(seenName);
  const products = page.getByRole("region", { name: "Seen on this phone" }).getByRole("listitem");
  await expect.poll(() => products.count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, "offline-unseen");
  await page.getByRole("searchbox").fill("nothing of that kind");
  await page.getByText("Nothing you've seen matches.").waitFor();
  await find();
  await page.waitForURL("**/about");

  await open("/fr");
  await untilPrepared(page, "/fr");
  await lose();
  await open("/fr/Cart");
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(1);
  await open("/fr/about");
  await title(page, "Vous êtes hors ligne");
  await page.getByRole("searchbox", { name: "Chercher dans ce que vous avez vu" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

it("nothing is ordered without network, nor by itself once it is back", async () => {
  const { page, close, errors, open, lose, find } = await takePhone("checkout");
  const email = "aline.offline@example.rw";
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() !== "GET" && /\/api\/(orders|payments)$/.test(request.url()))
      sent.push(request.url());
  });
  await open("/");
  await addFromCard(page);
  await untilPrepared(page);
  await open("/checkout");
  const typed = { "First name": "Aline", "Last name": "Uwase", Email: email, Address: "KG 11 Ave" };
  for (const [name, value] of Object.entries(typed))
    await page.getByRole("textbox", { name }).fill(value);
  await page.getByRole("textbox", { name: "Phone" }).fill("0788123456");
  await page.getByRole("textbox", { name: "City" }).fill("Kigali");
  await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
  await page.getByText("Pay when we confirm", { exact: true }).click();
  const place = page.getByRole("button", { name: "Place Order" });
  await expect.poll(() => place.isEnabled()).toBe(true);

  await lose();
  await page.getByText("Everything you typed is kept.", { exact: false }).waitFor();
  expect(await place.isDisabled()).toBe(true);
  await keepPicture(page, "offline-checkout");
  await open("/checkout");
  for (const [name, value] of Object.entries(typed))
    await expect.poll(() => page.getByRole("textbox", { name }).inputValue()).toBe(value);
  await keepPicture(page, "offline-checkout-again");
  expect(sent).toEqual([]);

  await find();
  await expect.poll(() => place.isEnabled()).toBe(true);
  const method = page.getByRole("radio", { name: "Pay when we confirm" });
  await method.waitFor();
  await page.getByText("Pay when we confirm", { exact: true }).click();

  // The network ends as the button is pressed, and the phone does not know it yet.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { get: () => true });
    addEventListener("offline", (event) => event.stopImmediatePropagation(), true);
  });
  await lose();
  await place.click();
  await page.getByRole("main").getByRole("alert").first().waitFor();
  await keepPicture(page, "offline-lost");
  const tries = sent.length;
  expect(tries).toBeGreaterThan(0);
  await find();
  await expect.poll(() => place.isEnabled()).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(sent).toHaveLength(tries);
  expect(await ordersFound(email)).toEqual([]);
  await place.click();
  await title(page, /^Thank you, Aline\b/);
  expect(await ordersFound(email)).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

it("whatever is pressed as the network ends works, or says that it did not", async () => {
  const { page, close, errors, open, lose, find } = await takePhone("actions");
  const main = page.getByRole("main");
  const typed = { Name: "Aline", Email: "aline.lost@example.rw", Subject: "Sizes" };
  const messages: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/contact"))
      messages.push(request.url());
  });
  await open("/");
  await addFromCard(page);
  await untilPrepared(page);
  await open("/Cart");
  await main.getByRole("listitem").waitFor();
  await lose();
  await main.getByRole("button", { name: "Increase quantity" }).click();
  await main.getByRole("textbox").fill("KARIBU");
  await main.getByRole("button", { name: "Apply" }).click();
  await main.getByRole("status").getByText(/check/i).or(main.getByRole("alert")).first().waitFor();
  await keepPicture(page, "offline-code");
  await open("/");
  await page
    .getByRole("article")
    .nth(2)
    .getByRole("button", { name: /wishlist/i })
    .click();
  await addFromCard(page);
  await page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" }).waitFor();
  await find();

  await open("/contact");
  for (const [name, value] of Object.entries(typed))
    await main.getByRole("textbox", { name }).fill(value);
  await main.getByRole("textbox", { name: "Message" }).fill("Is it true to size?");
  await lose();
  await main.getByRole("button", { name: /^Send/ }).click();
  await main.getByRole("alert").first().waitFor();
  await keepPicture(page, "offline-contact");
  for (const [name, value] of Object.entries(typed))
    expect(await main.getByRole("textbox", { name }).inputValue()).toBe(value);
  await find();
  await page.waitForLoadState("networkidle");
  expect(messages).toEqual([]);
  await main.getByRole("button", { name: /^Send/ }).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

it("what one account read is gone when another is on the phone", async () => {
  const { page, close, errors, open, lose, find } = await takePhone("accounts");
  const [first, other] = [
    { email: "first.phone@example.rw", ...(await makeCustomer("first.phone@example.rw")) },
    { email: "other.phone@example.rw", ...(await makeCustomer("other.phone@example.rw")) },
  ];
  const order = await orderFor(first.email, first.token);
  const othersOrder = await orderFor(other.email, other.token);
  const signIn = ({ token }: { token: string }) =>
    page.evaluate((value) => localStorage.setItem("token", value), token);
  const orderLink = (number: string) => page.getByRole("link", { name: new RegExp(number) });

  await open("/");
  await untilPrepared(page, "", "little");
  await signIn(first);
  await open("/account");
  await untilPrepared(page);
  await orderLink(order.order_number).click();
  await page.getByRole("heading", { name: order.order_number }).first().waitFor();
  await expect.poll(async () => (await namesKept(page)).filter(isOwnCache).length).toBe(1);
  await lose();
  await open("/account");
  await orderLink(order.order_number).waitFor();
  await keepPicture(page, "offline-orders");
  await open(`/account?order=${order.id}`);
  await page.getByRole("heading", { name: order.order_number }).first().waitFor();
  await keepPicture(page, "offline-order");
  expect(await allKept(page)).toContain(order.order_number);

  // Without network, too.
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logout", exact: true }).click();
  await title(page, "STRIVE");
  await expect.poll(async () => (await namesKept(page)).filter(isOwnCache)).toEqual([]);
  const nothingOf = async ({ email, token }: { email: string; token: string }, number: string) => {
    const kept = await allKept(page);
    for (const trace of [email, token, number, order.id]) expect(kept).not.toContain(trace);
  };
  await nothingOf(first, order.order_number);
  await find();

  await signIn(other);
  await open("/account");
  await orderLink(othersOrder.order_number).waitFor();
  await lose();
  await open("/account");
  await orderLink(othersOrder.order_number).waitFor();
  expect(await orderLink(order.order_number).count()).toBe(0);
  await nothingOf(first, order.order_number);

  // He leaves with the page closed, as when the browser forgets him.
  await page.evaluate(() => localStorage.removeItem("token"));
  await open("/");
  await expect.poll(async () => (await namesKept(page)).filter(isOwnCache)).toEqual([]);
  expect(await allKept(page)).not.toContain(othersOrder.order_number);
  expect(errors).toEqual([]);
  await close();
});

it("an update leaves a full cart and an open page as they are", async () => {
  const { page, close, errors } = await takePhone("update");
  await page.goto(updated.origin);
  await addFromCard(page);
  await untilPrepared(page);
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    );
  const cart = await page.evaluate(() => localStorage.getItem("cartItems"));
  await page.evaluate(() =>
    caches.open("shop-pages-0").then((cache) => cache.put("/old", new Response(""))),
  );

  updated.update();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await registration?.update();
    await taken;
  });
  await expect.poll(() => namesKept(page)).not.toContain("shop-pages-0");
  // The open page goes on with what it is made of.
  await page.getByRole("link", { name: /^Cart/ }).last().click();
  await title(page, "Your Shopping Cart");
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(1);
  // A screen whose files nobody kept comes from the new build.
  await page.getByRole("contentinfo").getByRole("link", { name: "Find your order" }).click();
  await title(page, "Find your order");
  await expect.poll(async () => (await scripts()).some((name) => name.includes("0new"))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("cartItems"))).toBe(cart);

  // The operator takes the worker back.
  updated.retire();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => namesKept(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await page.getByRole("link", { name: /^Cart/ }).last().click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

it("what the phone keeps is shown, deleted and switched off by whoever holds it", async () => {
  const { page, close, errors, open, lose, find } = await takePhone("data");
  const main = page.getByRole("main");
  const saved = main.getByRole("region", { name: "Saved pages" }).getByRole("link");
  const keep = main.getByRole("switch", { name: "Keep pages I've opened" });
  const { product } = await productWithChoice();
  await open(`/product/${product.handle}`);
  await untilPrepared(page, "", "little");
  // All screens come for who is back.
  await open(`/product/${product.handle}`);
  await untilPrepared(page);
  await lose();
  await open("/data-and-offline");
  await saved.filter({ hasText: product.name }).waitFor();
  expect(await saved.count()).toBe(1);
  await keepPicture(page, "offline-data");
  expect(await axeFindings(page)).toEqual([]);
  await saved.click();
  await title(page, product.name);
  await open("/data-and-offline");
  await main.getByRole("button", { name: "Delete" }).click();
  await main.getByText(/^Deleted: 1 page, /).waitFor();
  expect(await allKept(page)).not.toContain(product.name);
  // The shop itself is still here.
  await open("/Cart");
  await title(page, "Your Shopping Cart");
  await find();

  await open("/data-and-offline");
  await keep.click();
  await main.getByText(/^Nothing is kept any more/).waitFor();
  await open("/about");
  await title(page, "About Us");
  await page.waitForLoadState("networkidle");
  await open("/data-and-offline");
  await main.getByText("Nothing is kept.", { exact: true }).waitFor();
  expect(await allKept(page)).not.toContain("/about");
  await lose();
  await expect(page.goto(`${shop.origin}/about`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  // The browser's own page, which would load the shop by itself once it can.
  await page.waitForURL(/^chrome-error:/, { waitUntil: "commit" });
  await page.goto("about:blank");
  await find();

  await open("/data-and-offline");
  await keep.click();
  await main.getByText(/^From now on/).waitFor();
  // All, if what keeps pages was there before the press.
  await untilPrepared(page, "", "little|all");
  await open("/about");
  await page.waitForLoadState("networkidle");
  await lose();
  await open("/about");
  await title(page, "About Us");
  expect(errors).toEqual([]);
  await close();
});

it("the home screen is offered on a second visit, and on the page about data", async () => {
  const { page, close, errors, open } = await takePhone("install");
  const sheet = page.getByRole("dialog", { name: "Keep STRIVE on this phone" });
  // The browser offers it to no driver: as it would, before any script of the page is loaded.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const prompt = () => Promise.resolve(localStorage.setItem("asked", "yes"));
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt }));
      if (!offer.defaultPrevented) throw new Error("The browser would ask by itself");
    }),
  );
  await open("/about");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("install.v1"))).toBeTruthy();
  await page.evaluate(() => localStorage.setItem("install.v1", '{"count":1,"at":1}'));
  await open("/about");
  await sheet.waitFor();
  await settle(page);
  await keepPicture(page, "install-sheet");
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Not now" }).click();
  await sheet.waitFor({ state: "detached" });
  await open("/data-and-offline");
  await page.getByRole("main").getByRole("button", { name: "Add to home screen" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("asked"))).toBe("yes");
  expect(errors).toEqual([]);
  await close();
});
