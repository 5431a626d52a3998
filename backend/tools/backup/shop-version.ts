import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "../../launch/settings/paths";
import type { Manifest } from "./archive-format";

const withVersion = z.object({ version: z.string() });
const versionIn = async (file: string): Promise<string> =>
  withVersion.parse(JSON.parse(await readFile(file, "utf8"))).version;

/** The commit that is checked out; null where there is no repository, as in the image. */
async function commitOf(root: string): Promise<string | null> {
  const read = (name: string) => readFile(path.join(root, ".git", name), "utf8").catch(() => "");
  const head = (await read("HEAD")).trim();
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  if (branch === undefined) return head === "" ? null : head;
  const loose = (await read(branch)).trim();
  if (loose !== "") return loose;
  const packed = (await read("packed-refs"))
    .split("\n")
    .find((line) => line.endsWith(` ${branch}`));
  return packed?.split(" ")[0] ?? null;
}

/** Which code this is. */
export async function shopVersion(): Promise<Manifest["shop"]> {
  return {
    version: await versionIn(path.join(ROOT, "package.json")),
    commit: await commitOf(ROOT),
    medusa: await versionIn(createRequire(__filename).resolve("@medusajs/medusa/package.json")),
  };
}

/** For people: `version 1.4.0 (commit 27086ec)`. */
export const versionWords = ({ version, commit }: Manifest["shop"]): string =>
  `version ${version}${commit === null ? "" : ` (commit ${commit.slice(0, 7)})`}`;
