/** Over a minute: a wallet pays, and staff take back what it bought. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { jpegOf, plainJpeg } from "../../backend/harness/odd-pictures";
import { until } from "../../backend/harness/until";
import { adminToken, deliver, orderByNumber, productWithChoice } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

/** Asked to pay by nobody else: a number is asked a few times only. */
const WALLET = "0789 456 123";

const shop = goToTheShop();
const browser = useBrowser();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor({ timeout: 30_000 });

/** A guest buys two pieces with mobile money. @returns the order's number */
async function buyTwo(page: Page): Promise<string> {
  const { product } = await productWithChoice();
  await page.goto(new URL(`/product/${product.id}`, shop.origin).href);
  await heading(page, product.name);
  // A click before the page's scripts are there is nobody's.
  const more = page.getByRole("button", { name: "Increase quantity" }).first();
  const fewer = page.getByRole("button", { name: "Decrease quantity" }).first();
  await until(async () => {
    if (await fewer.isDisabled()) await more.click();
    return fewer.isEnabled();
  }, Boolean);
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await heading(page, "Checkout");
  await page.getByRole("textbox", { name: "First name" }).fill("Aline");
  await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
  await page.getByRole("textbox", { name: "Email" }).fill("aline.returns@example.rw");
  await page.getByRole("textbox", { name: "Phone" }).fill(WALLET);
  await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
  await page.getByRole("textbox", { name: "City" }).fill("Kigali");
  await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
  await page.getByText("Mobile money", { exact: true }).click();
  await page.getByRole("button", { name: /^(Place order|Pay)/i }).click();
  await heading(page, /We've got your order/);
  const text = plain(await page.getByRole("main").textContent());
  return /STR-\d{6,}/.exec(text)?.[0] ?? "none";
}

/** Staff read all of it in one place, and leave a note. */
async function readTimeline(page: Page, orderId: string, returnNumber: string, shot: string) {
  await page.goto(new URL(`/admin/orders?view=${orderId}`, shop.origin).href);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await timeline.getByText(`Return ${returnNumber} settled`).waitFor({ timeout: 30_000 });
  const note = timeline.getByRole("textbox", { name: "Write a note for the team" });
  await note.fill("The gate has no bell");
  await timeline.getByRole("button", { name: "Add note" }).dblclick();
  // Its message says so for some seconds only.
  const written = timeline.getByRole("listitem").filter({ hasText: "The gate has no bell" });
  await written.waitFor({ timeout: 30_000 });
  await timeline.evaluate((part) => part.scrollIntoView());
  await expectCleanScreen(page, shot);
  const told = await timeline.getByRole("listitem").allTextContents();
  const count = (text: string) => told.filter((entry) => entry.startsWith(text)).length;
  expect(count("Note")).toBe(1);
  for (const once of [
    "Placed",
    "Mobile money asked",
    "Mobile money approved",
    "Delivered",
    `Return ${returnNumber} asked for`,
    `Return ${returnNumber} received`,
    `Return ${returnNumber} settled`,
    "Refund owed",
  ]) {
    expect([once, count(once)]).toEqual([once, 1]);
  }
  const chip = timeline.getByRole("button", { name: "Mails and SMS" });
  await chip.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/timeline=mails/);
  await timeline.getByText("Placed", { exact: true }).waitFor({ state: "detached" });
  await page.reload();
  await timeline.getByText(/: Order received/).waitFor();
  await timeline.evaluate((part) => part.scrollIntoView());
  await expectCleanScreen(page, `${shot}-mails`);
}

/** Bytes. */
const PHOTO_BYTES = 2_000_000;
/** As a phone takes it: large, and full of what nobody needs. */
const largePhoto = async () => jpegOf(await plainJpeg("#b5301a", 2_400), PHOTO_BYTES);

const choosePicture = (page: Page, buffer: Buffer) =>
  page
    .getByLabel("Add a picture")
    .and(page.locator("input"))
    .setInputFiles({ name: "hole.jpg", mimeType: "image/jpeg", buffer });

