import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop, type Shop } from "../harness";

/** Stands in for Vite: says what it was asked for. */
let vite: Server;
let shop: Shop;

beforeAll(async () => {
  vite = createServer((request, response) => response.end(`vite: ${request.url}`));
  vite.listen(0, "127.0.0.1");
  await once(vite, "listening");
  const { port } = vite.address() as AddressInfo;
  shop = await startShop({
    env: { STOREFRONT_DEV_URL: `http://127.0.0.1:${port}`, SEED_DEMO: "false" },
  });
});
afterAll(async () => {
  await shop.stop();
  vite.close();
});

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
