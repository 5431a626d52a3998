import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const TEST = /\.(test|spec)\.tsx?$/;
const SKIPPED = new Set(["node_modules", ".medusa", "build", "dist", "__tests__", ".react-router", ".cache"]);

function filesBelow(target) {
  const info = statSync(target, { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !TEST.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(target, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return "";
  }
}

/**
 * Hash of the content of every source file: a checkout that only touches times builds nothing. Every
 * start, even after a crash, reads some three thousand files here: synchronously, as a promise each
 * costs seven times as much.
 */
export function fingerprint(root, sources) {
  const files = sources.flatMap((source) => filesBelow(path.join(root, source))).sort();
  const hash = createHash("sha1");
  for (const file of files) {
    hash.update(path.relative(root, file));
    hash.update(contentOf(file));
  }
  return hash.digest("hex");
}

const stampFile = (root, name) => path.join(root, ".medusa/stamps", name);

export const readStamp = (root, name) => readFile(stampFile(root, name), "utf8").catch(() => "");

export async function writeStamp(root, name, value) {
  await mkdir(path.dirname(stampFile(root, name)), { recursive: true });
  await writeFile(stampFile(root, name), value);
}