/** Staff look at what the buyer sent, with the keyboard, and add one of their own. */
async function seePictures(page: Page, sheet: Locator, shot: string) {
  const first = sheet.getByRole("button", { name: /^Picture 1 of return/ });
  await first.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: /^Picture 1 of return/ });
  await large.getByRole("img").waitFor();
  await expectCleanScreen(page, shot);
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  await choosePicture(page, await plainJpeg("#1a6b3c", 200));
  await sheet.getByRole("button", { name: /^Picture 2 of return/ }).waitFor();
}

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "returns", token);

  it("one of two pieces comes back, and its price goes to the wallet that paid", async () => {
    const { page, complaints, close } = await visit();
    const orderNumber = await buyTwo(page);
    const order = await orderByNumber(orderNumber);
    if (!order) throw new Error("The order is not among the shop's.");
    await deliver(order.id);
    await page.reload();
    await page.getByRole("link", { name: "Return or exchange" }).click();
    await heading(page, "What are you returning?");
    await expectCleanScreen(page, `return-items-${width}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Choose what you are returning").first().waitFor();
    await page.getByRole("checkbox", { name: /^Return / }).check();
    await page.getByRole("main").getByRole("button", { name: "Decrease quantity" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Choose a reason", { exact: true }).last().waitFor();
    await expectCleanScreen(page, `return-items-errors-${width}`);
    await page.getByLabel("Reason").selectOption({ label: "Broken or faulty" });
    await page.getByText("Show us what is wrong").waitFor();
    await choosePicture(page, await largePhoto());
    await page.getByRole("img", { name: "New picture 1" }).waitFor();
    await expectCleanScreen(page, `return-items-picture-${width}`);
    await page.getByLabel("Reason").selectOption({ label: "Too large" });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(WALLET).first().waitFor();
    await expectCleanScreen(page, `return-money-${width}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await expectCleanScreen(page, `return-handover-${width}`);
    const sent = page.waitForRequest((request) => request.url().includes("/pictures?"));
    await page.getByRole("button", { name: "Book the return" }).click();
    const number = page.getByText(/Return R-\d{4}/).first();
    await number.waitFor();
    const picture = page.getByRole("button", { name: /^Picture 1 of return R-/ });
    await picture.getByRole("img", { includeHidden: true }).waitFor();
    // Made small where it was taken.
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(PHOTO_BYTES / 5);
    await expectCleanScreen(page, `return-booked-${width}`);
    const returnNumber = /\bR-\d{4,}/.exec(plain(await number.textContent()))?.[0] ?? "none";

    const staff = await visit(await adminToken());
    await staff.page.goto(new URL("/admin/returns", shop.origin).href);
    await staff.page.getByText(returnNumber).first().waitFor();
    await expectCleanScreen(staff.page, `admin-returns-list-${width}`);
    const search = staff.page.getByRole("searchbox").first();
    await search.fill(returnNumber);
    await search.press("Enter");
    const sheet = staff.page.getByRole("dialog");
    await sheet.waitFor();
    await expectCleanScreen(staff.page, `admin-return-count-${width}`);
    await seePictures(staff.page, sheet, `admin-return-picture-${width}`);
    await sheet.getByRole("button", { name: "Increase quantity" }).first().click();
    await sheet.getByRole("button", { name: "Receive 1 piece" }).click();
    const pay = sheet.getByRole("button", { name: /^Pay back/ });
    await pay.waitFor();
    await expectCleanScreen(staff.page, `admin-return-settle-${width}`);
    await pay.click();
    await sheet.getByText("Paid back").first().waitFor();
    // Settling loses none of them.
    expect(await sheet.getByRole("button", { name: /^Picture \d of return/ }).count()).toBe(2);
    await expectCleanScreen(staff.page, `admin-return-settled-${width}`);
    await readTimeline(staff.page, order.id, returnNumber, `admin-order-timeline-${width}`);

    await page.reload();
    await heading(page, /Return/);
    await expectCleanScreen(page, `return-settled-${width}`);
    const [line] = order.items;
    const { payments } = (await orderByNumber(orderNumber)) ?? { payments: [] };
    expect(payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([
      line?.unit_price,
    ]);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });
});
