import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { adminToken, makeCustomer, makeNamed } from "./api";
import { untilAlive, untilQuiet, useBrowser, visitAs } from "./browser";
import { expectCleanScreen, SCREENS, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const go = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);
const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ timeout: 30_000 });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** In cells, row by row, as somebody with a list at hand does. */
async function typeChart(page: Page, chest: Readonly<Record<string, string>>): Promise<void> {
  for (const [size, cm] of Object.entries(chest)) {
    await page.getByRole("textbox", { name: `Chest ${size}`, exact: true }).fill(cm);
  }
}

async function typePerson(page: Page, height: string, weight: string): Promise<void> {
  await page.getByLabel("Height (cm)").fill(height);
  await page.getByLabel("Weight (kg)").fill(weight);
  await page.keyboard.press("Enter");
}

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("staff say what sizes are for, and a shopper's size is found, kept and forgotten", async () => {
    const mark = randomBytes(4).toString("hex");
    const name = `Fitted ${mark}`;
    const over = { gender: "men", sizes: ["S", "M", "L"], stock_quantity: 9 };
    const { productId } = await makeNamed(name, over);
    const other = await makeNamed(`Also fitted ${mark}`, over);

    const staff = await visitAs(browser, screen, "fit-staff", await adminToken());
    await go(staff.page, `/admin/content/sizes?search=${encodeURIComponent(name)}`);
    await seen(staff.page, "Built in");
    await expectCleanScreen(staff.page, `admin-sizes-list-${width}`);
    await button(staff.page, new RegExp(`^Edit ?: ${name}`)).click();
    await staff.page.getByText("Men", { exact: true }).click();
    await typeChart(staff.page, { S: "80-90", M: "90–98", L: "98-9" });
    await button(staff.page, "Save").click();
    await seen(staff.page, "Measurement must go from less to more");
    await expectCleanScreen(staff.page, `admin-sizes-error-${width}`);
    await typeChart(staff.page, { L: "98-108" });
    await button(staff.page, "Save").click();
    await seen(staff.page, `The sizes of ${name} are saved.`);
    await expectCleanScreen(staff.page, `admin-sizes-${width}`);
    expect(staff.complaints).toEqual([]);
    await staff.close();

    const shopper = await visitAs(browser, screen, "fit");
    const { page } = shopper;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await go(page, `/product/${productId}`);
    await untilAlive(page);
    await button(page, "Size guide").click();
    await page.getByRole("cell", { name: "90–98" }).waitFor();
    await expectCleanScreen(page, `size-guide-${width}`);
    await page.keyboard.press("Escape");

    await button(page, "Find my size").click();
    await page.getByLabel("Height (cm)").waitFor();
    await expectCleanScreen(page, `fit-form-${width}`);
    await typePerson(page, "17", "68");
    await seen(page, "Enter a height from 130 to 220 cm, like 170");
    await expectCleanScreen(page, `fit-error-${width}`);
    await typePerson(page, "174", "68");
    await seen(page, "Chest about 95 cm. M is for 90–98 cm.");
    await expectCleanScreen(page, `fit-result-${width}`);
    await button(page, "Choose size M").click();
    await page.waitForURL(/size=M/);
    await seen(page, "Your size is M.");
    await expectCleanScreen(page, `product-fitted-${width}`);

    // On another product it is there by itself, by that one's own chart, and after a reload.
    await go(page, `/product/${other.productId}`);
    await page.waitForURL(/size=M/);
    await seen(page, "Your size is M.");
    await button(page, "Change").click();
    const sheet = page.getByRole("dialog", { name: "Find my size" });
    await sheet.getByRole("button", { name: "Change" }).click();
    await typePerson(page, "198", "140");
    await seen(page, "We don’t make this in your size yet.");
    await expectCleanScreen(page, `fit-outside-${width}`);
    await sheet.getByRole("button", { name: "Forget" }).click();
    await page.getByLabel("Height (cm)").waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Find my size").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("fit.v1"))).not.toContain("198");
    expect(sent.filter((text) => /\b(174|198)\b/.test(text))).toEqual([]);
    expect(shopper.complaints).toEqual([]);
    await shopper.close();
  }, 180_000);
});

describe("a computer that several use", () => {
  it("shows no account the numbers of the one before", async () => {
    const mark = randomBytes(4).toString("hex");
    const over = { gender: "women", sizes: ["S", "M", "L"], stock_quantity: 9 };
    const { productId } = await makeNamed(`Shared ${mark}`, over);
    const [, desktop] = SCREENS;
    if (!desktop) throw new Error("There is no desktop.");
    const { token } = await makeCustomer(`fit.${mark}@example.rw`);
    const { page, complaints, close } = await visitAs(browser, desktop, "fit-shared", token);
    await go(page, `/product/${productId}`);
    await untilAlive(page);
    await button(page, "Find my size").click();
    await page.getByLabel("Height (cm)").waitFor();
    await typePerson(page, "163", "60");
    await button(page, "Choose size M").click();
    await seen(page, "Your size is M.");

    await page.getByRole("banner").getByRole("button", { name: "Logout", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).waitFor();
    // A call that was on its way is refused, and loads the start page anew.
    await untilQuiet(page);
    expect(await page.evaluate(() => localStorage.getItem("fit.v1"))).not.toContain("163");
    expect(complaints).toEqual([]);
    await go(page, `/product/${productId}`);
    await button(page, "Find my size").waitFor();
    await close();
  });
});
