import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PlacedOrder } from "@strive/backend/contracts/orders";
import { adminToken, deliver, makeNamed, orderOf, productNamed } from "./api";
import { useBrowser, visitAs } from "./browser";
import { tabTo } from "./keyboard";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const TEXT = "Washed it six times. The ribs still sit flat.\nThe black is still black.";
const PICTURE = path.resolve(import.meta.dirname, "../public/art/plate-03-360.webp");
const ANSWER = "Thanks. An S will sit higher on your wrist.";

const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ timeout: 30_000 });

/** A delivered order of a product that nobody else buys. */
async function bought(name: string): Promise<PlacedOrder> {
  await makeNamed(name);
  const [variant] = (await productNamed(name)).variants;
  const order = await orderOf(variant?.id ?? "", "keza.reviews@example.rw", null);
  await deliver(order.id);
  return order;
}

/** With the keyboard alone. */
async function writeReview(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let step = 1; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await page.getByRole("radio", { name: "4 out of 5: Good", checked: true }).waitFor();
  await tabTo(page, "True");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "In one line" }).fill("Warm, and holds its shape");
  await page.getByRole("textbox", { name: "Your review" }).fill(TEXT);
  await page.getByLabel("Your height").selectOption({ label: "170–175 cm" });
  expect(await page.getByRole("dialog").textContent()).toContain(name);
}

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("a buyer's review is read by staff, and then by everybody", async () => {
    const name = `Reviewed ${randomBytes(4).toString("hex")}`;
    const order = await bought(name);
    const productId = order.items[0]?.product_id ?? "";
    const buyer = await visitAs(browser, screen, "reviews");
    const { page } = buyer;
    const orderPage = `/checkout/confirmation?order=${order.id}#access=${order.access_token}`;
    await page.goto(new URL(`/product/${productId}`, shop.origin).href);
    await seen(page, "No reviews yet.");
    await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
    await expectCleanScreen(page, `product-noreviews-${width}`);

    await page.goto(new URL(orderPage, shop.origin).href);
    const write = page.getByRole("button", { name: `Write a review of ${name}` });
    await write.click();
    await page.getByRole("dialog", { name: "Write a review" }).waitFor();
    await writeReview(page, name);
    await expectCleanScreen(page, `review-write-${width}`);
    await page.getByRole("button", { name: "Send review" }).click();
    await seen(page, "We’re checking it");
    await page.getByLabel("Add a picture").setInputFiles(PICTURE);
    await page.getByRole("img", { name: "Your picture 1" }).waitFor();
    await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
    await expectCleanScreen(page, `order-review-${width}`);

    const staff = await visitAs(browser, screen, "reviews-staff", await adminToken());
    const search = encodeURIComponent(name);
    await staff.page.goto(new URL(`/admin/reviews?search=${search}`, shop.origin).href);
    await staff.page.getByRole("button", { name: `Publish: ${name}` }).waitFor();
    await staff.page.getByRole("img", { name: "Picture 1 of this review" }).waitFor();
    await expectCleanScreen(staff.page, `admin-reviews-${width}`);
    await staff.page.getByRole("button", { name: `Refuse: ${name}` }).click();
    await staff.page.getByRole("dialog", { name: "Why is it refused?" }).waitFor();
    await expectCleanScreen(staff.page, `admin-review-refuse-${width}`);
    await staff.page.keyboard.press("Escape");
    await staff.page.getByRole("button", { name: `Answer: ${name}` }).click();
    await staff.page.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
    await staff.page.getByRole("button", { name: "Save" }).click();
    await seen(staff.page, ANSWER);
    await staff.page.getByRole("button", { name: `Publish: ${name}` }).click();
    await seen(staff.page, "The review is in the shop.");
    expect(staff.complaints).toEqual([]);
    await staff.close();

    await page.goto(new URL(`/product/${productId}`, shop.origin).href);
    await page.getByRole("link", { name: /4\.0 · 1 review/ }).click();
    await seen(page, "1 review, from an order");
    await seen(page, ANSWER);
    await page.getByRole("button", { name: "4 out of 5: 1 review" }).click();
    await page.getByRole("button", { name: "All" }).waitFor();
    await expectCleanScreen(page, `product-reviews-${width}`);
    await page.getByRole("button", { name: "Picture 1 from a buyer" }).click();
    const large = page.getByRole("dialog").getByRole("img", { name: "Picture 1 from a buyer" });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(360);
    await expectCleanScreen(page, `product-review-picture-${width}`);
    await page.keyboard.press("Escape");
    const main = await page.getByRole("main").textContent();
    expect(main).toContain("Warm, and holds its shape");
    expect(main).not.toMatch(/Keza|Aline|Uwase/);

    // What its buyer takes back is gone from the shop at once, whoever asks.
    await page.goto(new URL(orderPage, shop.origin).href);
    await page.getByRole("button", { name: `Delete your review of ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await write.waitFor();
    await page.goto(new URL(`/product/${productId}`, shop.origin).href);
    await seen(page, "No reviews yet.");
    expect(buyer.complaints).toEqual([]);
    await buyer.close();
  }, 180_000);
});
