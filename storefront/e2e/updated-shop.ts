import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FAREWELL } from "../../backend/server/front-door/static-files";
import { use } from "../../backend/harness/use-shop";
import { shop } from "./shop";

/** What a build's files are named by, see vite.config.ts. */
const HASH = /-([0-9a-f]{7,8})\.(js|css)\b/g;
const SUFFIX = "0new";

const renamed = (text: string) => text.replace(HASH, `-$1${SUFFIX}.$2`);
const original = (url: string) => url.replace(`${SUFFIX}.`, ".");
const isFile = (url: string) => url.includes("/assets/") && /\.(js|css)$/.test(url);

async function open() {
  let isUpdated = false;
  let isRetired = false;
  const server = createServer((request, response) => {
    const answer = async () => {
      const { url = "/" } = request;
      const isGone = isFile(url) && isUpdated !== url.includes(SUFFIX);
      const passed = await fetch(new URL(original(url), shop.origin), {
        headers: { "Accept-Encoding": "identity" },
      });
      const type = passed.headers.get("content-type") ?? "";
      response.statusCode = isGone ? 404 : passed.status;
      response.setHeader("Content-Type", type);
      response.setHeader("Cache-Control", passed.headers.get("cache-control") ?? "no-store");
      const body = Buffer.from(await passed.arrayBuffer());
      const isText = /html|javascript|css/.test(type);
      const worker = url === "/sw.js" ? `\n// ${SUFFIX}` : "";
      const page = isUpdated && isText ? renamed(body.toString()) + worker : body;
      const sent = isRetired && url === "/sw.js" ? FAREWELL : page;
      response.setHeader("Content-Length", Buffer.byteLength(sent));
      response.end(sent);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on it serves another build: its files have other names, those of the old one are gone. */
    update: () => {
      isUpdated = true;
    },
    /** From now on it has no service worker, as with `SHOP_WORKER=off`. */
    retire: () => {
      isRetired = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The pages of the shop behind a server that can be updated while somebody is there. Reads only. */
export const useUpdatedShop = () => use(open, (served) => served.close());
