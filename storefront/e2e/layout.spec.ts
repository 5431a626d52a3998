import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { adminToken, makeCustomer } from "./api";
import { keepPicture, settle, startVisit, untilAlive, untilQuiet, useBrowser } from "./browser";
import { firstCard, SCREENS } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

async function visit(name: string, width: number, height: number, isMobile: boolean) {
  const viewport = { width, height };
  const started = await startVisit(browser, { viewport, hasTouch: isMobile, isMobile });
  onTestFailed(async () => {
    await keepPicture(started.page, `failed-layout-${name}-${width}`);
    await started.close();
  });
  return started;
}

const open = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);
const boxes = (elements: Element[]) =>
  elements.map((element) => {
    const { right, width, height } = element.getBoundingClientRect();
    return {
      name: element.getAttribute("aria-label") ?? element.textContent,
      right,
      width,
      height,
    };
  });

/** Free space beside the close button, which is nearest to the edge. */
const GUTTER = 8;

describe("at 320 px", () => {
  it("the picker of sizes and colours fits the screen, with thumb-sized targets", async () => {
    const { page, close } = await visit("picker", 320, 700, true);
    await open(page, "/");
    const quick = page.locator("button[aria-haspopup=dialog][aria-label^='Add to Cart']");
    await (await firstCard(page, quick)).click();
    const picker = page.getByRole("dialog", { name: /^Choose/ });
    const cells = picker.getByRole("button", { name: /, (in stock|out of stock|\d left)$/ });
    await cells.first().waitFor();
    await settle(page);
    const within = async () => {
      for (const box of await picker.getByRole("button").evaluateAll(boxes)) {
        expect(box.right, box.name).toBeLessThanOrEqual(320 - GUTTER);
        expect(Math.min(box.width, box.height), box.name).toBeGreaterThanOrEqual(43.5);
      }
    };
    await within();
    // The button at the foot gets another name.
    await cells.first().click();
    await picker.getByRole("button", { name: "ADD TO CART" }).waitFor();
    await within();
    await close();
  });

  it("a product's box to tick lies beside its picture, and a user's day of joining has its room", async () => {
    await makeCustomer("narrow@example.rw");
    const { page, close } = await visit("staff", 320, 700, true);
    await page.addInitScript(
      (token) => window.localStorage.setItem("token", token),
      await adminToken(),
    );
    await open(page, "/admin/products");
    const tick = await page.getByRole("checkbox").nth(1).locator("..").boundingBox();
    const picture = await page.getByRole("main").locator("picture").first().boundingBox();
    expect((tick?.x ?? 0) + (tick?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
    await open(page, "/admin/users");
    await page
      .getByText(/^Joined .*20\d\d/)
      .first()
      .waitFor();
    await close();
  });
});

const hero = (page: Page) => page.getByRole("region", { name: "STRIVE" });
const topOfFirstCard = async (page: Page): Promise<number> =>
  (await page.getByRole("article").first().boundingBox())?.y ?? Infinity;

describe.each(SCREENS)("on a $name, an address with a search or filter", (screen) => {
  const { width, height, isMobile } = screen;

  it("opens at its results, as the server sends it", async () => {
    const { page, close } = await startVisit(browser, {
      viewport: { width, height },
      isMobile,
      javaScriptEnabled: false,
    });
    for (const path of ["/?q=dress", "/?category=Jackets", "/?gender=kids", "/?show=8"]) {
      await open(page, path);
      await page.getByRole("main").getByRole("heading", { level: 2, name: "Shop" }).waitFor();
      expect(await hero(page).count(), path).toBe(0);
      expect(await topOfFirstCard(page), path).toBeLessThan(height);
    }
    await open(page, "/");
    await hero(page).waitFor();
    await close();
  });

  it("keeps the scroll position when filtering and when going back", async () => {
    const { page, complaints, close } = await visit("filters", width, height, isMobile);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    // Wait for smooth scrolling to end.
    const rest = async () => {
      let last = -1;
      await expect
        .poll(
          async () => {
            const before = last;
            last = await place();
            return last === before;
          },
          { interval: 200 },
        )
        .toBe(true);
      return last;
    };
    const isAt = (expected: number) =>
      expect.poll(async () => Math.abs((await place()) - expected)).toBeLessThanOrEqual(2);
    await open(page, "/");
    await untilAlive(page);
    await untilQuiet(page);
    const tabs = page.getByRole("navigation", { name: "Categories" });
    await tabs.scrollIntoViewIfNeeded();
    const before = await rest();
    await tabs.getByRole("link", { name: "Dresses" }).click();
    await page.waitForURL("**/?category=Dresses");
    await untilQuiet(page);
    // What is above the list stays: nothing moves under the finger.
    await hero(page).waitFor();
    await isAt(before);
    const card = page.getByRole("article").first().getByRole("link").last();
    await card.scrollIntoViewIfNeeded();
    await rest();
    // The driver's click may scroll before it presses: only the position at the press counts.
    const left = await card.evaluate((link: HTMLElement) => {
      const at = Math.round(window.scrollY);
      link.click();
      return at;
    });
    await page.waitForURL("**/product/**");
    await page.goBack();
    await page.waitForURL("**/?category=Dresses");
    await isAt(left);
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await isAt(before);
    expect(complaints).toEqual([]);
    await close();
  });
});

it("a wide screen shows something of the catalogue without scrolling", async () => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [1366, 650],
  ] as const) {
    const { page, close } = await visit("fold", width, height, false);
    await open(page, "/");
    const tabs = await page.getByRole("navigation", { name: "Categories" }).boundingBox();
    const bottom = (tabs?.y ?? Infinity) + (tabs?.height ?? 0);
    expect([width, bottom <= height]).toEqual([width, true]);
    await close();
  }
});

