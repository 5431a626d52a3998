/**
 * Shows the built storefront without a backend: `npm run build && npm run preview`.
 * PORT (8100), API_URL (a real backend instead of the fixtures), PREVIEW_PICTURES (a folder whose
 * WebP files stand in for the fixtures' product pictures).
 */
import { readdirSync, readFileSync, existsSync, statSync } from "node:fs";
import http from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import {
  answerCategories,
  answerProduct,
  answerProducts,
  answerRates,
} from "../app/testing/fixtures.ts";
import { handle, remoteApi } from "../build/server/index.js";

const PORT = Number(process.env.PORT ?? 8100);
const CLIENT = fileURLToPath(new URL("../build/client", import.meta.url));
const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

const json = (body, status = 200) => Response.json(body, { status });
const notFound = () =>
  json(
    { success: false, message: "Resource not found", code: "not_found", request_id: "preview" },
    404,
  );

async function fixtureApi(path) {
  const url = new URL(path, "http://preview");
  const [, , resource, key] = url.pathname.split("/");
  if (resource === "products" && key) {
    const answer = answerProduct(decodeURIComponent(key));
    return answer ? json(answer) : notFound();
  }
  if (resource === "products") return json(answerProducts(url.searchParams));
  if (resource === "categories") return json(answerCategories());
  if (resource === "exchange-rates") return json(answerRates());
  return notFound();
}

const pictures = new Map();
const pictureFolder = process.env.PREVIEW_PICTURES;
if (pictureFolder) {
  for (const file of readdirSync(pictureFolder)) {
    const id = file.replace(/\.webp$/, "").replace(/[^a-z0-9]/g, "");
    pictures.set(id.padEnd(16, "x"), join(pictureFolder, file));
  }
}

function fileFor(pathname) {
  if (pathname.startsWith("/uploads/")) {
    return pictures.get(pathname.slice("/uploads/".length).split("-")[0]) ?? null;
  }
  const file = normalize(join(CLIENT, decodeURIComponent(pathname)));
  return file.startsWith(CLIENT) && existsSync(file) && statSync(file).isFile() ? file : null;
}

const apiFetch = process.env.API_URL ? remoteApi(process.env.API_URL) : fixtureApi;

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

async function answer(request) {
  const url = new URL(request.url, `http://localhost:${PORT}`);
  if (url.pathname.startsWith("/api/")) {
    return apiFetch(url.pathname + url.search, {
      method: request.method,
      headers: { "content-type": request.headers["content-type"] ?? "application/json" },
      body: await bodyOf(request),
    });
  }
  const file = fileFor(url.pathname);
  if (file) {
    return new Response(readFileSync(file), {
      headers: { "content-type": TYPES[extname(file)] ?? "application/octet-stream" },
    });
  }
  return handle(new Request(url, { method: request.method }), {
    apiFetch,
    shopUrl: `http://localhost:${PORT}`,
  });
}

http
  .createServer(async (request, response) => {
    try {
      const result = await answer(request);
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    } catch (error) {
      console.error(error);
      response.writeHead(500).end("Preview failed");
    }
  })
  .listen(PORT, () => console.log(`http://localhost:${PORT}`));
