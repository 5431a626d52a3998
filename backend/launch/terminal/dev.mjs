/**
 * `npm run dev`: the storefront's development server behind the front door (changes appear in the
 * browser at once), and a launcher that restarts when the compiled backend changes.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { ALL_STEPS, buildAll } from "../../tools/build/build-all.mjs";

const say = (line) => process.stdout.write(`${line}\n`);

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const startStorefront = (root, port, shopUrl) =>
  spawn(process.execPath, ["backend/launch/terminal/storefront-dev.mjs", String(port), shopUrl], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "development" },
  });

/** Calls back after each compilation, with whether it had errors. */
function watchBackend(root, onCompiled) {
  const compiler = spawn(
    process.execPath,
    [
      "node_modules/typescript-7/bin/tsc",
      "-p",
      "backend/tsconfig.build.json",
      "--watch",
      "--preserveWatchOutput",
    ],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  compiler.stdout.on("data", (chunk) => {
    const text = String(chunk);
    const done = /Found (\d+) errors?/.exec(text);
    if (!done || done[1] !== "0") process.stdout.write(text);
    if (done) onCompiled(Number(done[1]));
  });
  return compiler;
}

export async function dev(root) {
  // The storefront is served from source; everything else must be built.
  await buildAll(
    root,
    ALL_STEPS.filter((step) => step.name !== "storefront"),
  );
  const children = [];
  let shop = null;
  let isEnding = false;
  let mustRestart = false;
  const launcher = path.join(root, "backend/.medusa/server/launch/main.js");
  const hasStorefront = existsSync(path.join(root, "storefront/app/root.tsx"));
  const storefrontPort = await freePort();

  const startShop = () => {
    mustRestart = false;
    shop = spawn(process.execPath, ["-e", `require(${JSON.stringify(launcher)}).main([])`], {
      cwd: root,
      stdio: "inherit",
      env: {
        ...(process.env.NODE_ENV === "production" ? {} : { DEV_OUTBOX: "true" }),
        ...process.env,
        ...(hasStorefront ? { STOREFRONT_DEV_URL: `http://127.0.0.1:${storefrontPort}` } : {}),
      },
    });
    shop.on("exit", (code) => {
      shop = null;
      if (isEnding) return;
      if (mustRestart) startShop();
      else say(`The shop ended (${code}); it starts again after the next change.`);
    });
  };
  const restart = () => {
    if (!shop) return startShop();
    mustRestart = true;
    shop.kill("SIGTERM");
  };

  if (hasStorefront) {
    const port = Number(process.env.PORT || 8000);
    children.push(startStorefront(root, storefrontPort, `http://127.0.0.1:${port}`));
  }
  let compiledBefore = false;
  children.push(
    watchBackend(root, () => {
      // The first round only confirms what was just built.
      if (compiledBefore) restart();
      compiledBefore = true;
    }),
  );
  startShop();

  const end = () => {
    if (isEnding) return;
    isEnding = true;
    for (const child of children) child.kill("SIGTERM");
    if (!shop) process.exit(0);
    shop.on("exit", (code) => process.exit(code ?? 0));
    shop.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
}
