import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const TEST = /\.(test|spec)\.tsx?$/;
const SKIPPED = new Set(["node_modules", ".medusa", "build", "dist", "__tests__", ".react-router", ".cache"]);

async function filesBelow(target) {
  const info = await stat(target).catch(() => null);
  if (!info) return [];
  if (info.isFile()) return [target];
  const entries = await readdir(target, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !SKIPPED.has(entry.name) && !TEST.test(entry.name))
      .map((entry) => filesBelow(path.join(target, entry.name)))
  );
  return nested.flat();
}

/** Hash of the content of every source file: a checkout that only touches times builds nothing. */
export async function fingerprint(root, sources) {
  const files = (await Promise.all(sources.map((source) => filesBelow(path.join(root, source)))))
    .flat()
    .sort();
  const hash = createHash("sha1");
  for (const file of files) {
    hash.update(path.relative(root, file));
    hash.update(await readFile(file).catch(() => ""));
  }
  return hash.digest("hex");
}

const stampFile = (root, name) => path.join(root, ".medusa/stamps", name);

export const readStamp = (root, name) => readFile(stampFile(root, name), "utf8").catch(() => "");

export async function writeStamp(root, name, value) {
  await mkdir(path.dirname(stampFile(root, name)), { recursive: true });
  await writeFile(stampFile(root, name), value);
}
