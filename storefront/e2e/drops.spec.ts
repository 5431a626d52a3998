import { describe, expect, it } from "vitest";
import { DropDesk } from "../../backend/harness/drop-desk";
import { makeGoods } from "../../backend/harness/goods";
import { useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { shop } from "./shop";

const browser = useBrowser();

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("a drop is made by staff, waited for, opened, and ordered from when it is one's turn", async () => {
    const desk = await DropDesk.at(shop);
    const [goods] = await makeGoods(shop, { pieces: 3 });
    const { name, id } = goods.product;
    const staff = await visitAs(browser, screen, "drop-staff", desk.token);
    await staff.page.goto(`${shop.origin}/admin/content/drops?edit=new`);
    const title = `Winter drop ${width}`;
    await staff.page.getByRole("textbox", { name: "Title, English" }).fill(title);
    await staff.page.getByRole("combobox", { name: "Find a product" }).fill(name);
    await staff.page.getByRole("option", { name }).first().click();
    await staff.page.getByLabel("On sale from").fill("2099-12-05T20:00");
    await expectCleanScreen(staff.page, `admin-drop-${width}`);
    await staff.page.getByRole("button", { name: "Save", exact: true }).click();
    await staff.page.getByText("Drop saved.").waitFor();
    await staff.page.getByText("Not open yet").first().waitFor();
    await expectCleanScreen(staff.page, `admin-drops-${width}`);

    const { page, complaints, close } = await visitAs(browser, screen, "drop");
    await page.goto(`${shop.origin}/product/${id}`);
    await page.getByText(/^On sale from Saturday, December 5, 20:00/).waitFor();
    await expectCleanScreen(page, `product-drop-${width}`);
    await page.getByRole("link", { name: "To the queue" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("button", { name: "Wait for the opening" }).click();
    await page.getByText("You are waiting.").waitFor();
    await expectCleanScreen(page, `drop-waiting-${width}`);

    const address = new URL(page.url()).pathname;
    const handle = address.split("/").at(-1) ?? "";
    const drop = (await desk.all()).find((one) => one.handle === handle);
    if (!drop) throw new Error("The drop is not there.");
    await desk.open(drop);
    await page.reload();
    await page.getByText("It's your turn.").waitFor();
    await expectCleanScreen(page, `drop-turn-${width}`);
    await page.getByRole("article").getByRole("link", { name }).first().click();
    await page.getByRole("button", { name: "BUY NOW" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await page.getByRole("textbox", { name: "Phone" }).fill("0788 777 001");
    await page.getByRole("textbox", { name: "Email" }).fill(`drop-${width}@example.rw`);
    await page.getByRole("textbox", { name: "First name" }).fill("Aline");
    await page.getByRole("textbox", { name: "Last name" }).fill("Uwase");
    await page.getByRole("textbox", { name: "Address" }).fill("KG 11 Ave, house 24");
    await page.getByRole("textbox", { name: "City" }).fill("Kigali");
    await page.getByRole("combobox", { name: "District" }).fill("Gasabo");
    await page.keyboard.press("Escape");
    await page.getByText("Pay when we confirm").click();
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("heading", { level: 1, name: /^Thank you, Aline/ }).waitFor();
    await page.goto(`${shop.origin}${address}`);
    await page.getByText("You have ordered with this place").waitFor();
    await expectCleanScreen(page, `drop-ordered-${width}`);
    expect(complaints).toEqual([]);
    expect(staff.complaints).toEqual([]);

    // What comes next finds its products sold like any other.
    const { version } = await desk.seen(drop.id);
    await desk.call("DELETE", `/api/admin/drops/${drop.id}?version=${version}`);
    await close();
    await staff.close();
  });
});