it("suggestions that arrive after a search was submitted stay closed until the next letter", async () => {
  const { page, complaints, close } = await visit("suggestions", 1280, 800, false);
  let letIn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/suggestions-*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, "/");
  // Before it has hydrated, Enter sends the form as without JavaScript.
  await untilAlive(page);
  const field = page.getByLabel("Search");
  await field.pressSequentially("dres");
  await field.press("Enter");
  await page.waitForURL("**/?q=dres");
  const answer = page.waitForResponse((response) =>
    response.url().includes("/assets/suggestions-"),
  );
  letIn();
  await answer;
  await untilQuiet(page);
  expect(await page.getByRole("listbox").count()).toBe(0);
  await field.press("s");
  await page.getByRole("option", { name: /Dresses/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each(["RWF", "USD"])(
  "what was sent in %s stays while its code is on its way",
  async (currency) => {
    const { page, complaints, close } = await visit("sent", 390, 844, true);
    let release!: () => void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = /\/assets\/(view-more|film-button|told-story|footer)-/;
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript((chosen) => {
      localStorage.setItem("selectedCurrency", chosen);
      let most = 0;
      const lost: number[] = [];
      const look = () => {
        const there = document.querySelectorAll("main :is(a, button), footer a").length;
        if (there < most) lost.push(most - there);
        most = there;
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { lost });
    }, currency);
    const came = page.waitForRequest(late);
    await open(page, "/");
    await untilAlive(page);
    await came;
    await page
      .getByRole("article")
      .first()
      .getByText(currency === "RWF" ? "RWF" : "$")
      .waitFor();
    const sent = page.getByRole("link", { name: "View More Products" });
    const before = await sent.boundingBox();
    release();
    await untilQuiet(page);
    expect(await sent.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (window as { lost?: number[] }).lost)).toEqual([]);
    await sent.click();
    await expect.poll(() => page.getByRole("article").count()).toBe(8);
    expect(complaints).toEqual([]);
    await close();
  },
);

it("another language opens where one was, with what was typed", async () => {
  const { page, complaints, close } = await visit("language", 390, 844, true);
  const message = page.getByRole("main").locator("textarea");
  await open(page, "/contact");
  await untilAlive(page);
  await untilQuiet(page);
  await message.fill("Is it true to size?");
  // What can wait until a page is at rest has come: the visit is counted.
  await page.waitForFunction(() => localStorage.getItem("install.v1"));
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Language" });
  await links.scrollIntoViewIfNeeded();
  // The driver's click may scroll before it presses: only the position at the press counts.
  const left = await links.getByRole("link", { name: "Français" }).evaluate((link: HTMLElement) => {
    const share = window.scrollY / document.body.scrollHeight;
    link.click();
    return share;
  });
  await page.waitForURL("**/fr/contact");
  const share = () => page.evaluate(() => window.scrollY / document.body.scrollHeight);
  await expect.poll(async () => Math.abs((await share()) - left)).toBeLessThan(0.02);
  expect(left).toBeGreaterThan(0.2);
  await expect.poll(() => message.inputValue()).toBe("Is it true to size?");
  await expect.poll(async () => Math.abs((await share()) - left)).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
  await close();
});
