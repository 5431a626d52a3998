/**
 * Builds the storefront, once for each language (a folder of `storefront/app/words`), with one
 * service worker for all, and compresses its browser files once, so that no request ever does.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { precompress } from "./precompress.mjs";

const MAIN_LANGUAGE = "en";
const folder = path.resolve("storefront");
const tooling = createRequire(path.join(folder, "package.json"));
const cli = path.join(path.dirname(tooling.resolve("@react-router/dev/package.json")), "bin.js");
const bundler = path.join(path.dirname(tooling.resolve("vite/package.json")), "bin/vite.js");
const compiler = path.resolve("node_modules/typescript-7/bin/tsc");

function run(args, env = {}) {
  const options = { cwd: folder, stdio: "inherit", env: { ...process.env, ...env } };
  const { status } = spawnSync(process.execPath, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * A language that lacks a text, or has it in another form, does not compile. (The bundler would
 * leave a hole in the page instead.)
 */
async function checkWords(language) {
  const project = path.join(folder, "build", `words-${language}.json`);
  await mkdir(path.dirname(project), { recursive: true });
  await writeFile(
    project,
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions: {
        paths: { "~/words/*": [`../app/words/${language}/*`], "~/*": ["../app/*"] },
      },
      include: ["../app"],
      exclude: ["../app/**/*.test.*", "../app/testing", "../app/words"],
    }),
  );
  run([compiler, "-p", project]);
  await rm(project);
}

const entries = await readdir(path.join(folder, "app/words"), { withFileTypes: true });
const others = entries
  .filter((entry) => entry.isDirectory() && entry.name !== MAIN_LANGUAGE)
  .map(({ name }) => name);

for (const language of others) await checkWords(language);
await rm(path.join(folder, "build/languages"), { recursive: true, force: true });
run([cli, "build"]);
run([bundler, "build", "--config", "worker/vite.config.ts"]);
await precompress(path.join(folder, "build/client"));
for (const language of others) {
  run([cli, "build"], { STOREFRONT_LANGUAGE: language });
  await precompress(path.join(folder, "build/languages", language, "client"));
}
