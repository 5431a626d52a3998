import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import pino from "pino";
import {
  loadStorefront,
  renderPage,
  sendPage,
  type ApiFetch,
  type Storefront,
} from "../server/front-door/pages";
import type { Shop } from "./shop";

const JSON_TYPE = "application/json; charset=utf-8";
const BUILD = path.resolve(__dirname, "../../storefront/build");

/** As React writes a text into a page. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) =>
    mark === "'" ? "&#x27;" : `&${{ "&": "amp", "<": "lt", ">": "gt" }[mark] ?? "quot"};`,
  );

/** A vulnerable storefront: one text of the shop's data is in its pages unescaped. */
const careless = (storefront: Storefront, text: string): Storefront => ({
  ...storefront,
  handle: async (request, context) => {
    const page = await storefront.handle(request, context);
    const html = (await page.text()).replaceAll(escaped(text), () => text);
    return new Response(html, { status: page.status, headers: page.headers });
  },
});

export interface CarelessPages {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A shop's product pages, rendered by its own code from its own data, with one mistake: what
 * follows the names is not escaped. Everything else comes from the shop itself. @param after
 * follows every product's name, already in the data
 */
export async function serveCarelessPages(
  shop: Pick<Shop, "origin">,
  after: string,
): Promise<CarelessPages> {
  const storefront = await loadStorefront(BUILD);
  if (!storefront) throw new Error("The storefront is not built: npm run build");
  const apiFetch: ApiFetch = async (apiPath) => {
    const answer = await fetch(shop.origin + apiPath);
    const body = JSON.stringify(await answer.json(), (key, value: unknown) =>
      key === "name" && typeof value === "string" ? value + after : value,
    );
    return new Response(body, { status: answer.status, headers: { "Content-Type": JSON_TYPE } });
  };
  const pass = async (url: string, response: ServerResponse) => {
    const passed = await fetch(shop.origin + url);
    response.statusCode = passed.status;
    response.setHeader("Content-Type", passed.headers.get("content-type") ?? "text/plain");
    response.end(Buffer.from(await passed.arrayBuffer()));
  };
  const show = async (url: string, request: IncomingMessage, response: ServerResponse) => {
    const page = await renderPage({
      storefront: careless(storefront, after),
      target: { path: url, search: "" },
      requestId: "careless",
      shopUrl: shop.origin,
      siteName: "STRIVE",
      content: {},
      productsNamed: () => Promise.resolve("[]"),
      isSaving: false,
      apiFetch: () => apiFetch,
      log: pino({ level: "error" }),
    });
    await sendPage(request, response, page);
  };
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const sent = url.startsWith("/product/") ? show(url, request, response) : pass(url, response);
    sent.catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
