import { describe, expect, it } from "vitest";
import { makeGoods } from "../../backend/harness/goods";
import { startVisit, useBrowser, visitAs } from "./browser";
import { expectCleanScreen, walkedOn } from "./screens";
import { goToTheShop } from "./shop";

const shop = goToTheShop();
const browser = useBrowser();

describe.each(walkedOn("phone"))("on a $name", (screen) => {
  const { width } = screen;

  it("a wishlist is shared by a link that anybody can read, also without scripts, until it is ended", async () => {
    const goods = await makeGoods(shop, { pieces: 3, count: 2 });
    const names = goods.map(({ product }) => product.name);
    const owner = await visitAs(browser, screen, `share-owner-${width}`);
    for (const { product } of goods) {
      await owner.page.goto(`${shop.origin}/product/${product.id}`);
      await owner.page
        .getByRole("button", { name: `Add to wishlist: ${product.name}` })
        .first()
        .click();
    }
    await owner.page.goto(`${shop.origin}/wishlist`);
    const part = owner.page.getByRole("region", { name: "Share your wishlist" });
    await part.getByRole("button", { name: "Make a link" }).click();
    await part.getByText(/^The link shows 2 products/).waitFor();
    await expectCleanScreen(owner.page, `wishlist-shared-${width}`);
    await part.getByRole("button", { name: "Share the link" }).click();
    const link = await owner.page.getByRole("textbox", { name: "Link" }).inputValue();
    await owner.page.keyboard.press("Escape");
    const path = new URL(link).pathname;

    const plain = await startVisit(browser, {
      viewport: screen,
      javaScriptEnabled: false,
      locale: "en-US",
    });
    const answer = await plain.page.goto(`${shop.origin}${path}`);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    for (const name of names) {
      await plain.page.getByRole("article").getByRole("link", { name }).first().waitFor();
    }
    const robots = plain.page.locator('meta[name="robots"]');
    expect(await robots.getAttribute("content")).toContain("noindex");
    await plain.close();

    const friend = await visitAs(browser, screen, `share-friend-${width}`);
    await friend.page.goto(`${shop.origin}/rw${path}`);
    await friend.page.getByRole("heading", { level: 1, name: "Urutonde rw'ibikunzwe" }).waitFor();
    await friend.page.goto(`${shop.origin}${path}`);
    await friend.page.getByRole("button", { name: "Add all to my wishlist" }).click();
    await friend.page.getByText("All of these are on your wishlist.").waitFor();
    await expectCleanScreen(friend.page, `shared-list-${width}`);

    await part.getByRole("button", { name: "End the link" }).click();
    await part.getByText("The link is ended. Nobody can open it any more.").waitFor();
    // What comes now is a page that is not there.
    expect([...owner.complaints, ...friend.complaints]).toEqual([]);
    await friend.page.reload();
    await friend.page.getByRole("heading", { level: 1, name: "This link is over" }).waitFor();
    await expectCleanScreen(friend.page, `shared-list-over-${width}`);
    await owner.close();
    await friend.close();
  });
});
