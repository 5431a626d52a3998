import js from "@eslint/js";
import medusa from "@medusajs/eslint-plugin";
import { defineConfig, globalIgnores } from "eslint/config";
import testingLibrary from "eslint-plugin-testing-library";
import globals from "globals";
import tseslint from "typescript-eslint";

const TYPESCRIPT = ["**/*.{ts,tsx,mts,cts}"];
const TESTS = ["**/*.test.{ts,tsx}", "**/*.spec.ts"];

/**
 * Medusa's preset without its list of ignored folders (ours are below) and without its parser
 * block: this file has a parser for the same files.
 */
const medusaRules = medusa.configs.recommended.filter((block) => block.plugins ?? block.rules);

/** `.oxlintrc.json` has these: what needs types, what it checks as well, and what reads React and its markup. */
const CHECKED_BY_OXLINT = {
  "@typescript-eslint/no-explicit-any": "off",
  "@typescript-eslint/no-unused-vars": "off",
};

const NO_BOX = "A message in the page or a dialog says it (decisions, section 1).";
const NO_WORDS = "Texts that people see come from words/en (decision 2026-11-22-words).";
const TEXT_ATTRIBUTE =
  "JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|placeholder|hint)$/]";
const SOME_WORD = "/[A-Za-z]{2}/";
const ONE_CLIENT = "Only lib/api-client talks to the server.";

export default defineConfig(
  globalIgnores([
    "**/node_modules/",
    "**/.medusa/",
    "**/.react-router/",
    "**/build/",
    "**/dist/",
    "**/coverage/",
    "**/.data/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
    },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommended],
    rules: CHECKED_BY_OXLINT,
  },

  // The server.
  {
    files: ["backend/**/*.{ts,mjs}", "admin-extensions/**/*.{ts,tsx}"],
    ignores: TESTS,
    extends: [medusaRules],
    rules: {
      // One zod for both sides: contracts import the package itself, pinned by an override.
      "@medusajs/zod-import-source": "off",
      // What a caller may see is an ApiError of the closed list; every other Error is a 500.
      "@medusajs/use-medusa-error-not-generic-error": "off",
    },
  },
  {
    files: ["backend/src/**/*.ts"],
    ignores: TESTS,
    rules: { "no-console": "error" },
  },

  // What people see.
  {
    files: ["storefront/app/**/*.{ts,tsx}", "admin-extensions/src/admin/**/*.{ts,tsx}"],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["storefront/app/**/*.{ts,tsx}"],
    rules: {
      "no-alert": "error",
      "no-restricted-properties": [
        "error",
        { object: "window", property: "alert", message: NO_BOX },
        { object: "window", property: "confirm", message: NO_BOX },
        { object: "window", property: "fetch", message: ONE_CLIENT },
        { object: "globalThis", property: "fetch", message: ONE_CLIENT },
      ],
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: ONE_CLIENT },
        { name: "XMLHttpRequest", message: ONE_CLIENT },
        { name: "EventSource", message: ONE_CLIENT },
      ],
    },
  },
  {
    files: ["storefront/app/**/*.{ts,tsx}"],
    ignores: [...TESTS, "storefront/app/{testing,words}/**", "storefront/app/lib/brand.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: `JSXText[value=${SOME_WORD}]`, message: NO_WORDS },
        { selector: `${TEXT_ATTRIBUTE} > Literal[value=${SOME_WORD}]`, message: NO_WORDS },
        {
          selector: `${TEXT_ATTRIBUTE} TemplateElement[value.raw=${SOME_WORD}]`,
          message: NO_WORDS,
        },
        {
          selector: `JSXElement > JSXExpressionContainer > :matches(Literal[value=${SOME_WORD}], TemplateLiteral:has(TemplateElement[value.raw=${SOME_WORD}]))`,
          message: NO_WORDS,
        },
        {
          selector:
            "Property[key.name=/^(title|text|label|message|description)$/] > Literal[value=/^[A-Z][a-z]/]",
          message: NO_WORDS,
        },
        {
          // A sentence anywhere, but in what a developer reads.
          selector:
            ":not(NewExpression, MemberExpression, CallExpression[callee.object.name='console']) > Literal[value=/^[A-Z][a-z']+ [a-z]+/]",
          message: NO_WORDS,
        },
      ],
    },
  },
  {
    files: ["storefront/app/lib/api-client.ts", "storefront/app/**/*.test.ts"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    files: ["storefront/app/**/*.test.{ts,tsx}", "storefront/app/testing/**"],
    extends: [testingLibrary.configs["flat/react"]],
  },
  {
    // Vitest runs without globals here, so nothing cleans up unless the set-up does.
    files: ["storefront/app/testing/setup.ts"],
    rules: { "testing-library/no-manual-cleanup": "off" },
  },
);
