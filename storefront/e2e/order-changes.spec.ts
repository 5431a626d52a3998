/** Over a minute: an order is changed before it is packed. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ExchangeDesk, MORE_RWF } from "../../backend/harness/exchange-desk";
import { recordMoney } from "../../backend/harness/record-money";
import { ReturnDesk } from "../../backend/harness/return-desk";
import { formatMoney } from "@strive/backend/contracts/money";
import { adminToken, orderByNumber } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

const open = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  return dialog;
};

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "order-changes", token);

  it("a guest sends the order to a friend, and M becomes L, until it is packed", async () => {
    const desk = new ExchangeDesk(await ReturnDesk.at(shop));
    const { order } = await desk.ordered(await desk.sizes(1), 1);
    const { page, complaints, close } = await visit();
    const path = `/checkout/confirmation?order=${order.id}#access=${order.access_token}`;
    await page.goto(new URL(path, shop.origin).href);
    await page.getByRole("button", { name: "Change address" }).waitFor();
    await expectCleanScreen(page, `order-changes-page-${width}`);

    const address = await open(page, "Change address");
    await address.getByRole("textbox", { name: "First name" }).fill("Claudine");
    await address.getByRole("textbox", { name: "Phone" }).fill("0789 123 456");
    await address.getByRole("combobox", { name: "District" }).fill("Kicu");
    await address.getByRole("option", { name: /^Kicukiro/ }).waitFor();
    await expectCleanScreen(page, `order-changes-districts-${width}`);
    await page.keyboard.press("Enter");
    await address.getByRole("textbox", { name: "Address" }).fill("KK 15 Rd, green gate");
    await expectCleanScreen(page, `order-changes-address-${width}`);
    await address.getByRole("button", { name: "Save address" }).click();
    await page.getByText("We changed the address").waitFor();
    await page.getByText("KK 15 Rd, green gate").waitFor();

    const items = await open(page, "Change size or colour");
    await items.getByText("L", { exact: true }).click();
    await expectCleanScreen(page, `order-changes-size-${width}`);
    await items.getByRole("button", { name: "Save change" }).click();
    await page.getByText(/^We changed .* to L$/).waitFor();
    await page.getByText("Size or colour changed").waitFor();
    await expectCleanScreen(page, `order-changes-done-${width}`);
    await page.reload();
    await page.getByText("KK 15 Rd, green gate").waitFor();

    expect(await orderByNumber(order.order_number)).toMatchObject({
      firstname: "Claudine",
      phone: "+250789123456",
      deliveryAddress: { address: "KK 15 Rd, green gate", district: "Kicukiro" },
      items: [{ size: "L", quantity: 1 }],
      total_amount: order.total_amount,
    });

    const staff = await visit(await adminToken());
    await staff.page.goto(new URL(`/admin/orders?view=${order.id}`, shop.origin).href);
    const modal = staff.page.getByRole("dialog").first();
    await modal.getByText("Address changed").waitFor();
    await modal.getByText("Size or colour changed").waitFor();
    await modal.getByText("KK 15 Rd, green gate").waitFor();
    await modal.getByText(/Size L/).waitFor();
    await expectCleanScreen(staff.page, `admin-order-changes-${width}`);
    // Somebody else bought no L meanwhile, and the M is free again.
    const back = await open(staff.page, "Edit items");
    const look = back.getByRole("combobox", { name: /^Size and colour of/ });
    const medium = look.getByRole("option", { name: /^M, / }).first();
    await look.selectOption((await medium.getAttribute("value")) ?? "");
    await back.getByRole("textbox", { name: "Reason" }).fill("The L was too large");
    await expectCleanScreen(staff.page, `admin-order-changes-size-${width}`);
    await back.getByRole("button", { name: "Save changes" }).click();
    await modal.getByText(/Size M/).waitFor();
    await modal.getByText("Changed: The L was too large").waitFor();
    const elsewhere = await open(staff.page, "Change address");
    await expectCleanScreen(staff.page, `admin-order-changes-address-${width}`);
    await elsewhere.getByRole("button", { name: "Cancel" }).click();

    await desk.returns.orders.bring(order.id, "shipped");
    await page.reload();
    await page.getByText("KK 15 Rd, green gate").waitFor();
    expect(await page.getByRole("button", { name: /^Change/ }).count()).toBe(0);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await staff.close();
    await close();
  });

  it("what costs more is asked for, and what costs less comes back", async () => {
    const desk = new ExchangeDesk(await ReturnDesk.at(shop));
    const { order } = await desk.ordered(await desk.sizes(3, MORE_RWF), 1);
    await recordMoney(shop, await adminToken(), order);
    const { page, complaints, close } = await visit();
    const path = `/checkout/confirmation?order=${order.id}#access=${order.access_token}`;
    await page.goto(new URL(path, shop.origin).href);

    const items = await open(page, "Change size or colour");
    await items.getByText("L", { exact: true }).click();
    await items.getByRole("button", { name: "Save change" }).click();
    const more = formatMoney(MORE_RWF, "RWF").replace(/\s/g, " ");
    await items.getByText(`${more} is left to pay.`, { exact: false }).waitFor();
    await expectCleanScreen(page, `order-edits-asked-${width}`);
    await items.getByRole("button", { name: "Yes, change it" }).click();
    await page.getByText(/^We changed .* to L$/).waitFor();
    await page.getByRole("button", { name: `Pay ${more}` }).waitFor();
    await page.getByText("Paid before").waitFor();
    await expectCleanScreen(page, `order-edits-dearer-${width}`);

    const staff = await visit(await adminToken());
    await staff.page.goto(new URL(`/admin/orders?view=${order.id}`, shop.origin).href);
    const modal = staff.page.getByRole("dialog").first();
    await modal.getByText("Still to pay").waitFor();
    await expectCleanScreen(staff.page, `admin-order-edits-dearer-${width}`);
    const edit = await open(staff.page, "Edit items");
    await edit.getByRole("button", { name: /^Change price of/ }).click();
    const price = edit.getByRole("textbox", { name: /^Price of one/ });
    await price.fill(String((order.items[0]?.unit_price ?? 0) - 1_000));
    const sums = edit.getByLabel("What the order comes to");
    await sums.getByText("To give back").waitFor();
    await edit.getByRole("textbox", { name: "Reason" }).fill("A mark on the sleeve");
    await expectCleanScreen(staff.page, `admin-order-edits-${width}`);
    await edit.getByRole("button", { name: "Save changes" }).click();
    await modal.getByText("Changed: A mark on the sleeve").waitFor();
    await expectCleanScreen(staff.page, `admin-order-edits-done-${width}`);

    const now = await orderByNumber(order.order_number);
    expect(now).toMatchObject({
      payment_status: "completed",
      total_amount: order.total_amount - 1_000,
      payments: [{ refunds: [{ amount: 1_000, status: "requested" }] }],
    });
    await page.reload();
    await page.getByText("Items changed").waitFor();
    await expectCleanScreen(page, `order-edits-cheaper-${width}`);
    // What it comes to is the answer to the first try.
    expect(complaints).toEqual([
      expect.stringMatching(/^409: .*\/items\/ordli_/),
      expect.stringContaining("409 (Conflict)"),
    ]);
    expect(staff.complaints).toEqual([]);
    await staff.close();
    await close();
  });
});
