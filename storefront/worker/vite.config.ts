import { defineConfig } from "vite";
import { LANGUAGES, OFFLINE_PATH } from "../languages.config.ts";

/** The service worker: one file, at one address, for all languages. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    __PREFIXES__: JSON.stringify(LANGUAGES.slice(1).map((language) => `/${language}`)),
    __OFFLINE_PATH__: JSON.stringify(OFFLINE_PATH),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  resolve: { alias: { "~": new URL("../app", import.meta.url).pathname } },
  build: {
    target: "es2022",
    outDir: "../build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: "sw.ts",
      output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
    },
  },
});
