import { beforeAll, describe, expect, it } from "vitest";
import { suggestResponseSchema } from "../../src/contracts/catalogue";
import { collectionPath } from "../../src/contracts/collection-rules";
import {
  collectionResponseSchema,
  staffCollectionResponseSchema,
  type Collection,
  type CollectionBody,
  type StaffCollection,
} from "../../src/contracts/collections";
import { failureSchema } from "../../src/contracts/envelope";
import { CollectionDesk, collectionBody } from "../../harness/collection-desk";
import { DropDesk } from "../../harness/drop-desk";
import { makeGoods } from "../../harness/goods";
import { callShop, withDatabase, type Answer } from "../../harness/people";
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
const fieldsOf = ({ status, json }: Answer) => [
  status,
  failureSchema.parse(json).errors?.map(({ field }) => field),
];
/** What staff send who change nothing of it. */
const bodyOf = (one: StaffCollection): CollectionBody => ({
  ...collectionBody(one.products.map(({ id }) => id)),
  ...{ handle: one.handle, title: one.title, cover: one.cover },
});
const ALT = { en: "A coat in the rain", rw: "Ikoti", fr: "Un manteau sous la pluie" };
/** As addresses of pictures are, of one that nobody sent. */
const SOMEWHERE = "/uploads/0123456789abcdef01234567-1600x1200-8a6d3b.webp";
const page = (path: string) => fetch(new URL(path, shop.origin), { redirect: "manual" });
const suggested = async (q: string) =>
  suggestResponseSchema.parse((await callShop(shop, "GET", `/api/products/suggest?q=${q}`)).json)
    .data;
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
    expect(await suggested("zuli")).toMatchObject([
      { text: "Zulia rain", kind: "collection", handle },
    ]);
    expect(JSON.stringify(await suggested("zulx"))).not.toContain("collection");
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

  it("has a picture of its own, with words for it in every language, or one of its products'", async () => {
    const [one, other] = await makeGoods(shop, { pieces: 3, count: 2 });
    const [first, second] = [one.product.id, other?.product.id ?? ""];
    const picture = { url: await desk.sentPicture(), alt: ALT };
    const over = { title: { en: "Wetly" }, picture, cover: second };
    const made = await desk.made([first, second], over);
    expect(made).toMatchObject({ picture, cover: second });
    expect(await read(made.handle, "?language=rw")).toMatchObject({
      image: picture.url,
      picture: { url: picture.url, alt: "Ikoti" },
    });
    expect(await suggested("wetly")).toMatchObject([{ id: made.id, image: picture.url }]);
    const html = await textOf(collectionPath(made.handle));
    expect(html).toMatch(new RegExp(`property="og:image" content="http[^"]*${picture.url}"`));
    expect(html).toContain(`alt="A coat in the rain"`);

    // The one that it has stays, however long ago it was sent.
    await withDatabase(shop, (database) =>
      database.query("DELETE FROM content_picture WHERE url = $1", [picture.url]),
    );
    const path = `/api/admin/collections/${made.id}`;
    const body = { ...bodyOf(made), picture: { ...picture, alt: { ...ALT, fr: "Un manteau" } } };
    expect((await desk.call("PUT", path, { collection: body, version: 1 })).status).toBe(200);
    const refused = await desk.call("POST", "/api/admin/collections", {
      ...collectionBody([first], { picture }),
    });
    expect(fieldsOf(refused)).toEqual([400, ["picture.url"]]);

    const without = { ...body, picture: null };
    expect((await desk.call("PUT", path, { collection: without, version: 2 })).status).toBe(200);
    expect(await read(made.handle)).toMatchObject({
      picture: null,
      image: other?.product.image ?? null,
    });
    expect(await textOf(collectionPath(made.handle))).not.toContain(picture.url);
  });

  it.each([
    [["picture.alt.rw"], { alt: { ...ALT, rw: " " } }],
    [["picture.alt.fr"], { alt: { en: "A coat", rw: "Ikoti" } }],
    [["picture.alt.en"], { alt: { ...ALT, en: "x".repeat(151) } }],
    [["picture.url"], { url: "https://elsewhere.example/a.webp" }],
    [["picture.url"], { url: "/art/hero-wide-1080.webp" }],
    [["picture.url"], { url: SOMEWHERE }],
  ])("names %j of a picture that can't be", async (fields, wrong) => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const picture = { url: SOMEWHERE, alt: ALT, ...wrong };
    const body = { ...collectionBody([product.id]), picture };
    expect(fieldsOf(await desk.call("POST", "/api/admin/collections", body))).toEqual([
      400,
      fields,
    ]);
  });

  it("is made once, however often the same request comes", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const body = collectionBody([product.id]);
    const send = (headers: Record<string, string>) =>
      desk.call("POST", "/api/admin/collections", body, headers);
    const key = { "Idempotency-Key": `collection-${body.handle}` };
    const answers = await Promise.all([send(key), send(key)]);
    const ids = answers
      .filter(({ status }) => status === 201)
      .map(({ json }) => staffCollectionResponseSchema.parse(json).data.id);
    expect(new Set(ids).size).toBe(1);
    const again = await send(key);
    expect(again.status).toBe(201);
    const made = staffCollectionResponseSchema.parse(again.json).data;
    expect(ids).toContain(made.id);
    expect(fieldsOf(await send({}))).toEqual([400, ["handle"]]);

    // The change whose answer was lost, and the same one at once.
    const path = `/api/admin/collections/${made.id}`;
    const change = { collection: { ...body, text: { en: "Hats" } }, version: 1 };
    const changes = [desk.call("PUT", path, change), desk.call("PUT", path, change)];
    const later = await desk.call("PUT", path, change);
    for (const { status, json } of [...(await Promise.all(changes)), later]) {
      expect(status).toBe(200);
      expect(staffCollectionResponseSchema.parse(json).data).toMatchObject({
        version: 2,
        text: { en: "Hats" },
      });
    }
    const other = { ...change, collection: { ...body, text: { en: "Boots" } } };
    expect((await desk.call("PUT", path, other)).status).toBe(409);
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
    const body = collectionBody([product.id], { handle, text: { en: "Hats" } });
    expect((await desk.call("PUT", path, { collection: body, version: 1 })).status).toBe(200);
    const other = { ...body, title: { en: "Dry season" } };
    expect((await desk.call("PUT", path, { collection: other, version: 1 })).status).toBe(409);
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
