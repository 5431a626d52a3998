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
  const answer = answerProduct(key);
  return answer ? json(answer) : failed(404);
}

const load = (id: string) =>
  loader({
    params: { id },
    context: { apiFetch: shop, shopUrl: SHOP_URL },
    request: new Request(`${SHOP_URL}/product/${id}`),
  } as unknown as LoaderFunctionArgs<ShopContext>);

type Loaded = Awaited<ReturnType<typeof load>>["data"];
const headOf = (loaderData: Loaded | undefined, search = "") =>
  meta({
    loaderData,
    location: { search },
    matches: [{ id: "root", loaderData: { shopUrl: SHOP_URL } }],
  } as unknown as MetaArgs<typeof loader>);

test("loads the product and the list, by id or handle", async () => {
  const { data, init } = await load(HOODIE.handle);
  expect(init?.status).toBe(200);
  expect(data.product?.id).toBe(HOODIE.id);
  expect(data.page.isComplete).toBe(true);
  expect(data.page.queries).toHaveLength(2);
});

test("404 for no product, 503 for no answer, and neither is kept", async () => {
  const missing = await load("nothing");
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toMatchObject({ product: null, isMissing: true });
  const broken = await load("broken");
  expect(broken.init?.status).toBe(503);
  expect(broken.data).toMatchObject({ product: null, isMissing: false });
  expect(missing.init?.headers).toEqual({ "Cache-Control": "no-store" });
  expect(broken.init?.headers).toEqual({ "Cache-Control": "no-store" });
});

test("the head has one address for every way to the product", async () => {
  const { data } = await load(HOODIE.handle);
  const head = headOf(data, "?color=b5301a");
  expect(head).toContainEqual({ title: "Karisimbi Heavy Hoodie · STRIVE" });
  expect(head).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${SHOP_URL}/product/${HOODIE.id}`,
  });
  const preload = head?.find((tag) => "rel" in tag && tag["rel"] === "preload");
  expect(JSON.stringify(preload)).toContain("karisimbihoodie1");
});

test("a page without a product is not to be found", async () => {
  const { data } = await load("nothing");
  expect(headOf(data)).toContainEqual({ name: "robots", content: "noindex" });
  expect(headOf(undefined)).toContainEqual({ name: "robots", content: "noindex" });
});
