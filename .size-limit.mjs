import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a phone must fetch before a page works, as brotli sends it: the sum, not each file. */
const LIMITS = { home: "120 KB", product: "120 KB" };
const CLIENT = path.join(import.meta.dirname, "storefront/build/client");

/** The list of routes that React Router gives the browser, and the script that carries it. */
function readManifest() {
  const assets = path.join(CLIENT, "assets");
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error("The storefront has no route manifest: run `npm run build` first.");
  const text = readFileSync(path.join(assets, file), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return { manifest, script: `/assets/${file}` };
}

/** The entry, and the modules of a route and its parents with all that they import statically. */
function scriptsOf(routeId) {
  const { manifest, script } = readManifest();
  const scripts = new Set([script, manifest.entry.module, ...manifest.entry.imports]);
  for (let id = routeId; id !== undefined; id = manifest.routes[id].parentId) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The storefront's build has no route ${id}.`);
    for (const file of [route.module, ...route.imports]) scripts.add(file);
  }
  return [...scripts].map((file) => path.join(CLIENT, file));
}

export default [
  { name: "Home", path: scriptsOf("shop/routes/home"), limit: LIMITS.home },
  { name: "Product", path: scriptsOf("shop/routes/product"), limit: LIMITS.product },
];
