import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node" with { "resolution-mode": "import" };
import { makeReadyShops } from "./ready-shops";
import { isSharedKind, SharedShops } from "./shared-shops";
import { ADMIN, startShop } from "./shop";
import { QUICK } from "./visitor";

/**
 * Set-up of a whole run, in Vitest's own process: it outlives the files, so that a shop can serve
 * many. Workers ask over HTTP on loopback, because they share no memory with it.
 */
export default async function openDesk({ provide }: TestProject): Promise<() => Promise<void>> {
  await makeReadyShops(async (dataDir, env) => {
    await (await startShop({ dataDir, env: { ...QUICK, ...env } })).close();
  }, ADMIN);
  const shops = new SharedShops();
  const answer = (act: string, kind: string, worker: string): Promise<unknown> => {
    if (!isSharedKind(kind)) throw new Error(`There is no shared shop "${kind}".`);
    return act === "/borrow" ? shops.borrow(kind, worker) : shops.giveBack(kind, worker);
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
    const [kind, worker] = ["kind", "worker"].map((name) => searchParams.get(name) ?? "");
    void Promise.resolve()
      .then(() => answer(pathname, kind ?? "", worker ?? ""))
      .then(
        (data) => ({ data }),
        (error: unknown) => ({ error: String(error) }),
      )
      .then((body) => response.end(JSON.stringify(body)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  provide("lendingDesk", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await shops.close();
  };
}
