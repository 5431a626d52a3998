import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  DISTRICT_OFFERS,
  DISTRICT_SPELLINGS,
  PHONE_SPELLINGS,
} from "../../backend/harness/spellings";
import { productWithChoice } from "./api";
import { startVisit, useBrowser } from "./browser";
import { tabTo } from "./keyboard";
import { expectCleanScreen, SCREENS } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const [PHONE] = SCREENS;

/** A checkout of one piece, on a phone. */
async function openCheckout() {
  const { name: _name, width, height, ...device } = PHONE as (typeof SCREENS)[number];
  const visit = await startVisit(browser, { viewport: { width, height }, ...device });
  const { product } = await productWithChoice();
  const { page } = visit;
  await page.goto(`${shop.origin}/product/${product.id}`);
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  return visit;
}

const phone = (page: Page) => page.getByRole("textbox", { name: "Phone" });
const district = (page: Page) => page.getByRole("combobox", { name: "District" });
const descriptionOf = (page: Page, field: ReturnType<typeof phone>) =>
  field.evaluate((input) =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

describe("the fields of the checkout, on a phone", () => {
  it("take a number in every way it is written, and show it back", async () => {
    const { page, complaints, close } = await openCheckout();
    const field = phone(page);
    const taken: string[] = [];
    for (const typed of PHONE_SPELLINGS) {
      await field.fill(typed);
      await field.blur();
      await expect.poll(() => field.inputValue(), { message: typed }).toBe("0788 123 456");
      expect(await descriptionOf(page, field), typed).toContain("MTN, +250 788 123 456");
      expect(await field.getAttribute("aria-invalid"), typed).toBeNull();
      taken.push(typed);
    }
    expect(taken).toHaveLength(PHONE_SPELLINGS.length);
    await field.fill("0788 123 45");
    await field.blur();
    await page
      .getByText("One digit is missing. A phone number has 10, like 0788 123 456.")
      .waitFor();
    await expectCleanScreen(page, "checkout-phone-error-390");
    expect(complaints).toEqual([]);
    await close();
  });

  it("know a district in every way it is written, and offer what was meant", async () => {
    const { page, complaints, close } = await openCheckout();
    const field = district(page);
    for (const [typed, meant] of DISTRICT_SPELLINGS) {
      await field.fill(typed);
      await field.blur();
      await expect.poll(() => field.inputValue(), { message: typed }).toBe(meant);
      expect(await field.getAttribute("aria-invalid"), typed).toBeNull();
    }
    for (const [typed, meant] of DISTRICT_OFFERS.filter(([text]) => text !== "")) {
      await field.fill(typed);
      await field.blur();
      await expect.poll(() => field.getAttribute("aria-invalid"), { message: typed }).toBe("true");
      const offered = page.getByText(/^Did you mean/).getByRole("button");
      await expect.poll(() => offered.allTextContents(), { message: typed }).toEqual(meant);
    }
    await field.fill("Gasbo");
    await field.blur();
    await page.getByRole("button", { name: "Gasabo" }).waitFor();
    await expectCleanScreen(page, "checkout-district-error-390");
    await page.getByRole("button", { name: "Gasabo" }).click();
    expect(await field.inputValue()).toBe("Gasabo");
    expect(complaints).toEqual([]);
    await close();
  });

  it("let a district be typed over, found by its old name, and chosen by keyboard and finger", async () => {
    const { page, complaints, close } = await openCheckout();
    const field = district(page);
    await page.getByRole("textbox", { name: "City" }).fill("Musanze");
    await page.getByRole("textbox", { name: "City" }).blur();
    await expect.poll(() => field.inputValue()).toBe("Musanze");
    await field.tap();
    await page.keyboard.type("gis");
    expect(await field.inputValue()).toBe("gis");
    await page.getByRole("option", { name: /Rubavu/ }).waitFor();
    await expectCleanScreen(page, "checkout-district-390");
    await page.getByRole("option", { name: /Rubavu/ }).tap();
    await expect.poll(() => field.inputValue()).toBe("Rubavu");
    await page.getByRole("textbox", { name: "Last name" }).focus();
    await tabTo(page, "District");
    await page.keyboard.type("muh");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("Muhanga");
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe("Muhanga");

    // What is to be paid stays beside Place Order, whatever is scrolled; nothing else is there.
    const button = page.getByRole("button", { name: "Place Order" });
    expect(await button.count()).toBe(1);
    for (const y of [0, 600, 100_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(box?.y).toBeGreaterThan(700);
    }
    expect(await page.getByText("To pay").isVisible()).toBe(true);
    expect(await page.getByRole("navigation", { name: "Shop", exact: true }).count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    await page.context().setOffline(true);
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.context().setOffline(false);
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
