import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncoding, isWorthPacking, pack } from "../compression";
import type { Target } from "./guard";
import { WORKER_POLICY, type HeaderList } from "./security-headers";

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Null: that of all files. */
  readonly policy: string | null;
  readonly raw: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
/** A bad one must be gone at the next visit. */
const ASK_AGAIN = "no-cache";

/** The service worker, see `storefront/worker`; its place decides which addresses it serves. */
const WORKER_PATH = "/sw.js";

/** With `SHOP_WORKER=off`. Stands where the worker was: removes it, and everything that it kept, from every phone that asks. */
export const FAREWELL = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** A folder of built files, and the prefix of their addresses. */
export interface BuildFolder {
  folder: string;
  prefix: string;
}

const optional = (file: string) => readFile(file).catch(() => null);

async function load(
  { folder, prefix }: BuildFolder,
  relative: string,
): Promise<[string, Asset] | null> {
  const type = TYPES[path.extname(relative)];
  if (!type) return null;
  const file = path.join(folder, relative);
  const [raw, br, gzip] = await Promise.all([
    readFile(file),
    optional(`${file}.br`),
    optional(`${file}.gz`),
  ]);
  const isPacked = /^text|json|svg|xml/.test(type) && isWorthPacking(raw);
  const inBuild = `/${relative.split(path.sep).join("/")}`;
  const etag = `"${createHash("sha1").update(raw).digest("base64url")}"`;
  // Vite names files in this folder by their content.
  const cacheControl = inBuild.startsWith("/assets/") ? FOREVER : AN_HOUR;
  const isWorker = prefix + inBuild === WORKER_PATH;
  return [
    prefix + inBuild,
    {
      type,
      etag,
      cacheControl: isWorker ? ASK_AGAIN : cacheControl,
      policy: isWorker ? WORKER_POLICY : null,
      raw,
      // A build made by hand lacks compressed files.
      br: br ?? (isPacked ? await pack(raw, "br") : null),
      gzip: gzip ?? (isPacked ? await pack(raw, "gzip") : null),
    },
  ];
}

const farewell = (): Asset => {
  const raw = Buffer.from(FAREWELL);
  return {
    type: TYPES[".js"] ?? "",
    etag: `"${createHash("sha1").update(raw).digest("base64url")}"`,
    cacheControl: ASK_AGAIN,
    policy: WORKER_POLICY,
    raw,
    br: null,
    gzip: null,
  };
};

/** The storefront's built browser files, held in memory with their compressed forms. */
export class StaticFiles {
  private constructor(private readonly assets: ReadonlyMap<string, Asset>) {}

  /**
   * Reads build folders; a missing one is empty. @param hasWorker false: phones that have the shop's worker lose it
   */
  static async read(builds: readonly BuildFolder[], hasWorker = true): Promise<StaticFiles> {
    const loaded = await Promise.all(
      builds.map(async (build) => {
        const { folder } = build;
        const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
          () => [],
        );
        return Promise.all(
          entries
            .filter((entry) => entry.isFile())
            .map((entry) =>
              load(build, path.relative(folder, path.join(entry.parentPath, entry.name))),
            ),
        );
      }),
    );
    const assets = new Map(loaded.flat().filter((entry) => entry !== null));
    if (!hasWorker) assets.set(WORKER_PATH, farewell());
    return new StaticFiles(assets);
  }

  /** Answers when the path is a built file. @returns whether it was */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    security: HeaderList,
  ): boolean {
    const asset = this.assets.get(target.path);
    if (!asset) return false;
    for (const [name, value] of security) response.setHeader(name, value);
    if (asset.policy !== null) response.setHeader("Content-Security-Policy", asset.policy);
    response.setHeader("ETag", asset.etag);
    response.setHeader("Cache-Control", asset.cacheControl);
    response.setHeader("Vary", "Accept-Encoding");
    if (request.headers["if-none-match"] === asset.etag) {
      response.writeHead(304).end();
      return true;
    }
    const accepted = acceptedEncoding(request.headers["accept-encoding"]);
    const encoding = accepted === "br" && !asset.br ? "gzip" : accepted;
    const packed = encoding ? asset[encoding] : null;
    const body = packed ?? asset.raw;
    if (packed && encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(200, { "Content-Type": asset.type, "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }
}
