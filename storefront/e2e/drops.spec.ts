import { randomBytes } from "node:crypto";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CollectionDesk } from "../../backend/harness/collection-desk";
import { DropDesk } from "../../backend/harness/drop-desk";
import { makeGoods } from "../../backend/harness/goods";
import { untilAlive, useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();
const PICTURE = path.resolve(import.meta.dirname, "../public/art/plate-05-360.webp");

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

  it("a collection is made by staff and previewed, opens, is found, and is over", async () => {
    const desk = await CollectionDesk.at(shop);
    const goods = await makeGoods(shop, { pieces: 3, count: 2 });
    const names = goods.map(({ product }) => product.name);
    const title = `Umbrellas ${randomBytes(3).toString("hex")}`;
    const staff = await visitAs(browser, screen, "collection-staff", desk.token);
    const form = staff.page.getByRole("form", { name: "Collection" });
    const saved = staff.page.getByText("Collection saved.");
    await staff.page.goto(`${shop.origin}/admin/content/collections?edit=new`);
    await form.getByRole("textbox", { name: "Title, English" }).fill(title);
    for (const name of names) {
      await form.getByRole("combobox", { name: "Find a product" }).fill(name);
      await form.getByRole("option", { name }).click();
    }
    await form.getByLabel("Choose a picture").setInputFiles(PICTURE);
    for (const [language, missing] of [
      ["English", ""],
      ["Ikinyarwanda", ", 2 missing"],
      ["Français", ", 2 missing"],
      ["English", ""],
    ] as const) {
      await form.getByText(`${language}${missing}`, { exact: true }).click();
      await form.getByLabel(`What the picture shows, ${language}`).fill("People in the rain");
    }
    await form.getByLabel("Shown from").fill("2099-12-05T20:00");
    const preview = staff.page.frameLocator("iframe");
    await preview.getByRole("heading", { level: 1, name: title }).waitFor();
    await preview.getByAltText("People in the rain").waitFor();
    await preview.getByText(names[1] ?? "").waitFor();
    await expectCleanScreen(staff.page, `admin-collection-${width}`);
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await saved.waitFor();
    await staff.page.getByText("Not yet shown").first().waitFor();
    await expectCleanScreen(staff.page, `admin-collections-${width}`);

    const { page, complaints, close } = await visitAs(browser, screen, "collection");
    const address = `${shop.origin}/collections/${title.toLowerCase().replace(" ", "-")}`;
    expect((await page.request.get(address)).status()).toBe(404);
    const edit = staff.page.getByRole("button", { name: new RegExp(`^Edit ?: ${title}`) });
    const changed = async (label: string, time: string) => {
      await edit.click();
      await form.getByLabel(label).fill(time);
      await form.getByRole("button", { name: "Save", exact: true }).click();
      // The list is back once it is saved.
      await edit.waitFor();
    };
    await changed("Shown from", "");

    await page.goto(shop.origin);
    await untilAlive(page);
    await page.getByLabel("Search", { exact: true }).pressSequentially(title.slice(0, 12));
    await page.getByRole("option", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByAltText("People in the rain").waitFor();
    expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual(names);
    await expectCleanScreen(page, `collection-${width}`);

    await changed("Until", "2026-01-01T08:00");
    const left = await page.reload();
    expect(left?.status()).toBe(410);
    await page.getByRole("heading", { name: "This collection is over" }).waitFor();
    expect(staff.complaints).toEqual([]);
    await staff.close();
    await close();
    expect(complaints.filter((text) => !text.includes("410"))).toEqual([]);
  });
});
