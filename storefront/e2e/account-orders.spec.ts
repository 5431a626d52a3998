/** Over a minute: a guest's order comes into an account, is cancelled and ordered again. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { codeInOutbox, makeCustomer, orderByNumber, orderFor } from "./api";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, plain, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const PASSWORD = "inyange-ku-mazi";

const shop = goToTheShop();
const browser = useBrowser();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor({ timeout: 30_000 });

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("somebody finds what he ordered as a guest, cancels it, orders it again and moves", async () => {
    const email = `aline.guest.${width}@example.rw`;
    const placed = await orderFor(email, null);
    const { token } = await makeCustomer(email);
    const { page, complaints, close } = await visitAs(browser, screen, "account-orders");
    // Once, and not with each page: the address brings another token.
    await page.goto(shop.origin);
    await page.evaluate((value) => localStorage.setItem("token", value), token);
    await page.goto(new URL("/account", shop.origin).href);
    await page.getByRole("link", { name: new RegExp(placed.order_number) }).click();
    await heading(page, placed.order_number);

    await page.getByRole("button", { name: "Cancel this order" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this order?" });
    await question.getByText("You have not paid, so you owe nothing.").waitFor();
    await question.getByRole("button", { name: "Wrong size" }).click();
    await expectCleanScreen(page, `cancel-why-${width}`);
    await question.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText("Why: Wrong size").waitFor();
    await expectCleanScreen(page, `order-cancelled-${width}`);
    expect((await orderByNumber(placed.order_number))?.history.at(-1)).toMatchObject({
      status: "cancelled",
      by: "customer",
      reason: "wrong_size",
    });

    await page.getByRole("button", { name: "Order again" }).click();
    await heading(page, "Your Shopping Cart");
    const [item] = placed.items;
    const row = page.getByRole("main").getByRole("listitem").first();
    await row.waitFor();
    expect(plain(await row.textContent())).toContain(`${item?.product_name}`);
    await expectCleanScreen(page, `ordered-again-${width}`);

    // The pieces of the cart are gone before they can be ordered again.
    await page.goto(new URL(`/account?order=${placed.id}`, shop.origin).href);
    await page.route("**/api/products/*", (route) =>
      route.fulfill({ status: 404, json: { success: false, message: "Product not found." } }),
    );
    await page.getByRole("button", { name: "Order again" }).click();
    await page.getByRole("dialog", { name: "None of this can be ordered now" }).waitFor();
    await expectCleanScreen(page, `order-again-gone-${width}`);
    await page.unroute("**/api/products/*");
    expect(complaints.filter((one) => !one.includes("404"))).toEqual([]);
    complaints.length = 0;

    const next = `aline.moved.${width}@example.rw`;
    await page.goto(new URL("/account", shop.origin).href);
    await page.getByRole("button", { name: "Change Email" }).click();
    const dialog = page.getByRole("dialog", { name: "Change Email" });
    await dialog.getByLabel("New email").fill(next);
    await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await expectCleanScreen(page, `change-email-${width}`);
    await dialog.getByRole("button", { name: "Send code" }).click();
    await dialog.getByLabel("Verification code").fill(await codeInOutbox(next));
    await expectCleanScreen(page, `change-email-code-${width}`);
    await dialog.getByRole("button", { name: "Verify" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Your email was changed.").waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("Email").first().inputValue()).toBe(next);
    await page.getByRole("link", { name: new RegExp(placed.order_number) }).waitFor();
    await expectCleanScreen(page, `account-moved-${width}`);
    expect(complaints).toEqual([]);
    await close();
  });
});
