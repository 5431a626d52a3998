import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, productResponseSchema } from "../../src/contracts/catalogue";
import { startShop, type Shop } from "../harness";

describe("what staff change in Medusa's own back office", () => {
  let shop: Shop;
  let headers: Record<string, string>;

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
    shop = await startShop();
    const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shop.admin),
    });
    const { token } = (await login.json()) as { token: string };
    headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  });
  afterAll(() => shop.stop());

  it("shows a changed price in the very next read, of the product and of the list", async () => {
    const { id, variants } = await firstOf("sort=latest");
    for (const price of [21_000, 22_500, 9_500]) {
      await admin(`/admin/products/${id}/variants/batch`, {
        update: variants.map((variant) => ({
          id: variant.id,
          prices: [{ amount: price, currency_code: "rwf" }],
        })),
      });
      expect((await productOf(id))?.price).toBe(price);
      expect((await firstOf("sort=latest")).price).toBe(price);
    }
  });

  it("shows a changed name, and finds the product by it", async () => {
    const { id } = await firstOf("sort=price_asc");
    await admin(`/admin/products/${id}`, { title: "Nyungwe Canopy Tee" });
    expect((await productOf(id))?.name).toBe("Nyungwe Canopy Tee");
    expect((await firstOf("q=canopy")).id).toBe(id);
  });

  it("takes a product that became a draft out of the shop", async () => {
    const { id } = await firstOf("sort=price_desc");
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
