import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentNow } from "../../src/contracts/content-parts";
import type { Language } from "../../src/contracts/languages";
import type { Log } from "../logging/log";
import { acceptedEncoding, isWorthPacking, pack } from "../compression";
import type { Target } from "./guard";
import { newScriptMark, unmark } from "./own-scripts";
import { pagePolicy } from "./security-headers";
import type { BuildFolder } from "./static-files";

export type ApiFetch = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response>;

/** Those of some products that are in the shop, in a language: the text of a JSON list. */
export type ProductsNamed = (ids: readonly string[], language: Language) => Promise<string>;

export type Located =
  | { readonly kind: "moved"; readonly location: string }
  | ({ readonly kind: "page" } & Target);

/** The storefront's server build: `storefront/build/server/index.js`, and that of each further language. */
interface StorefrontBuild {
  /** Where an address leads: to another one, or to a page, with what the page reads of its query. */
  locate(pathname: string, search: string): Located;
  handle(
    request: Request,
    context: {
      apiFetch: ApiFetch;
      shopUrl: string;
      siteName: string;
      content: ContentNow;
      productsNamed: ProductsNamed;
      isSaving: boolean;
      scriptMark: string;
    },
  ): Promise<Response>;
}

/** The storefront in all its languages. */
export interface Storefront {
  locate(...where: Parameters<StorefrontBuild["locate"]>): Promise<Located>;
  handle: StorefrontBuild["handle"];
}

const RENDER_WITHIN_MS = 5000;
/** For the storefront's answers that are not pages: a page's data, or a redirect. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

const entryOf = (folder: string) => path.join(folder, "server/index.js");

const load = async (folder: string): Promise<StorefrontBuild> =>
  (await import(pathToFileURL(entryOf(folder)).href)) as StorefrontBuild;

/** Loads a build when first asked for it. */
function whenAsked(folder: string): () => Promise<StorefrontBuild> {
  let loading: Promise<StorefrontBuild> | undefined;
  return () => (loading ??= load(folder));
}

/** The built languages besides the main one, by the prefix of their addresses. */
export function languageBuilds(folder: string): BuildFolder[] {
  const languages = path.join(folder, "languages");
  if (!existsSync(languages)) return [];
  return readdirSync(languages)
    .map((language) => ({ folder: path.join(languages, language), prefix: `/${language}` }))
    .filter((build) => existsSync(entryOf(build.folder)));
}

/**
 * The storefront in all its languages; null when it has not been built. Each page is answered by the build of its
 * language: that of its prefix, else the main one. A further language costs memory and time only once
 * somebody reads it.
 */
export async function loadStorefront(folder: string): Promise<Storefront | null> {
  if (!existsSync(entryOf(folder))) return null;
  const main = await load(folder);
  const others = new Map(
    languageBuilds(folder).map((build) => [build.prefix, whenAsked(build.folder)]),
  );
  const of = async (pathname: string) =>
    (await others.get(`/${pathname.split("/")[1] ?? ""}`)?.()) ?? main;
  return {
    locate: async (pathname, search) => (await of(pathname)).locate(pathname, search),
    handle: async (request, context) =>
      (await of(new URL(request.url).pathname)).handle(request, context),
  };
}

/**
 * What a page is made from: its address, and whether it is to save data. No header of the first visitor may show in what is kept
 * for everybody. Rendered whole for HEAD too: length and policy are the page's.
 */
function toRequest(target: Target, shopUrl: string, signal: AbortSignal): Request {
  // Not `new URL(path, shopUrl)`: it would take what follows two slashes for another host.
  return new Request(new URL(shopUrl + target.path + target.search), { signal });
}

/** The answer to an address whose page has another address. */
export function movedTo(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Content-Security-Policy": DATA_POLICY },
  });
}

/** What a shopper sees when rendering fails; needs nothing that could fail as well. */
function sorryPage(requestId: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>One moment, please</title></head><body style="margin:0;min-height:100vh;display:grid;place-items:center;font-family:system-ui,sans-serif;background:#fff;color:#111"><main style="max-width:32rem;padding:2rem;text-align:center"><h1 style="font-size:1.5rem">One moment, please</h1><p>The shop can't show this page right now. Your cart is safe. Please try again in a few seconds.</p><p><a href="" style="color:inherit">Try again</a></p><p style="color:#555;font-size:.8rem">Reference: ${requestId}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": pagePolicy(),
      "Cache-Control": "no-store",
      "Retry-After": "5",
    },
  });
}

export interface PageJob {
  readonly storefront: Storefront;
  readonly target: Target;
  readonly requestId: string;
  readonly shopUrl: string;
  /** The shop's name as people read it. */
  readonly siteName: string;
  /** What staff say on its pages, in every language. */
  readonly content: ContentNow;
  readonly productsNamed: ProductsNamed;
  /** For somebody who wants to save data. */
  readonly isSaving: boolean;
  readonly apiFetch: (signal: AbortSignal) => ApiFetch;
  readonly log: Log;
}

/** Renders a page with its policy. Never throws: a failure is a friendly 503, logged with its id. */
export async function renderPage(job: PageJob): Promise<Response> {
  const {
    storefront,
    target,
    requestId,
    shopUrl,
    siteName,
    content,
    productsNamed,
    isSaving,
    log,
  } = job;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), RENDER_WITHIN_MS);
  const tooLate = new Promise<never>((_resolve, reject) => {
    giveUp.signal.addEventListener("abort", () => reject(new Error("Rendering took too long.")));
  });
  try {
    const rendered = (async () => {
      const scriptMark = newScriptMark();
      const response = await storefront.handle(toRequest(target, shopUrl, giveUp.signal), {
        apiFetch: job.apiFetch(giveUp.signal),
        shopUrl,
        siteName,
        content,
        productsNamed,
        isSaving,
        scriptMark,
      });
      const headers = new Headers(response.headers);
      const { status } = response;
      if (response.body && headers.get("content-type")?.startsWith("text/html")) {
        const { html, scriptHashes } = unmark(await response.text(), scriptMark);
        headers.set("Content-Security-Policy", pagePolicy(scriptHashes));
        return new Response(html, { status, headers });
      }
      headers.set("Content-Security-Policy", DATA_POLICY);
      const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
      return new Response(body, { status, headers });
    })();
    // When the deadline wins, nobody handles this one's late failure.
    rendered.catch(() => undefined);
    return await Promise.race([rendered, tooLate]);
  } catch (err) {
    log.error({ request_id: requestId, path: target.path, err }, "A page could not be rendered.");
    return sorryPage(requestId);
  } finally {
    clearTimeout(timer);
    // Nobody listens to the deadline any more.
    tooLate.catch(() => undefined);
  }
}

/** Sends a rendered page: compressed, with a validator, without a body for HEAD. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Response,
): Promise<void> {
  const body = page.body ? Buffer.from(await page.arrayBuffer()) : Buffer.alloc(0);
  for (const [name, value] of page.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  if (!page.headers.has("cache-control")) response.setHeader("Cache-Control", "no-cache");
  response.appendHeader("Vary", "Accept-Encoding");
  if (page.status === 200) {
    const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    response.setHeader("ETag", etag);
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const packed = encoding && isWorthPacking(body) ? await pack(body, encoding) : null;
  if (packed && encoding) response.setHeader("Content-Encoding", encoding);
  const sent = packed ?? body;
  if (page.status !== 204 && page.status !== 304) response.setHeader("Content-Length", sent.length);
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : sent);
}
