/** Over a minute: M is bought, and exchanged for an L that costs more. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterBackOffice } from "../../backend/harness/back-office";
import { ExchangeDesk, MORE_RWF } from "../../backend/harness/exchange-desk";
import { makePriceList } from "../../backend/harness/price-lists";
import { ReturnDesk } from "../../backend/harness/return-desk";
import { adminToken, orderByNumber } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor({ timeout: 30_000 });

const MEDIUM_RWF = 12_000;

/** A guest has a medium; larges cost more than mediums now. */
async function boughtMedium() {
  const desk = new ExchangeDesk(await ReturnDesk.at(shop));
  const sizes = await desk.sizes(3);
  const backOffice = await enterBackOffice(shop);
  const prices = { [sizes.large]: MEDIUM_RWF + MORE_RWF };
  await makePriceList(backOffice, { type: "override", prices });
  return desk.delivered(sizes);
}

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "exchange", token);

  it("M becomes an L that costs more: the difference is paid at the door, the rest by the M", async () => {
    const { order } = await boughtMedium();
    const { page, complaints, close } = await visit();
    const path = `/checkout/confirmation?order=${order.id}#access=${order.access_token}`;
    await page.goto(new URL(path, shop.origin).href);
    await page.getByRole("link", { name: "Return or exchange" }).click();
    await heading(page, "What are you returning?");
    await page.getByRole("checkbox", { name: /^Return / }).check();
    await page.getByLabel("Reason").selectOption({ label: "Too small" });
    await page.getByRole("button", { name: "Continue" }).click();
    await heading(page, "What would you like instead?");
    await page.getByText("Another size or colour").click();
    await page.getByText("L", { exact: true }).click();
    await page.getByText("RWF 3,000").first().waitFor();
    await expectCleanScreen(page, `exchange-choice-${width}`);
    await page.reload();
    await page.getByText("RWF 3,000").first().waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await heading(page, "How will you hand it over?");
    await expectCleanScreen(page, `exchange-handover-${width}`);
    await page.getByRole("button", { name: /^Book the/ }).click();
    await page.getByRole("link", { name: "Pay RWF 3,000" }).waitFor();
    await expectCleanScreen(page, `exchange-booked-${width}`);
    const [one] = (await orderByNumber(order.order_number))?.returns ?? [];
    const exchange = one?.exchange;
    if (!one || !exchange) throw new Error("Nothing is exchanged.");
    await page.getByRole("link", { name: "Pay RWF 3,000" }).click();
    await heading(page, "We keep your exchange. It isn't fully paid yet.");
    await page.getByText(one.return_number).first().waitFor();
    await expectCleanScreen(page, `exchange-order-${width}`);
    await page.getByText("Cash on delivery", { exact: true }).click();
    await page
      .getByRole("button", { name: /^(Confirm|Pay|Choose|Continue)/ })
      .first()
      .click();
    await page.getByText("Pay the rider RWF 3,000 in cash at the door.").waitFor();
    await expectCleanScreen(page, `exchange-paid-${width}`);

    const staff = await visit(await adminToken());
    // Long words on a small phone: the exchange and its state stand beside the number.
    await staff.page.setViewportSize({ width: 320, height: 700 });
    await staff.page.goto(new URL("/rw/admin/returns", shop.origin).href);
    await staff.page.getByText(one.return_number).first().waitFor();
    await expectCleanScreen(staff.page, "admin-returns-list-rw-320");
    await staff.page.setViewportSize({ width, height: screen.height });

    const at = `/admin/returns?view=${one.id}`;
    await staff.page.goto(new URL(at, shop.origin).href);
    const sheet = staff.page.getByRole("dialog");
    await sheet.getByText(exchange.order_number).first().waitFor();
    await expectCleanScreen(staff.page, `admin-exchange-${width}`);
    await sheet.getByRole("button", { name: "Increase quantity" }).first().click();
    await sheet.getByRole("button", { name: "Receive 1 piece" }).click();
    await sheet
      .getByText(/RWF 12,000 pays/)
      .first()
      .waitFor();
    await expectCleanScreen(staff.page, `admin-exchange-settle-${width}`);
    await sheet
      .getByRole("button", { name: /^(Settle|Pay)/ })
      .last()
      .click();
    await sheet
      .getByText(/Exchanged|Paid back|Settled/)
      .first()
      .waitFor();
    await expectCleanScreen(staff.page, `admin-exchange-settled-${width}`);
    await staff.page.goto(new URL(`/admin/orders?view=${exchange.order_id}`, shop.origin).href);
    await staff.page.getByRole("dialog").getByText(one.return_number).first().waitFor();
    await expectCleanScreen(staff.page, `admin-exchange-order-${width}`);

    await page.goto(new URL(path, shop.origin).href);
    await heading(page, /exchange/i);
    await expectCleanScreen(page, `exchange-settled-${width}`);
    const refunds = (await orderByNumber(order.order_number))?.payments.flatMap(
      (payment) => payment.refunds,
    );
    expect(refunds).toMatchObject([{ amount: MEDIUM_RWF, as_exchange: true, status: "completed" }]);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });
});
