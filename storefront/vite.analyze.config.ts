import base from "./vite.config";
import { defineConfig, mergeConfig } from "vite";
import { writeFileSync } from "node:fs";
export default defineConfig(async (env) => mergeConfig(await (base as any)(env), { plugins: [{ name: "an", apply: "build", generateBundle(_o: any, bundle: any) {
  if (env.isSsrBuild) return;
  const out: any = {};
  for (const c of Object.values(bundle) as any[]) if (c.type === "chunk") out[c.fileName] = Object.entries(c.modules).map(([id, m]: any) => [id.replace(/.*node_modules\//, "nm/").replace(/.*\/storefront\//, ""), m.renderedLength]).sort((a: any, b: any) => b[1] - a[1]);
  writeFileSync("/tmp/modules.json", JSON.stringify(out, null, 1));
} }] }));
