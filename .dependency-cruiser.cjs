/**
 * Who may import whom: the rules of ARCHITECTURE.md ("Import rules"), by their numbers there.
 * Rule 10's other half (`fetch` only in lib/api-client) is in eslint.config.mjs: a global is no import.
 */

/** Tests may also use their tools, and the fixtures beside them. */
const TEST_TOOLS = "/node_modules/(vitest|fast-check)/|^node_modules/(vitest|fast-check)/";
const TEST_FILE = "[.](test|spec)[.](ts|tsx)$";
const npm = (...names) =>
  names.map((name) => `^(storefront/|backend/|admin-extensions/)?node_modules/(@types/)?${name}/`);

const STORE_FILES = "^storefront/app/lib/(store[.]ts|[^/]+-atoms[.]ts)$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "01-contracts-import-zod-only",
      comment: "Both sides read the contracts; whatever they import lands in the browser.",
      severity: "error",
      from: { path: "^backend/src/contracts/", pathNot: TEST_FILE },
      to: { pathNot: ["^backend/src/contracts/", ...npm("zod")] },
    },
    {
      name: "02-domain-is-pure",
      comment: "Policy imports contracts and its own folder: no Medusa, no database, no clock.",
      severity: "error",
      from: { path: "^backend/src/modules/([^/]+)/domain/" },
      to: { pathNot: ["^backend/src/modules/$1/domain/", "^backend/src/contracts/", TEST_TOOLS] },
    },
    {
      name: "03-module-knows-no-other-module",
      comment:
        "Modules meet in a link, in a workflow, or in what one publishes for the SQL of others.",
      severity: "error",
      from: { path: "^backend/src/modules/([^/]+)/" },
      to: {
        path: "^backend/src/modules/",
        pathNot: ["^backend/src/modules/$1/", "^backend/src/modules/[^/]+/published-sql[.]ts$"],
      },
    },
    {
      name: "03-module-stands-below-actions-and-api",
      severity: "error",
      from: { path: "^backend/src/modules/" },
      to: {
        path: "^backend/(src/(actions|workflows|api|subscribers|jobs|scripts|links)|launch|server|tools|demo)/",
      },
    },
    {
      name: "04-actions-compose-modules",
      comment:
        "Actions and workflows import modules, contracts and Medusa's flows; nothing that calls them.",
      severity: "error",
      from: { path: "^backend/src/(actions|workflows)/", pathNot: TEST_FILE },
      to: {
        pathNot: [
          "^backend/src/(actions|workflows|modules|contracts|lib|links)/",
          ...npm("@medusajs"),
          "^(node:)?[a-z_/]+$",
        ],
      },
    },
    {
      name: "05-entry-points-run-actions",
      comment:
        "A route, subscriber, job or script imports no module's inside: a name from its index.",
      severity: "error",
      from: { path: "^backend/src/(api|subscribers|jobs|scripts)/", pathNot: TEST_FILE },
      to: {
        path: "^backend/src/modules/",
        pathNot: [
          "^backend/src/modules/[^/]+/(index|service|published-sql)[.]ts$",
          "^backend/src/modules/[^/]+/[^/]+/service[.]ts$",
        ],
      },
    },
    {
      name: "05-a-service-is-read-by-its-type",
      comment: "The container gives the service; importing its class at run time goes around it.",
      severity: "error",
      from: { path: "^backend/src/(api|subscribers|jobs|scripts)/", pathNot: TEST_FILE },
      to: {
        path: [
          "^backend/src/modules/[^/]+/service[.]ts$",
          "^backend/src/modules/[^/]+/[^/]+/service[.]ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "05-entry-points-know-no-launcher",
      severity: "error",
      from: { path: "^backend/src/" },
      to: { path: "^backend/(launch|server|tools|demo|bench|harness)/" },
    },
    {
      name: "05-server-is-below-launch",
      comment:
        "The launcher opens the server: it takes its settings and sentences, and nothing of the start.",
      severity: "error",
      from: { path: "^backend/server/", pathNot: TEST_FILE },
      to: {
        path: "^backend/(launch|tools|demo)/",
        pathNot: "^backend/launch/(settings|terminal)/",
      },
    },
    {
      name: "05-launch-knows-no-tool",
      comment: "A tool opens a shop, or its database; a shop opens without tools.",
      severity: "error",
      from: {
        path: "^backend/(launch|demo)/",
        pathNot: [TEST_FILE, "^backend/launch/(start|terminal/dev)[.]mjs$"],
      },
      to: { path: "^backend/tools/" },
    },
    {
      name: "06-storefront-sees-contracts-only",
      severity: "error",
      from: { path: "^storefront/(app|[^/]+$)" },
      to: { path: "^(backend|admin-extensions)/", pathNot: "^backend/src/contracts/" },
    },
    {
      name: "06-contracts-by-package-name",
      comment: "@strive/backend/contracts/*, never a path into the other workspace.",
      severity: "error",
      from: { path: "^storefront/" },
      to: { path: "^backend/src/", dependencyTypes: ["local", "localmodule"] },
    },
    {
      name: "06-server-knows-no-storefront",
      comment: "The launcher mounts the storefront's build by its path.",
      severity: "error",
      from: { path: "^(backend|admin-extensions)/" },
      to: { path: "^storefront/app/" },
    },
    {
      name: "07-shop-and-admin-are-strangers",
      severity: "error",
      from: { path: "^storefront/app/(shop|admin)/" },
      to: { path: "^storefront/app/(shop|admin)/", pathNot: "^storefront/app/$1/" },
    },
    {
      name: "07-shop-and-admin-use-ui-and-lib",
      severity: "error",
      from: { path: "^storefront/app/(shop|admin)/", pathNot: TEST_FILE },
      to: {
        path: "^storefront/app/",
        pathNot: ["^storefront/app/($1|ui|lib|words|styles|assets)/", "^storefront/app/testing/"],
      },
    },
    {
      name: "08-features-meet-in-routes",
      severity: "error",
      from: { path: "^storefront/app/(shop|admin)/features/([^/]+)/" },
      to: {
        path: "^storefront/app/$1/(features|routes)/",
        pathNot: "^storefront/app/$1/features/$2/",
      },
    },
    {
      name: "09-ui-holds-no-data",
      comment: "ui imports lib, radix and React; no queries, no atoms, no feature.",
      severity: "error",
      from: { path: "^storefront/app/ui/", pathNot: TEST_FILE },
      to: {
        pathNot: [
          "^storefront/app/(ui|lib|words)/",
          // Pure functions of a picture's address, a colour's name, an amount's text and a phone number.
          "^backend/src/contracts/(image-url|colors|money|phone)[.]ts$",
          ...npm("radix-ui", "@radix-ui", "react", "react-dom", "react-router-dom", "lucide-react"),
        ],
      },
    },
    {
      name: "09-lib-is-the-ground",
      severity: "error",
      from: { path: "^storefront/app/lib/", pathNot: TEST_FILE },
      to: { path: "^storefront/app/", pathNot: "^storefront/app/(lib|words)/" },
    },
    {
      name: "09-words-are-only-words",
      comment:
        "A language is files of texts: they know plurals, dates, colours, the parts of a log's sentence and the brand, and no screen.",
      severity: "error",
      from: { path: "^storefront/app/words/" },
      to: {
        pathNot: [
          "^storefront/app/words/",
          "^storefront/app/lib/(plural|brand|date-shape|kigali-day)[.]ts$",
          "^backend/src/contracts/(activity-text|color-names|colors|named-sizes)[.]ts$",
        ],
      },
    },
    {
      name: "10-jotai-stays-in-atoms",
      severity: "error",
      from: {
        path: "^storefront/app/",
        pathNot: [STORE_FILES, TEST_FILE, "^storefront/app/testing/"],
      },
      to: { path: npm("jotai") },
    },
    {
      name: "11-no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "11-testing-never-in-production",
      severity: "error",
      from: {
        path: "^(storefront/app|backend/(src|launch|server|tools|demo)|admin-extensions/src)/",
        pathNot: [TEST_FILE, "^storefront/app/testing/", "/__tests__/"],
      },
      to: {
        path: [
          "^storefront/(app/testing|e2e)/",
          "^backend/(integration-tests|harness|bench)/",
          "/__tests__/",
          TEST_FILE,
          ...npm("vitest", "fast-check", "msw", "@testing-library", "playwright-core", "axe-core"),
        ],
      },
    },
    {
      name: "12-harness-is-below-tests-and-bench",
      comment: "Both start shops and people with it; it knows neither.",
      severity: "error",
      from: { path: "^backend/harness/" },
      to: { path: "^(backend/(integration-tests|bench)|storefront/e2e)/" },
    },
    {
      name: "12-tests-and-bench-are-strangers",
      severity: "error",
      from: { path: "^(backend/(integration-tests|bench)|storefront/e2e)/" },
      to: {
        path: "^(backend/(integration-tests|bench)|storefront/e2e)/",
        pathNot: "^$1/",
      },
    },
    {
      name: "13-everything-resolves",
      comment: "A path that doesn't resolve would slip through every rule above.",
      severity: "error",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ["^virtual:", "[+]types/", "/build/server/index[.]js$"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Anchored: packages have folders named build, too, and their imports must not vanish.
    exclude: {
      path: "^((backend|storefront|admin-extensions)/)?([.]medusa|[.]react-router|build|coverage)/",
    },
    // Type imports count too: a rule that holds only after compilation holds for no reader.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/storefront/tsconfig.import-rules.json` },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".cjs", ".js", ".json", ".d.ts"],
      mainFields: ["types", "typings", "module", "main"],
    },
  },
};
