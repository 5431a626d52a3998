/**
 * The storefront's development server: Vite in front of the same `handle` that the built storefront
 * exports, with the shop's own `/api` behind it. Arguments: port, address of the shop.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";

const [port, shopUrl] = process.argv.slice(2);
const folder = path.resolve("storefront");
process.chdir(folder);
const tooling = createRequire(path.join(folder, "package.json"));
const viteEntry = path.join(
  path.dirname(tooling.resolve("vite/package.json")),
  "dist/node/index.js",
);
const vite = await import(pathToFileURL(viteEntry).href);

const server = createServer();
const dev = await vite.createServer({
  root: folder,
  appType: "custom",
  // The build reads tsconfig.json's paths by itself, the development server only when told.
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
});

const apiFetch = (url, init) => fetch(new URL(url, shopUrl), init);

async function render(request, response) {
  const { handle } = await dev.ssrLoadModule("/app/server.ts");
  const page = await handle(
    new Request(new URL(request.url, shopUrl), { headers: { accept: "text/html" } }),
    { apiFetch, shopUrl },
  );
  response.writeHead(page.status, Object.fromEntries(page.headers));
  if (page.body && request.method !== "HEAD") Readable.fromWeb(page.body).pipe(response);
  else response.end();
}

server.on("request", (request, response) => {
  dev.middlewares(request, response, () => {
    render(request, response).catch((error) => {
      dev.ssrFixStacktrace(error);
      process.stderr.write(`${error.stack}\n`);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end(String(error.stack));
    });
  });
});
server.listen(Number(port), "127.0.0.1");
