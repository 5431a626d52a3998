import { beforeAll, describe, expect, it } from "vitest";
import {
  productListResponseSchema,
  productResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { makeGoods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";

describe("what staff change in Medusa's own back office", () => {
  const shop = useShop("quiet");
  let headers: Record<string, string>;
  let articles: Record<"priced" | "named" | "hidden", Product>;

  const admin = async (path: string, body: object) => {
    const response = await fetch(`${shop.backoffice}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const productOf = async (id: string) => {
    const response = await fetch(`${shop.origin}/api/products/${id}`);
    return response.status === 200 ? productResponseSchema.parse(await response.json()).data : null;
  };
  const firstOf = async (query: string) => {
    const response = await fetch(`${shop.origin}/api/products?limit=1&${query}`);
    const [product] = productListResponseSchema.parse(await response.json()).data;
    if (!product) throw new Error(`No product for ${query}`);
    return product;
  };

  beforeAll(async () => {
    const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shop.admin),
    });
    const { token } = (await login.json()) as { token: string };
    headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const [priced, named, hidden] = await makeGoods(shop, { pieces: 5, count: 3 });
    if (!named || !hidden) throw new Error("There are too few articles.");
    articles = { priced: priced.product, named: named.product, hidden: hidden.product };
  });

  it("shows a changed price in the very next read, of the product and of the list", async () => {
    const { id, variants } = articles.priced;
    for (const price of [21_000, 22_500, 9_500]) {
      await admin(`/admin/products/${id}/variants/batch`, {
        update: variants.map((variant) => ({
          id: variant.id,
          prices: [{ amount: price, currency_code: "rwf" }],
        })),
      });
      expect((await productOf(id))?.price).toBe(price);
      expect((await firstOf(`q=${encodeURIComponent(articles.priced.name)}`)).price).toBe(price);
    }
  });

  it("shows a changed name, and finds the product by it", async () => {
    const { id } = articles.named;
    await admin(`/admin/products/${id}`, { title: "Nyungwe Umushibuko Tee" });
    expect((await productOf(id))?.name).toBe("Nyungwe Umushibuko Tee");
    expect((await firstOf("q=umushibuko")).id).toBe(id);
  });

  it("takes a product that became a draft out of the shop", async () => {
    const { id } = articles.hidden;
    expect(await productOf(id)).not.toBeNull();
    await admin(`/admin/products/${id}`, { status: "draft" });
    expect(await productOf(id)).toBeNull();
  });

  it("is not reachable through the front door", async () => {
    const ask = (path: string) =>
      fetch(shop.origin + path, { headers: { Accept: "application/json" } });
    for (const path of ["/admin/regions", "/auth/user/emailpass", "/store/products", "/app"]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    // A screen of the shop's own admin area has this address: a page without anybody's data.
    const screen = await ask("/admin/products");
    expect(screen.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await screen.text()).not.toContain("prod_");
  });
});
