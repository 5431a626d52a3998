import js from "@eslint/js";
import medusa from "@medusajs/eslint-plugin";
import { defineConfig, globalIgnores } from "eslint/config";
import testingLibrary from "eslint-plugin-testing-library";
import globals from "globals";
import tseslint from "typescript-eslint";

/** What only ESLint's plugins have: Medusa's rules, Testing Library's, and where words may stand. */
const TYPESCRIPT = ["backend/src/**/*.ts", "{storefront/app,admin-extensions/src}/**/*.{ts,tsx}"];
const SCRIPTS = ["**/*.{js,mjs,cjs}"];
const TESTS = ["**/*.test.{ts,tsx}", "**/*.spec.ts"];

/**
 * Medusa's preset without its list of ignored folders (ours are below) and without its parser
 * block: this file has a parser for the same files.
 */
const medusaRules = medusa.configs.recommended.filter((block) => block.plugins ?? block.rules);

const NO_WORDS = "Texts that people see come from words/en (decision 2026-11-22-words).";
const TEXT_ATTRIBUTE =
  "JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|placeholder|hint)$/]";
const SOME_WORD = "/[A-Za-z]{2}/";

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
  { files: SCRIPTS, extends: [js.configs.recommended], languageOptions: { globals: globals.node } },
  { files: TYPESCRIPT, languageOptions: { parser: tseslint.parser } },

  // The server.
  {
    files: ["backend/src/**/*.ts", "admin-extensions/src/**/*.{ts,tsx}"],
    ignores: TESTS,
    extends: [medusaRules],
    rules: {
      // One zod for both sides: contracts import the package itself, pinned by an override.
      "@medusajs/zod-import-source": "off",
      // What a caller may see is an ApiError of the closed list; every other Error is a 500.
      "@medusajs/use-medusa-error-not-generic-error": "off",
    },
  },
  // What people see.
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
    files: ["storefront/app/**/*.test.{ts,tsx}", "storefront/app/testing/**"],
    extends: [testingLibrary.configs["flat/react"]],
  },
  {
    // Vitest runs without globals here, so nothing cleans up unless the set-up does.
    files: ["storefront/app/testing/setup.ts"],
    rules: { "testing-library/no-manual-cleanup": "off" },
  },
);
