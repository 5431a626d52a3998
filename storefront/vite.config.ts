import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { IS_MAIN, LANGUAGE, LANGUAGE_CONSTANTS, PREFIX } from "./languages.config.ts";
import { slimRouter } from "./slim-router.config.ts";

/** React 18 of Medusa's dashboard lies at the repository's root: one React only may be bundled. */
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
 * React Router's package offers its build without development warnings to no bundler. Only for the
 * browser: on the server one copy, the package's own, must serve the framework as well.
 */
const routerWithoutWarnings = [
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
  { find: /^react-router$/, replacement: routerFile("index") },
];

/** The same pictures with a twentieth of the code; on the server too, so that both draw the same. */
const slimIcons = [
  {
    find: /^(\.\.\/)+createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL("app/ui/lucide-icon.ts", import.meta.url)),
  },
];

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/;
/** A random word for each line of a drawing: children that are no list need none. */
const ICON_KEY = /, key: "\w+"/g;

/** Icons without what `lucide-icon.ts` does not read, which no compression makes small. */
const slimIconData = (): Plugin => ({
  name: "slim-icon-data",
  apply: "build",
  transform: {
    filter: { id: ICON },
    handler(code) {
      const slim = code.replace(ICON_KEY, "").replace(/^ {2}(name|size): .+,\n/gm, "");
      if (slim === code && code.includes("createLucideIcon")) {
        throw new Error("lucide-react's icons have another form than vite.config.ts knows.");
      }
      return { code: slim, map: null };
    },
  },
});

/** `~/words` leads to the language that is built; tsconfig.json says the main one. */
const words = IS_MAIN
  ? []
  : [
      {
        find: /^~\/words\//,
        replacement: fileURLToPath(new URL(`app/words/${LANGUAGE}/`, import.meta.url)),
      },
    ];

/**
 * One file for what every screen needs, since small files compress badly and each is a request.
 * No first view needs the calls of the API and the session, the cache of server state, and fields.
 * The rest lies with its screen. A file falls to the first group that names it.
 */
const chunkGroups = [
  {
    name: "shop",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]|app[\\/](root|lib|ui|shop[\\/](api|frame|product-card|use-is-mounted|recently-viewed[\\/]recently-viewed-host|routes[\\/]shop-layout))(?!.*(dialog|reveal|stepper|new-key|mobile-menu|menu-account|customer-links|field|badge|back-link|query-cache|query-client-scope|page-queries|api-client|session[.]ts|session-calls|end-session|write-token|recently-viewed-atoms|order-words|delivery-dates))/,
  },
  // What buying needs beyond looking.
  {
    name: "buying",
    test: /app[\\/](ui[\\/]stepper|shop[\\/]checkout-source)|lucide-react.*[\\/](minus|plus)\.m?js/,
  },
  {
    name: "calls",
    test: /app[\\/](lib[\\/](api-client|session[.]ts|session-calls|end-session|write-token)|shop[\\/]frame[\\/]customer-links)/,
  },
  // zod and what tells it not to compile, which must run before any schema is made.
  {
    name: "zod",
    test: /node_modules[\\/]zod[\\/]|app[\\/]lib[\\/]field-rules[.]ts/,
  },
  { name: "query", test: /@tanstack[\\/](?!.*queryOptions)|app[\\/]lib[\\/]query-cache/ },
  { name: "dialog", test: /app[\\/]ui[\\/]dialog/ },
  // Little things that several screens share: each file more is named on every page.
  {
    name: "parts",
    test: /app[\\/](ui[\\/](back-link|badge|fields-notice)|shop[\\/](page-header|back-home|session-values)|lib[\\/](field-failure|new-key|order-words|delivery-dates))|lucide-react.*[\\/](arrow-left|trash|message-circle)\.m?js/,
  },
  {
    name: "field",
    test: /app[\\/]ui[\\/](field|password-field)[.]tsx|app[\\/]words[\\/]en[\\/]fields/,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${PREFIX}/`,
  define: LANGUAGE_CONSTANTS,
  // The main language's build carries the public files, at the addresses that all of them name.
  publicDir: IS_MAIN ? "public" : false,
  plugins: [tailwindcss(), reactRouter(), slimRouter(), slimIconData()],
  resolve: {
    dedupe,
    alias:
      command === "build"
        ? [...words, ...slimIcons, ...(isSsrBuild ? [] : routerWithoutWarnings)]
        : words,
  },
  ssr: command === "build" ? { noExternal: true } : { noExternal: ["jotai", "lucide-react"] },
  build: {
    target: "es2022",
    // Slower than the bundler's own minifier, and 1.5 KB of brotli smaller on every first visit.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 4, pure_getters: true } },
    // The first load has brought the runtime already: no list of what to fetch has to name it.
    modulePreload: {
      resolveDependencies: (_file, names) => names.filter((name) => !name.includes("runtime")),
    },
    rolldownOptions: isSsrBuild
      ? { input: "./app/server.ts", output: { codeSplitting: false } }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
