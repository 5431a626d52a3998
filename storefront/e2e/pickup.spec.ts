import { afterAll, describe, expect, it } from "vitest";
import { callShop } from "../../backend/harness/people";
import { adminToken, ordersFound, productWithChoice } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

afterAll(async () => {
  const body = { shopPickup: false };
  await callShop(shop, "PUT", "/api/admin/app-settings", { token: await adminToken(), body });
});

describe.each(walkedOn("phone"))("on a $name, what is collected", (screen) => {
  const { width } = screen;

  it("is offered by staff, ordered without an address, and ready when the shop says so", async () => {
    const token = await adminToken();
    const staff = await visitAs(browser, screen, "pickup-staff", token);
    await staff.page.goto(`${shop.origin}/admin/settings?tab=app`);
    const offer = staff.page.getByRole("switch", { name: "Collect in the shop" });
    await offer.waitFor();
    if ((await offer.getAttribute("aria-checked")) === "false") {
      await offer.click();
      await staff.page.getByRole("button", { name: /^Save Settings/ }).click();
      await staff.page.getByText("Settings updated successfully!").waitFor();
    }
    await expectCleanScreen(staff.page, `admin-settings-pickup-${width}`);

    const { product } = await productWithChoice();
    const { page, complaints, close } = await visitAs(browser, screen, "pickup");
    await page.goto(`${shop.origin}/product/${product.id}`);
    await page.getByRole("button", { name: "BUY NOW" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await page.getByText("I collect it in the shop").click();
    expect(await page.getByRole("combobox", { name: "District" }).count()).toBe(0);
    const lastname = `Uwase${width}`;
    await page.getByRole("textbox", { name: "Phone" }).fill("0788 123 456");
    await page.getByRole("textbox", { name: "Email" }).fill(`collects-${width}@example.rw`);
    await page.getByRole("textbox", { name: "First name" }).fill("Aline");
    await page.getByRole("textbox", { name: "Last name" }).fill(lastname);
    await page.getByText("Pay when we confirm").click();
    expect(await page.getByText("Cash on delivery").count()).toBe(0);
    await expectCleanScreen(page, `checkout-pickup-${width}`);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("heading", { level: 1, name: /^Thank you, Aline/ }).waitFor();
    expect(plain(await page.getByRole("main").textContent())).toContain("in our shop");
    await expectCleanScreen(page, `order-pickup-${width}`);

    const [order] = await ordersFound(lastname);
    expect(order).toMatchObject({ is_pickup: true, shipping_amount: 0, delivery: null });
    const path = `/api/orders/${order?.id}/status`;
    const sent = await callShop(shop, "PUT", path, { token, body: { status: "shipped" } });
    expect(sent.status).toBe(200);
    await page.reload();
    await page
      .getByRole("heading", { level: 1, name: "Thank you, Aline. It is ready for you." })
      .waitFor();
    expect(complaints).toEqual([]);
    expect(staff.complaints).toEqual([]);
    await close();
    await staff.close();
  });
});
