/**
 * `npm start`, `npm run build`, `npm run dev` and the shop's commands (`seed`, …). Plain JavaScript
 * without imports that could fail: an unsupported Node must get a clear message first.
 */
import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!supported) {
    fail(
      `STRIVE needs Node 20.19 or newer in the 20 line, or 22.12 and up; this is ${process.versions.node}.`,
    );
  }
}

function checkPackages() {
  const needed = ["@medusajs/medusa", "pg", "typescript", "@strive/backend"];
  const missing = needed.filter((name) => !existsSync(path.join(root, "node_modules", name)));
  if (missing.length > 0) {
    fail(`Packages are missing (${missing.join(", ")}). Run "npm ci" first.`);
  }
}

checkNode();
if (process.argv.includes("--help") || process.argv.includes("-h")) {
  const { HELP } = await import("./terminal/help.mjs");
  process.stdout.write(HELP);
  process.exit(0);
}
checkPackages();
// DATA_DIR and .env are relative to the repository, wherever the command was typed.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const [command = "start", ...rest] = process.argv.slice(2);
const { buildAll, BACKEND_STEPS, ALL_STEPS } = await import("../tools/build/build-all.mjs");
const compiled = (file) =>
  createRequire(import.meta.url)(path.join(root, "backend/.medusa/server", file));

try {
  if (command === "build") {
    await buildAll(root, ALL_STEPS);
  } else if (command === "dev") {
    const { dev } = await import("./terminal/dev.mjs");
    await dev(root);
  } else if (command === "start") {
    const { portInUse } = await import("./terminal/ports.mjs");
    const taken = await portInUse(process.env);
    if (taken) fail(taken);
    await buildAll(root, ALL_STEPS);
    await compiled("launch/main.js").main();
  } else {
    await buildAll(root, BACKEND_STEPS);
    await compiled("tools/command.js").runNamedCommand(command, rest);
  }
} catch (error) {
  fail(
    error instanceof Error && error.name === "BuildError"
      ? error.message
      : String(error?.stack ?? error),
  );
}
