import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { sendPage } from "../front-door/pages";
import type { Site } from "./crawlers";
import type { PageTarget } from "./pages";
import { ReadCache, type PageWork, type Target } from "./read-cache";
import type { Language } from "../../src/contracts/languages";
import { shopProducts } from "../../src/modules/product";

export { isCrawlerPath } from "./crawlers";
export { RenderBudget } from "./render-budget";

export interface ReadCacheDeps {
  readonly container: MedusaContainer;
  readonly log: { debug(details: object, message: string): void };
  readonly isDatabaseUp: () => boolean;
  readonly site: Site;
  /** Security headers of data answers, for `hot`. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** The read cache as the front door uses it. */
export function createReadCache({ container, log, isDatabaseUp, site, headers }: ReadCacheDeps) {
  const catalogue = shopProducts(container).readModel;
  const cache = new ReadCache({
    catalogue,
    isDatabaseUp,
    site,
    ...(headers ? { headers } : {}),
    onError: (err) => log.debug({ err }, "A public read failed."),
  });
  return {
    /** First, before guard and headers: a URL answered before. */
    hot: (request: IncomingMessage, response: ServerResponse, requestId: string) =>
      cache.hot(request, response, requestId),
    handle: (request: IncomingMessage, response: ServerResponse, target: Target) =>
      cache.handle(request, response, target),
    page: (
      request: IncomingMessage,
      response: ServerResponse,
      target: PageTarget,
      work: Omit<PageWork, "send">,
    ) =>
      cache.page(request, response, target, {
        ...work,
        send: (page) => sendPage(request, response, page),
      }),
    /** For a page that is being made: a change of any product drops it. */
    named: (ids: readonly string[], language: Language) => catalogue.named(ids, language),
    clear: () => cache.clear(),
    close: () => cache.close(),
    get counters() {
      return cache.counters;
    },
  };
}

/** Ready answers for public reads, in front of Express. */
export type ShopReadCache = ReturnType<typeof createReadCache>;
