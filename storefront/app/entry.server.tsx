import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { lateScripts } from "./late-scripts";
import type { ShopContext } from "./lib/shop-context";

/** Pages that are whole without scripts: others show what is on the phone, or somebody's own. */
const READABLE = /^\/((about|photos|privacy|terms|returns|seller)|product\/[^/]+)?\/?$/;
const isReadable = (pathname: string) => READABLE.test(pathname.slice(__PREFIX__.length) || "/");

/** Milliseconds after which a page is sent without the data that is still missing. */
export const streamTimeout = 5000;

/**
 * Renders the whole page before anything is sent: the front door hashes the scripts that are marked
 * here for the content security policy and keeps guest pages, and can do neither with a stream.
 */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { scriptMark: nonce, isSaving = false }: ShopContext,
): Promise<Response> {
  let finalStatus = status;
  const body = new PassThrough();
  const page = text(body);
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Finished boundaries stay in place; React would move large ones out and add a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(deadline);
          pipe(body);
          resolve();
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1000);
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const start = isSaving && isReadable(new URL(request.url).pathname) ? "when-used" : "soon";
  return new Response(
    request.method === "HEAD"
      ? null
      : import.meta.env.PROD
        ? lateScripts(await page, start)
        : await page,
    {
      status: finalStatus,
      headers,
    },
  );
}
