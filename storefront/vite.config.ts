import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** React 18 of Medusa's dashboard lies at the repository's root: one React only may be bundled. */
const dedupe = ["react", "react-dom", "react-router", "react-router-dom", "@tanstack/react-query"];

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/**
 * React Router's package offers its build without development warnings to no bundler. Only for the
 * browser: on the server one copy, the package's own, must serve the framework as well.
 */
const slimRouter = [
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
  { find: /^react-router$/, replacement: routerFile("index") },
];

/**
 * Two files instead of fifteen for the first view: small files compress badly, and every one of
 * them is a request. What only a dialog or one screen needs stays apart.
 */
const chunkGroups = [
  {
    name: "vendor",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai)[\\/](?!.*(useMutation|mutationObserver|useQueries|queriesObserver))/,
  },
  {
    name: "shop",
    test: /app[\\/](lib|ui|shop[\\/](api|frame|product-card|routes[\\/]shop-layout))(?!.*(dialog|mobile-menu|stepper|field|badge|back-link))/,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { dedupe, alias: command === "build" && !isSsrBuild ? slimRouter : [] },
  ssr: command === "build" ? { noExternal: true } : { noExternal: ["jotai", "lucide-react"] },
  build: {
    target: "es2022",
    rolldownOptions: isSsrBuild
      ? { input: "./app/server.ts" }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
