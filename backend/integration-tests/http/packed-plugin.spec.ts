import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { installPlugin } from "../../harness/foreign-host/host";
import { use } from "../../harness/use-shop";

/** The plugin as it is packed; `long/foreign-host.spec.ts` starts a host with it. */
const host = use(
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "strive-packed-"));
    return { folder, plugin: await installPlugin(folder) };
  },
  ({ folder }) => rm(folder, { recursive: true, force: true }),
);

const filesBelow = async (folder: string, ending: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/node_modules/@strive/backend/node_modules/"));

const IMPORTED = /\b(?:require|import)\("([^"]+)"\)/g;

/** @medusajs/framework/utils → @medusajs/framework */
const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** What the compiled files of a package import, and neither hold themselves nor depend on. */
async function missingImports(folder: string, dependencies: ReadonlySet<string>) {
  const files = await filesBelow(folder, ".js");
  const present = new Set(files);
  const isThere = (file: string, name: string) => {
    if (name.startsWith("node:")) return true;
    if (!name.startsWith(".")) return dependencies.has(packageOf(name));
    const target = path.resolve(path.dirname(file), name);
    const endings = ["", ".js", "/index.js"];
    return endings.some((ending) => present.has(target + ending));
  };
  const missing = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(file, "utf8")).matchAll(IMPORTED)]
        .map(([, name = ""]) => name)
        .filter((name) => !isThere(file, name))
        .map((name) => `${path.relative(folder, file)} → ${name}`),
    ),
  );
  return { files: files.length, missing: missing.flat() };
}

describe("the packed plugin", () => {
  it("imports only what it brings along or names as its dependency", async () => {
    const manifest = JSON.parse(await readFile(path.join(host.plugin, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    const { files, missing } = await missingImports(
      host.plugin,
      // A Medusa host has these two.
      new Set([...Object.keys(manifest.dependencies), "@medusajs/framework", "@medusajs/medusa"]),
    );
    expect(files).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });

  it("has no tests, no launcher and no storefront in it", async () => {
    const files = (await filesBelow(host.plugin, "")).map((file) =>
      path.relative(host.plugin, file),
    );
    const wrong = files.filter((file) =>
      /__tests__|[.]test[.]|launch\/|storefront|bench/.test(file),
    );
    expect(wrong).toEqual([]);
  });
});
