import base from "./vite.config";
import { defineConfig, mergeConfig } from "vite";
import { writeFileSync } from "node:fs";
export default defineConfig(async (env) => mergeConfig(await (base as any)(env), { build: { minify: false }, plugins: [{ name: "an", apply: "build", generateBundle(_o: any, bundle: any) {
  if (env.isSsrBuild) return;
  for (const c of Object.values(bundle) as any[]) if (c.type === "chunk") for (const [id, m] of Object.entries(c.modules) as any) if (/react-router\/dist\/production/.test(id)) writeFileSync("/tmp/rr-" + id.split("/").pop(), m.code);
} }] }));
