import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { isAdminScreen } from "~/admin/shell/paths";
import { locate } from "~/lib/page-address";
import { paths } from "~/lib/paths";
import { MANIFEST_PATH, webManifest } from "~/lib/web-manifest";
import type { ShopContext } from "~/lib/shop-context";

export type { ShopContext } from "~/lib/shop-context";
export { locate } from "~/lib/page-address";
export { remoteApi } from "~/lib/api-client";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/**
 * Answers a request for a page of the shop, with only the query that the page reads, so that every
 * guest gets the same bytes for the same page.
 */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
  const url = new URL(request.url);
  const located = locate(url.pathname, url.search);
  if (located.kind === "moved") {
    return new Response(null, { status: 301, headers: { Location: located.location } });
  }
  const path = located.path.slice(__PREFIX__.length) || "/";
  const { shopUrl, siteName, content, productsNamed, isSaving, scriptMark } = context;
  if (path === MANIFEST_PATH) return webManifest(siteName);
  url.search = located.search;
  const apiFetch: ShopContext["apiFetch"] = (apiPath, init) => context.apiFetch(apiPath, init);
  const page = await handleRequest(new Request(url, request), {
    apiFetch,
    shopUrl,
    ...(siteName && { siteName }),
    ...(content && { content }),
    ...(productsNamed && { productsNamed }),
    ...(isSaving && { isSaving }),
    ...(scriptMark && { scriptMark }),
  });
  // One route serves the whole admin area, and only its browser code knows the screens.
  const isMissing = path.startsWith(`${paths.admin()}/`) && !isAdminScreen(path);
  return isMissing ? new Response(page.body, { status: 404, headers: page.headers }) : page;
}
