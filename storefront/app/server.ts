import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { isAdminScreen } from "~/admin/shell/paths";
import { canonicalPath, paths } from "~/lib/paths";
import { localPath } from "~/lib/local-path";
import { MANIFEST_PATH, webManifest } from "~/lib/web-manifest";
import type { ShopContext } from "~/lib/shop-context";

export type { ShopContext } from "~/lib/shop-context";
export { remoteApi } from "~/lib/api-client";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page of the shop. Every guest gets the same bytes for the same URL. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname.slice(__PREFIX__.length) || "/");
  if (localPath(path) !== url.pathname) {
    return new Response(null, { status: 301, headers: { Location: localPath(path) + url.search } });
  }
  const { shopUrl, siteName, scriptMark } = context;
  if (path === MANIFEST_PATH) return webManifest(siteName);
  const apiFetch: ShopContext["apiFetch"] = (apiPath, init) => context.apiFetch(apiPath, init);
  const page = await handleRequest(request, {
    apiFetch,
    shopUrl,
    ...(siteName && { siteName }),
    ...(scriptMark && { scriptMark }),
  });
  // One route serves the whole admin area, and only its browser code knows the screens.
  const isMissing = path.startsWith(`${paths.admin()}/`) && !isAdminScreen(path);
  return isMissing ? new Response(page.body, { status: 404, headers: page.headers }) : page;
}
