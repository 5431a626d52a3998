import { beforeAll, describe, expect, it } from "vitest";
import { collectionPath } from "../../src/contracts/collection-rules";
import { collectionResponseSchema, type Collection } from "../../src/contracts/collections";
import { failureSchema } from "../../src/contracts/envelope";
import { CollectionDesk, collectionBody } from "../../harness/collection-desk";
import { DropDesk } from "../../harness/drop-desk";
import { makeGoods } from "../../harness/goods";
import { callShop, withDatabase } from "../../harness/people";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let desk: CollectionDesk;
beforeAll(async () => {
  desk = await CollectionDesk.at(shop);
});

const LATER = "2099-01-01T18:00:00.000Z";

async function read(handle: string, query = "", token?: string): Promise<Collection | number> {
  const options = token === undefined ? {} : { token };
  const answer = await callShop(shop, "GET", `/api/collections/${handle}${query}`, options);
  return answer.status === 200 ? collectionResponseSchema.parse(answer.json).data : answer.status;
}
const page = (path: string) => fetch(new URL(path, shop.origin), { redirect: "manual" });
const textOf = async (path: string) => (await page(path)).text();

describe("a collection", () => {
  it("is a page of its products in their order, and is found by those who search", async () => {
    const [one, other] = await makeGoods(shop, { pieces: 3, count: 2 });
    const products = [other?.product.id ?? "", one.product.id];
    const { handle } = await desk.made(products, {
      title: { en: "Zulia rain", fr: "Zulia pluie" },
    });
    expect(await read(handle, "?language=fr")).toMatchObject({
      handle,
      title: "Zulia pluie",
      text: "Jackets, boots\nand hats.",
      state: "shown",
    });
    const shown = (await read(handle)) as Collection;
    expect(shown.products.map(({ id }) => id)).toEqual(products);

    const html = await textOf(collectionPath(handle));
    expect(html).toContain("Zulia rain");
    expect(html).toContain(`<link rel="canonical" href="`);
    expect(html).toContain(`<meta property="og:description" content="Jackets, boots and hats."`);
    expect(html.indexOf(products[0] ?? "")).toBeLessThan(html.indexOf(products[1] ?? ""));
    expect(await textOf("/sitemap.xml")).toContain(`${collectionPath(handle)}</loc>`);
    expect(await textOf("/llms.txt")).toContain(`[Zulia rain](`);
    const suggest = async (q: string) =>
      (await callShop(shop, "GET", `/api/products/suggest?q=${q}`)).json;
    expect(await suggest("zuli")).toMatchObject({
      data: [{ text: "Zulia rain", kind: "collection", handle }],
    });
    expect(JSON.stringify(await suggest("zulx"))).not.toContain("collection");
  });

  it("keeps its former addresses, until another one takes them", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const made = await desk.made([product.id]);
    const body = collectionBody([product.id]);
    const path = `/api/admin/collections/${made.id}`;
    const changed = await desk.call("PUT", path, { collection: body, version: 1 });
    expect(changed.status).toBe(200);
    expect(await read(made.handle)).toMatchObject({ handle: body.handle });
    const moved = await page(collectionPath(made.handle));
    expect(moved.status).toBe(301);
    expect(moved.headers.get("Location")).toBe(collectionPath(body.handle));
    expect(moved.headers.get("Cache-Control")).toContain("no-cache");
    await desk.made([product.id], { handle: made.handle, title: { en: "Its heir" } });
    expect(await read(made.handle)).toMatchObject({ title: "Its heir" });
    expect((await page(collectionPath(made.handle))).status).toBe(200);
  });

  it("is shown to staff alone before its time, begins and ends by itself", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const { handle, id } = await desk.made([product.id], { starts_at: LATER });
    const path = collectionPath(handle);
    expect(await read(handle)).toBe(404);
    expect(await read(handle, "", desk.token)).toMatchObject({ state: "soon", handle });
    expect((await page(path)).status).toBe(404);
    expect(await textOf("/sitemap.xml")).not.toContain(path);

    const move = (times: string) =>
      withDatabase(shop, async (database) => {
        await database.query(`UPDATE shop_collection SET ${times} WHERE id = $1`, [id]);
        await database.query("SELECT pg_notify('strive_collection', '')");
      });
    // The page that was kept is made anew when its time comes.
    await move("starts_at = now() + interval '2 s', ends_at = now() + interval '4 s'");
    const statusOf = async () => (await page(path)).status;
    await until(statusOf, (status) => status === 200);
    await until(statusOf, (status) => status === 410);
    expect(await read(handle)).toMatchObject({ state: "over", products: [], image: null });
    expect(await textOf(path)).toContain("This collection is over");
    expect(await textOf("/sitemap.xml")).not.toContain(path);
  });

  it("shows a drop beside its products, as long as there is one", async () => {
    const [one, other] = await makeGoods(shop, { pieces: 3, count: 2 });
    const drops = await DropDesk.at(shop);
    const drop = await drops.made([one.product.id]);
    const { handle } = await desk.made([other?.product.id ?? "", one.product.id], {
      drop_id: drop.id,
      cover: one.product.id,
    });
    expect(await read(handle)).toMatchObject({
      drop: { handle: drop.handle, title: "Winter drop", has_queue: true },
    });
    expect(await textOf(collectionPath(handle))).toContain(`/drops/${drop.handle}`);
    await drops.call("DELETE", `/api/admin/drops/${drop.id}?version=1`);
    await until(
      () => read(handle),
      (shown) => typeof shown === "object" && shown.drop === null,
    );
  });

  it("is changed by one at a time, and names what can't be", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const { id, handle } = await desk.made([product.id]);
    const path = `/api/admin/collections/${id}`;
    const body = collectionBody([product.id], { handle });
    expect((await desk.call("PUT", path, { collection: body, version: 1 })).status).toBe(200);
    expect((await desk.call("PUT", path, { collection: body, version: 1 })).status).toBe(409);
    const bad = collectionBody([product.id, "prod_gone"], { handle, drop_id: "drop_gone" });
    const refused = await desk.call("POST", "/api/admin/collections", bad);
    expect({ status: refused.status, errors: failureSchema.parse(refused.json).errors }).toEqual({
      status: 400,
      errors: [
        { field: "products.1", message: "There is no such product to sell" },
        { field: "handle", message: "Another collection has this address" },
        { field: "drop_id", message: "There is no such drop" },
      ],
    });
    const odd = await desk.call("POST", "/api/admin/collections", {
      ...collectionBody([product.id], { cover: "prod_other" }),
      ...{ starts_at: LATER, ends_at: LATER },
    });
    expect(
      failureSchema
        .parse(odd.json)
        .errors?.map(({ field }) => field)
        .sort(),
    ).toEqual(["cover", "ends_at"]);
    expect((await desk.call("DELETE", `${path}?version=1`)).status).toBe(409);
    expect((await desk.call("DELETE", `${path}?version=2`)).status).toBe(200);
    expect(await read(handle)).toBe(404);
    expect((await page(`/product/${product.handle}`)).status).toBe(200);
  });
});
