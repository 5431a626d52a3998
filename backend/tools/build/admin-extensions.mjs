/**
 * What `medusa plugin:build` does, called directly: the command insists on Medusa in the package's
 * own dependencies, which here are only at the root.
 */
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(path.resolve("package.json"));
const directory = path.resolve("admin-extensions");
// The bundler looks for its sources in the current folder.
process.chdir(directory);
const { default: build } = require("@medusajs/medusa/commands/plugin/build");
// Exits the process with 0 or 1 by itself.
await build({ directory });
