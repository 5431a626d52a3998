import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunk-groups.config.ts";
import { smallerFirstLoad } from "./first-load.config.ts";
import { IS_MAIN, LANGUAGE, LANGUAGE_CONSTANTS, PREFIX } from "./languages.config.ts";

/** The repository's root has React 18 for Medusa's dashboard: only one React may be bundled. */
const dedupe = [
  "react",
  "react-dom",
  "react-is",
  "react-router",
  "react-router-dom",
  "@tanstack/react-query",
];

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/**
 * React Router's package does not export its production build to bundlers. Only for the
 * browser: on the server one copy, the package's own, must serve the framework as well.
 */
const routerWithoutWarnings = [
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
  { find: /^react-router$/, replacement: routerFile("index") },
];

/** `~/words` leads to the language that is built; tsconfig.json says the main one. */
const words = IS_MAIN
  ? []
  : [
      {
        find: /^~\/words\//,
        replacement: fileURLToPath(new URL(`app/words/${LANGUAGE}/`, import.meta.url)),
      },
    ];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${PREFIX}/`,
  define: LANGUAGE_CONSTANTS,
  // The main language's build has the public files, at the URLs that all languages use.
  publicDir: IS_MAIN ? "public" : false,
  plugins: [tailwindcss(), reactRouter(), smallerFirstLoad()],
  resolve: {
    dedupe,
    alias: command === "build" ? [...words, ...(isSsrBuild ? [] : routerWithoutWarnings)] : words,
  },
  ssr: command === "build" ? { noExternal: true } : { noExternal: ["jotai", "lucide-react"] },
  build: {
    target: "es2022",
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // A file has one name: what the server's pages preload is what the browser's styles ask for.
        { input: "./app/server.ts", output: { hashCharacters: "hex", codeSplitting: false } }
      : {
          // Every page names dozens of files, and their hashes compress by nothing but their alphabet and length.
          output: {
            hashCharacters: "hex",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: chunkGroups },
          },
        },
  },
}));
