import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

/** What must be built, from what, and after what. Sources are content-hashed (`stamp.mjs`). */
const backend = {
  name: "backend",
  label: "server",
  sources: ["backend/src", "backend/launch", "backend/server", "backend/tools", "backend/demo", "backend/tsconfig.json", "backend/tsconfig.build.json", "tsconfig.base.json"],
  outputs: ["backend/.medusa/server/launch/main.js", "backend/.medusa/server/src/lib/env.js"],
  after: [],
  run: ["backend/tools/build/server.mjs"],
};
const host = {
  name: "host",
  label: "host configuration",
  sources: ["medusa-config.ts", "tsconfig.json", "tsconfig.base.json", "backend/src/lib/medusa-options.ts", "backend/src/lib/env.ts"],
  outputs: [".medusa/server/medusa-config.js"],
  after: [],
  run: ["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.json"],
};
const storefront = {
  name: "storefront",
  label: "storefront",
  sources: [
    "storefront/app",
    "storefront/public",
    "storefront/worker",
    "storefront/vite.config.ts",
    "storefront/react-router.config.ts",
    "storefront/languages.config.ts",
    "storefront/chunk-groups.config.ts",
    "storefront/first-load.config.ts",
    "storefront/package.json",
    "backend/src/contracts",
    "backend/tools/build/precompress.mjs",
  ],
  outputs: ["storefront/build/server/index.js"],
  after: [],
  run: ["backend/tools/build/storefront.mjs"],
  // The workspace may still be empty of screens; the doors then answer without pages.
  when: (root) => existsSync(path.join(root, "storefront/app/root.tsx")),
};
const adminExtensions = {
  name: "admin-extensions",
  label: "dashboard extensions",
  sources: ["admin-extensions"],
  outputs: ["admin-extensions/.medusa/server/src/admin/index.js"],
  after: [],
  run: ["backend/tools/build/admin-extensions.mjs"],
};
const dashboard = {
  name: "dashboard",
  label: "Medusa dashboard",
  sources: ["admin-extensions/src", "backend/tools/build/dashboard.mjs"],
  outputs: [".medusa/server/public/admin/index.html"],
  after: ["admin-extensions"],
  run: ["backend/tools/build/dashboard.mjs"],
};

export const BACKEND_STEPS = [backend, host];
export const ALL_STEPS = [adminExtensions, backend, storefront, dashboard, host];

class BuildError extends Error {
  name = "BuildError";
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function execute(root, step) {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(process.execPath, step.run, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true", FORCE_COLOR: "0" },
    });
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      const tail = output.trim().split("\n").slice(-40).join("\n");
      return reject(new BuildError(`Building the ${step.label} failed:\n${tail}`));
    });
  });
}

/**
 * Builds the steps whose sources changed or whose outputs are missing; independent ones in
 * parallel, as many as there are processors.
 * @returns names of the steps that were built
 */
export async function buildAll(root, steps, print = (line) => process.stdout.write(`${line}\n`)) {
  const wanted = steps.filter((step) => step.when?.(root) ?? true);
  const stale = [];
  for (const step of wanted) {
    const now = fingerprint(root, [...step.sources, "package-lock.json"]);
    const built = step.outputs.every((file) => existsSync(path.join(root, file)));
    if (!built || now !== (await readStamp(root, step.name))) stale.push({ ...step, now });
  }
  if (stale.length === 0) return [];
  const began = Date.now();
  print(`Building ${stale.map((step) => step.label).join(", ")} …`);
  const running = new Map();
  for (const step of stale) {
    const before = step.after.map((name) => running.get(name)).filter(Boolean);
    const job = Promise.all(before).then(async () => {
      const start = Date.now();
      await execute(root, step);
      await writeStamp(root, step.name, step.now);
      print(`  built the ${step.label} in ${seconds(start)}`);
    });
    // Every failure is reported by the await below; this keeps a second one from being unhandled.
    job.catch(() => undefined);
    running.set(step.name, job);
  }
  await Promise.all(running.values());
  print(`Built in ${seconds(began)}.`);
  return stale.map((step) => step.name);
}
