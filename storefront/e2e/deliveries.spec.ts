/** Over a minute: a rider's day, with two parcels that came back and the cash right in the evening. */
import { formatMoney } from "@strive/backend/contracts/money";
import type { PlacedOrder } from "@strive/backend/contracts/orders";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { adminToken, orderAtTheDoor, orderByNumber } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const open = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);
const stopOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const orderPage = ({ id, access_token }: PlacedOrder) =>
  `/checkout/confirmation?order=${id}#access=${access_token}`;

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "deliveries", token);
  const rider = `Eric ${width}`;

  async function planTheDay(page: Page, orders: readonly PlacedOrder[]): Promise<string> {
    await open(page, "/admin/deliveries");
    await page.getByRole("heading", { name: "Deliveries", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Riders" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(rider);
    await dialog.getByLabel("Phone").fill("078");
    await dialog.getByRole("button", { name: "Add rider" }).click();
    await dialog.getByText(/^Seven digits are missing/).waitFor();
    await expectCleanScreen(page, `admin-riders-${width}`);
    await dialog.getByLabel("Phone").fill("0788 555 123");
    await dialog.getByRole("button", { name: "Add rider" }).click();
    await dialog.getByRole("listitem").filter({ hasText: rider }).waitFor();
    await page.keyboard.press("Escape");
    for (const { order_number } of orders) {
      await page.getByRole("checkbox", { name: `Choose ${order_number}` }).check();
    }
    await page.getByRole("button", { name: /^Assign/ }).click();
    await page.getByText("Choose a rider.").waitFor();
    await page.getByLabel("Rider").selectOption({ label: rider });
    await page.getByRole("button", { name: "Assign 3 to this rider" }).click();
    const sheet = page.getByRole("region", { name: `${rider}’s day` });
    await sheet.waitFor();
    await expectCleanScreen(page, `admin-deliveries-planned-${width}`);
    await sheet.getByRole("button", { name: "Send out 3 parcels" }).click();
    await sheet.getByText("With the rider").first().waitFor();
    const link = await sheet.getByRole("link", { name: "Open day sheet" }).getAttribute("href");
    return link ?? "";
  }

  async function fail(page: Page, name: string, reason: string): Promise<void> {
    const stop = stopOf(page, name);
    await stop.getByRole("button", { name: "Not delivered" }).click();
    await stop.getByLabel("What happened?").selectOption({ label: reason });
    await expectCleanScreen(page, `rider-failed-${width}`);
    await stop.getByRole("button", { name: "Save" }).click();
    await stop.waitFor({ state: "detached" });
  }

  it("two parcels come back, one is paid at the door, and the cash is right", async () => {
    const names = ["Aline", "Keza", "Diane"].map((name) => `${name}${width}`);
    const [aline, keza, diane] = [
      await orderAtTheDoor(names[0] ?? "", "KG 11 Ave, house 24"),
      await orderAtTheDoor(names[1] ?? "", "KG 5 Ave, blue gate"),
      await orderAtTheDoor(names[2] ?? "", "KN 3 Rd, opposite the pharmacy"),
    ];
    const [one = "", two = "", three = ""] = names;
    const total = formatMoney(aline.total_amount, "RWF");
    const staff = await visit(await adminToken());
    const link = await planTheDay(staff.page, [aline, keza, diane]);

    const buyer = await visit();
    await open(buyer.page, orderPage(aline));
    await buyer.page.getByRole("link", { name: /^Call Eric/ }).waitFor();
    await expectCleanScreen(buyer.page, `order-out-${width}`);

    const phone = await visit();
    const { page } = phone;
    await page.goto(link);
    await page.getByText("3 parcels left").waitFor();
    await expectCleanScreen(page, `rider-day-${width}`);
    await fail(page, two, "Nobody home");
    await fail(page, three, "They don’t have the money");
    // No network at the last door: it is kept, and sent once there is some.
    const stop = stopOf(page, one);
    await stop.getByRole("button", { name: "Delivered", exact: true }).click();
    await stop.getByRole("button", { name: "Save" }).click();
    await stop.getByText("Write down who took it, or the buyer’s code.").waitFor();
    await stop.getByLabel("Who took it?").fill("Aline");
    await expectCleanScreen(page, `rider-delivered-${width}`);
    await page.context().setOffline(true);
    await stop.getByRole("button", { name: "Save" }).click();
    await page.getByText("1 answer isn’t sent yet. Keep this page open.").waitFor();
    await expectCleanScreen(page, `rider-offline-${width}`);
    await page.context().setOffline(false);
    await page.getByText("No parcels left. Bring the cash back to the shop.").waitFor();
    expect(plain(await page.getByRole("main").textContent())).toContain(
      `Cash with you${plain(total)}`,
    );
    await expectCleanScreen(page, `rider-done-${width}`);

    expect(await orderByNumber(aline.order_number)).toMatchObject({
      status: "delivered",
      payment_status: "pending",
    });
    await open(buyer.page, orderPage(keza));
    await buyer.page.getByText(/nobody was home/).waitFor();
    await expectCleanScreen(buyer.page, `order-failed-${width}`);

    await open(staff.page, "/admin/deliveries");
    const sheet = staff.page.getByRole("region", { name: `${rider}’s day` });
    await sheet.getByLabel("Cash you counted, in RWF").fill(String(aline.total_amount - 500));
    await sheet.getByRole("button", { name: /^Confirm/ }).click();
    await sheet.getByText("Say why it is not what the rider took.").waitFor();
    await expectCleanScreen(staff.page, `admin-deliveries-count-${width}`);
    await sheet.getByLabel("Cash you counted, in RWF").fill(String(aline.total_amount));
    await sheet.getByRole("button", { name: /^Confirm/ }).dblclick();
    await sheet.getByText(/counted by/).waitFor();
    await expectCleanScreen(staff.page, `admin-deliveries-counted-${width}`);
    const paid = await orderByNumber(aline.order_number);
    expect(paid?.payments.map(({ amount, received_as }) => [amount, received_as])).toEqual([
      [aline.total_amount, "cash"],
    ]);
    await page.reload();
    await page.getByText("This link has ended. Ask the shop for a new one.").waitFor();
    await expectCleanScreen(page, `rider-ended-${width}`);

    await open(staff.page, `/admin/orders?view=${keza.id}`);
    await staff.page.getByRole("region", { name: "Delivery" }).getByText(rider).waitFor();
    await expectCleanScreen(staff.page, `admin-order-delivery-${width}`);
    await Promise.all([staff.close(), buyer.close()]);
    await phone.close();
  });
});
