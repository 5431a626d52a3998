/**
 * Builds what is stale, runs the four layers of tests and prints the sum: `N passed, N failed`.
 * Names of layers run only those: `npm test -- unit screen`.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const VITEST = path.join(
  path.dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);

/** Layer → Vitest's arguments, in the order of what fails fastest. */
const LAYERS = {
  unit: ["--root", "backend", "src/", "launch/"],
  screen: ["--root", "storefront"],
  http: ["--config", "backend/integration-tests/vitest.config.mjs"],
  journey: ["--config", "storefront/e2e/vitest.config.ts"],
};
const NEEDS_BUILD = new Set(["http", "journey"]);

/** A developer's shop must not become the tests' shop. */
const OF_A_SHOP = /^(DATABASE_URL|REDIS_URL|DATA_DIR|(BACKOFFICE_)?(PORT|HOST)|S3_\w+|SMTP_URL)$/;
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OF_A_SHOP.test(name)),
);

const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });

/** What a layer counts. Whatever went wrong outside of a test is one more failure. */
async function runLayer(name, folder) {
  const report = path.join(folder, `${name}.json`);
  process.stdout.write(`\n── ${name} ──\n`);
  const code = await run([
    VITEST,
    "run",
    ...LAYERS[name],
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = await readFile(report, "utf8").then(JSON.parse, () => null);
  if (result === null) return { passed: 0, failed: 1, why: "the runner crashed" };
  const passed = result.numPassedTests;
  const brokenFiles = result.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  if (passed + failed === 0) return { passed, failed: 1, why: "no test ran" };
  if (failed === 0 && code !== 0) return { passed, failed: 1, why: `it ended with code ${code}` };
  return {
    passed,
    failed,
    why: brokenFiles > 0 ? `${brokenFiles} files failed outside of a test` : "",
  };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in LAYERS));
if (unknown.length > 0) {
  console.error(`There is no layer ${unknown.join(", ")}: ${Object.keys(LAYERS).join(", ")}.`);
  process.exit(2);
}
const layers = Object.keys(LAYERS).filter((name) => asked.length === 0 || asked.includes(name));

const results = [];
const folder = await mkdtemp(path.join(tmpdir(), "strive-tests-"));
try {
  let isBuilt = false;
  for (const name of layers) {
    if (NEEDS_BUILD.has(name) && !isBuilt) {
      const build = spawnSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit" });
      if (build.status !== 0) {
        results.push({ name, passed: 0, failed: 1, why: "the build failed" });
        break;
      }
      isBuilt = true;
    }
    results.push({ name, ...(await runLayer(name, folder)) });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write("\n");
for (const { name, passed, failed, why } of results) {
  process.stdout.write(`${name}: ${passed} of ${passed + failed}${why && ` (${why})`}\n`);
}
process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
// The closing line, alone: what runs this in a pipeline reads the counts from it.
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
