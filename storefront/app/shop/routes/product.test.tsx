import type { LoaderFunctionArgs, MetaArgs } from "react-router-dom";
import { expect, test } from "vitest";
import type { ShopContext } from "~/lib/shop-context";
import { answerProduct, answerProducts, productNamed } from "~/testing/fixtures";
import { loader, meta } from "./product";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const SHOP_URL = "https://strive.rw";

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const failed = (status: number) => json({ success: false, message: "x", code: "internal" }, status);

function shop(path: string): Promise<Response> {
  const url = new URL(path, SHOP_URL);
  const [, , , key] = url.pathname.split("/");
  if (key === undefined) return json(answerProducts(url.searchParams));
  if (key === "broken") return failed(500);
  const answer = answerProduct(key === "hoodie-of-last-year" ? HOODIE.id : key);
  return answer ? json(answer) : failed(404);
}

const load = (id: string, search = "") =>
  loader({
    params: { id },
    context: { apiFetch: shop, shopUrl: SHOP_URL },
    request: new Request(`${SHOP_URL}/product/${id}${search}`),
  } as unknown as LoaderFunctionArgs<ShopContext>);

type Loaded = Awaited<ReturnType<typeof load>>["data"];
const headOf = (loaderData: Loaded | undefined) =>
  meta({
    loaderData,
    matches: [{ id: "root", loaderData: { shopUrl: SHOP_URL } }],
  } as unknown as MetaArgs<typeof loader>);

test("loads the product and the list, by id or handle", async () => {
  const { data, init } = await load(HOODIE.handle);
  expect(init?.status).toBe(200);
  expect(JSON.stringify(data.page.queries)).toContain(HOODIE.id);
  expect(data.page.isComplete).toBe(true);
  expect(data.page.queries).toHaveLength(2);
});

test("404 for no product, 503 for no answer, and neither is cached", async () => {
  const missing = await load("nothing");
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toMatchObject({ head: null, isMissing: true });
  const broken = await load("broken");
  expect(broken.init?.status).toBe(503);
  expect(broken.data).toMatchObject({ head: null, isMissing: false });
  expect(missing.init?.headers).toEqual({ "Cache-Control": "no-store" });
  expect(broken.init?.headers).toEqual({ "Cache-Control": "no-store" });
});

test("the head has one canonical URL however the product is reached", async () => {
  const { data } = await load(HOODIE.handle, "?color=b5301a&size=M");
  const head = headOf(data);
  expect(head).toContainEqual({ title: "Karisimbi Heavy Hoodie · STRIVE" });
  expect(head).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${SHOP_URL}/product/${HOODIE.handle}`,
  });
  const preload = head?.find((tag) => "rel" in tag && tag["rel"] === "preload");
  expect(JSON.stringify(preload)).toContain("karisimbihoodie1");
});

test("an address from before leads to the product's own, for as long as that is so", async () => {
  const moved = await load("hoodie-of-last-year", "?size=M").catch((answer: unknown) => answer);
  if (!(moved instanceof Response)) throw new Error("It led nowhere.");
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe(`/product/${HOODIE.handle}?size=M`);
  expect(moved.headers.get("cache-control")).toBe("no-cache");
});

test("a page without a product is not indexed", async () => {
  const { data } = await load("nothing");
  expect(headOf(data)).toContainEqual({ name: "robots", content: "noindex" });
  expect(headOf(undefined)).toContainEqual({ name: "robots", content: "noindex" });
});

test("a link's preview has picture, price and description", async () => {
  const { data } = await load(HOODIE.id);
  const head = headOf(data) ?? [];
  const contents = (key: string) =>
    head.flatMap((tag) => {
      const name = "property" in tag ? tag["property"] : "name" in tag && tag["name"];
      return name === key && "content" in tag ? [tag["content"]] : [];
    });
  expect(contents("og:type")).toEqual(["product"]);
  expect(contents("og:title")).toEqual(["Karisimbi Heavy Hoodie · STRIVE"]);
  expect(contents("og:description")).toEqual([HOODIE.description]);
  expect(contents("description")).toEqual([HOODIE.description]);
  expect(contents("og:url")).toEqual([`${SHOP_URL}/product/${HOODIE.handle}`]);
  const card = String(HOODIE.image).replace(/\.webp$/, ".card.jpg");
  expect(contents("og:image")).toEqual([SHOP_URL + card]);
  expect(contents("og:image:width")).toEqual(["1200"]);
  expect(contents("og:image:height")).toEqual(["630"]);
  expect(contents("og:image:alt")).toEqual(["Karisimbi Heavy Hoodie"]);
  expect(contents("twitter:card")).toEqual(["summary_large_image"]);
  expect(contents("product:price:amount")).toEqual(["45000"]);
  expect(contents("product:price:currency")).toEqual(["RWF"]);
  expect(contents("product:availability")).toEqual(["in stock"]);
  expect(contents("robots")).toEqual([]);
});
