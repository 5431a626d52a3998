import { describe, expect, it } from "vitest";
import { useHttpStandIn } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";

/** Stands in for Vite: says what it was asked for. */
const vite = useHttpStandIn((request, response) => response.end(`vite: ${request.url}`));
const shop = ownShop(() => ({ env: { STOREFRONT_DEV_URL: vite.url, SEED_DEMO: "false" } }));

describe("the front door in front of the storefront's development server", () => {
  it.each(["/", "/product/prod_1", "/app/root.tsx", "/app/styles/app.css?direct", "/@vite/client"])(
    "hands %s on",
    async (path) => {
      const response = await fetch(shop.origin + path);
      expect([response.status, await response.text()]).toEqual([200, `vite: ${path}`]);
    },
  );

  it.each(["/app", "/store/products", "/auth/user/emailpass"])("keeps %s shut", async (path) => {
    const response = await fetch(shop.origin + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("vite");
  });
});
