/**
 * Builds Medusa's dashboard with the extensions of our plugins. Medusa's own command would load the
 * whole application to learn what is written here: which plugins bring screens.
 */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";

const require = createRequire(path.resolve("package.json"));
const { build } = require("@medusajs/admin-bundler");

// defineConfig adds the draft-order plugin, so its screens are in every build.
const plugins = ["@medusajs/draft-order", "@strive/admin-extensions"].filter((name) => {
  const file = path.resolve("node_modules", name, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).exports?.["./admin"];
});

await build({
  disable: false,
  path: "/app",
  backendUrl: "/",
  sources: [],
  plugins: plugins.map((name) => `${name}/admin`),
  outDir: path.resolve(".medusa/server/public/admin"),
});
