/** Over a minute: a shop of its own, whose controller is unplugged, on a phone and on a desktop. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { makeGoods, type Goods } from "../../backend/harness/goods";
import { ReceiptDesk } from "../../backend/harness/receipt-desk";
import { until } from "../../backend/harness/until";
import { useEbm } from "../../backend/harness/use-stand-ins";
import { ownShop } from "../../backend/harness/use-shop";
import { keepPicture, useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";

const COMPANY_TIN = "120987654";
/** Of a till printer. */
const ROLL = { width: "80mm", height: "297mm" } as const;

const ebm = useEbm();
const shop = ownShop(() => ({ env: { ...ebm.settings, RATE_LIMIT: "off", PACE: "0.1" } }));
const browser = useBrowser();
let desk: ReceiptDesk;
let goods: Goods;

beforeAll(async () => {
  desk = await ReceiptDesk.at(shop);
  await desk.register();
  [goods] = await makeGoods(shop, { pieces: 9 });
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor({ timeout: 30_000 });

const path = (address: string) => new URL(address, shop.origin).href;

/** A company's buyer orders one piece. @returns the order's id */
async function buy(page: Page, width: number): Promise<string> {
  await page.goto(path(`/product/${goods.product.id}`));
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await heading(page, "Checkout");
  await page.getByRole("textbox", { name: "First name" }).fill("Aline");
  await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
  await page.getByRole("textbox", { name: "Email" }).fill("aline@company.example.rw");
  await page.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
  await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
  await page.getByRole("textbox", { name: "City" }).fill("Kigali");
  await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
  await page.getByRole("button", { name: "Need an invoice for a company?" }).click();
  await page.getByRole("textbox", { name: "Company's TIN (optional)" }).fill(COMPANY_TIN);
  await page.getByRole("textbox", { name: "Purchase code (optional)" }).fill("ab12cd");
  await expectCleanScreen(page, `receipt-checkout-${width}`);
  await page.getByText("Pay when we confirm", { exact: true }).click();
  await page.getByRole("button", { name: /^(Place order|Pay)/i }).click();
  await heading(page, /We've got your order/);
  return new URL(page.url()).searchParams.get("order") ?? "none";
}

describe.each(walkedOn("desktop"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "receipts", token);

  it("a company's receipt is signed after an hour offline, and printed", async () => {
    const { page, complaints, close } = await visit();
    const orderId = await buy(page, width);
    await page.getByText("Includes VAT (18 %)").first().waitFor();
    await ebm.unplug();
    const { total_amount } = await desk.returns.orders.read(orderId);
    const body = { received_as: "cash", amount: total_amount };
    await desk.staff("POST", `/api/orders/${orderId}/payments`, body);
    await page.reload();
    await heading(page, "Order summary, not a tax invoice");
    await expectCleanScreen(page, `receipt-waiting-${width}`);

    const staff = await visit(desk.returns.orders.token);
    await staff.page.goto(path("/admin/receipts?state=queued"));
    const [waiting] = (await desk.list("&state=queued")).data;
    await staff.page
      .getByRole("button", { name: `Receipt ${waiting?.number ?? 0}` })
      .first()
      .click();
    const sheet = staff.page.getByRole("dialog");
    await sheet.getByText(COMPANY_TIN).waitFor();
    await until(
      () => desk.list("&state=queued"),
      ({ data }) => (data[0]?.attempts ?? 0) > 0,
    );
    await expectCleanScreen(staff.page, `admin-receipt-waiting-${width}`);

    await desk.returns.orders.rows(
      "UPDATE order_receipt SET created_at = created_at - interval '1 hour', next_try_at = now() WHERE state = 'queued'",
    );
    await ebm.plug();
    await until(
      () => desk.returns.orders.read(orderId),
      ({ receipts }) => receipts[0]?.state === "signed",
    );
    const [receipt] = (await desk.returns.orders.read(orderId)).receipts;
    await page.reload();
    await heading(page, "Tax invoice");
    await expectCleanScreen(page, `receipt-signed-${width}`);
    await page
      .getByRole("link", { name: `View and print receipt no. ${receipt?.number ?? 0}` })
      .click();
    const paper = page.getByRole("article", { name: /^Tax invoice/ });
    await paper.waitFor();
    const text = plain(await paper.textContent());
    expect(text).toContain(`TIN ${COMPANY_TIN}`);
    expect(text).toContain("Purchase code AB12CD");
    expect(text).toContain(receipt?.signed?.sdc_id);
    expect(text).toContain(receipt?.signed?.signature);
    await expectCleanScreen(page, `receipt-paper-${width}`);

    // On paper there is the receipt and nothing else, also on the 80 mm of a till printer.
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Print" }).count()).toBe(0);
    await page.setViewportSize({ width: 302, height: 1100 });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
    await keepPicture(page, `receipt-roll-${width}`);
    expect((await page.pdf({ format: "A4" })).byteLength).toBeGreaterThan(2000);
    expect((await page.pdf(ROLL)).byteLength).toBeGreaterThan(2000);

    await staff.page.goto(path(`/admin/orders?view=${orderId}`));
    await staff.page.getByRole("dialog").getByText("Signed", { exact: true }).waitFor();
    await expectCleanScreen(staff.page, `admin-order-receipt-${width}`);
    await staff.page.goto(path(`/admin/orders?view=${orderId}&print=receipt`));
    await staff.page.getByRole("article", { name: /^Tax invoice/ }).waitFor();
    await expectCleanScreen(staff.page, `admin-receipt-paper-${width}`);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });
});
