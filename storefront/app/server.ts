import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { canonicalPath } from "~/lib/paths";
import { MANIFEST_PATH, webManifest } from "~/lib/web-manifest";
import type { ShopContext } from "~/lib/shop-context";

export type { ShopContext } from "~/lib/shop-context";
export { remoteApi } from "~/lib/api-client";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page of the shop. Every guest gets the same bytes for the same URL. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) {
    return new Response(null, { status: 301, headers: { Location: path + url.search } });
  }
  const { shopUrl, siteName } = context;
  if (path === MANIFEST_PATH) return webManifest(siteName);
  const apiFetch: ShopContext["apiFetch"] = (apiPath, init) => context.apiFetch(apiPath, init);
  return handleRequest(request, { apiFetch, shopUrl, ...(siteName && { siteName }) });
}
