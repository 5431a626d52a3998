/** Over a minute: an address is kept, ordered to, and found by staff and rider. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DeliveryDesk } from "../../backend/harness/delivery-desk";
import { adminToken, makeCustomer, orderByNumber } from "./api";
import { useBrowser, visitAs, type Visit } from "./browser";
import { addFromCard, expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const open = (page: Page, path: string) => page.goto(new URL(path, shop.origin).href);

const LANDMARK = "Blue gate, opposite the pharmacy";
const MAP = "https://www.google.com/maps/search/?api=1&query=-1.94412%2C30.06188";

/** The phone is there, and its owner lets the shop ask. */
async function standAt({ page }: Visit, latitude: number, longitude: number): Promise<void> {
  const context = page.context();
  await context.grantPermissions(["geolocation"], { origin: shop.origin });
  await context.setGeolocation({ latitude, longitude, accuracy: 12.4 });
}

const mapOf = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().getAttribute("href");

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;
  const visit = (token?: string) => visitAs(browser, screen, "addresses", token);

  async function keepHome(page: Page): Promise<void> {
    await open(page, "/account");
    const part = page.getByRole("region", { name: "My addresses" });
    await part.getByText(/No addresses yet/).waitFor();
    await expectCleanScreen(page, `account-no-addresses-${width}`);
    await part.getByRole("button", { name: "Add address" }).click();
    const form = page.getByRole("dialog", { name: "New address" });
    await form.getByLabel("Name of this address").fill("Home");
    await form.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
    await form.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await form.getByRole("textbox", { name: "City" }).fill("Kigali");
    await form.getByRole("textbox", { name: "Address", exact: true }).fill("KG 11 Ave, house 24");
    await form.getByRole("textbox", { name: "Landmark" }).fill(LANDMARK);
    await form.getByRole("button", { name: "Share my location" }).click();
    await form.getByRole("link", { name: "Open in maps" }).waitFor();
    await expectCleanScreen(page, `account-address-form-${width}`);
    await form.getByRole("button", { name: "Save address" }).click();
    await part.getByText("Default", { exact: true }).waitFor();
    await expectCleanScreen(page, `account-addresses-${width}`);
  }

  it("somebody keeps an address, orders to it, and is found there", async () => {
    const email = `keza.addresses.${width}@example.rw`;
    const { token } = await makeCustomer(email);
    const keza = await visit(token);
    const { page } = keza;
    await standAt(keza, -1.944_123, 30.061_876_5);
    await keepHome(page);

    await open(page, "/");
    await addFromCard(page);
    await open(page, "/checkout");
    const home = page.getByRole("radiogroup", { name: "Deliver to" }).getByLabel(/^Home/);
    await home.waitFor({ state: "attached" });
    await expect.poll(() => home.isChecked()).toBe(true);
    // Nothing is left to type.
    expect(await page.getByRole("textbox", { name: "Address", exact: true }).count()).toBe(0);
    await page.getByText("Cash on delivery", { exact: true }).click();
    await expectCleanScreen(page, `checkout-addresses-${width}`);
    await page.getByText("Another address", { exact: true }).click();
    await page.getByRole("textbox", { name: "Address", exact: true }).waitFor();
    await page.getByLabel("Save this address in my account").waitFor();
    await expectCleanScreen(page, `checkout-another-address-${width}`);
    await page.getByText("Home", { exact: true }).click();
    await page.getByRole("button", { name: /^Place order/i }).click();
    await page.getByRole("heading", { level: 1, name: /We've got your order/ }).waitFor();
    await page.getByText(LANDMARK).waitFor();
    expect(await mapOf(page, "Open in maps")).toBe(MAP);
    await expectCleanScreen(page, `confirmation-address-${width}`);
    const text = plain(await page.getByRole("main").textContent());
    const order = await orderByNumber(/STR-\d{6,}/.exec(text)?.[0] ?? "none");
    if (!order) throw new Error("The order is not among the shop's.");
    expect(order).toMatchObject({
      email,
      phone: "+250788123456",
      deliveryAddress: {
        landmark: LANDMARK,
        pin: { latitude: -1.94412, longitude: 30.06188, accuracy: 12 },
      },
    });

    const staff = await visit(await adminToken());
    await open(staff.page, `/admin/orders?view=${order.id}`);
    const modal = staff.page.getByRole("dialog").first();
    await modal.getByText(LANDMARK).waitFor();
    expect(await mapOf(staff.page, "Open in maps")).toBe(MAP);
    expect(await mapOf(staff.page, "Map")).toBe(MAP);
    await expectCleanScreen(staff.page, `admin-order-address-${width}`);

    const desk = await DeliveryDesk.at(shop);
    const rider = await desk.rider(`Eric of ${width}`);
    const planned = await desk.planning({ order_ids: [order.id], rider_id: rider.id });
    expect(planned.status).toBe(200);
    const { sheet } = await desk.sent(await desk.sheet(rider));
    const road = await visit();
    await open(road.page, `/rider#${sheet.token ?? ""}`);
    await road.page.getByText(LANDMARK).waitFor();
    expect(await mapOf(road.page, "Map pin")).toBe(MAP);
    await expectCleanScreen(road.page, `rider-address-${width}`);

    expect([...keza.complaints, ...staff.complaints, ...road.complaints]).toEqual([]);
    for (const one of [keza, staff, road]) await one.close();
  });

  it("a guest who does not let the shop ask is told what to do, and orders without", async () => {
    const guest = await visit();
    const { page } = guest;
    await open(page, "/");
    await addFromCard(page);
    await open(page, "/checkout");
    await page.getByRole("button", { name: "Share my location" }).click();
    await page
      .getByText(/We can’t see your location/)
      .first()
      .waitFor();
    expect(await page.getByText("Save this address in my account").count()).toBe(0);
    await expectCleanScreen(page, `checkout-location-denied-${width}`);
    // Abroad it is no use.
    await standAt(guest, 48.8566, 2.3522);
    await page.getByRole("button", { name: "Share my location" }).click();
    await page
      .getByText(/outside Rwanda/)
      .first()
      .waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });
});
