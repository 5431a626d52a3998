import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";

const OUTPUT = /[.]js([.]map)?$/;

/** Removes what was compiled from deleted sources, and the folders left empty. */
export function removeOrphans(compiled, sources) {
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const file = path.join(compiled, entry.name);
    const source = path.join(sources, entry.name.replace(OUTPUT, ".ts"));
    if (entry.isDirectory()) removeOrphans(file, path.join(sources, entry.name));
    else if (OUTPUT.test(entry.name) && !existsSync(source)) rmSync(file);
  }
  if (readdirSync(compiled).length === 0) rmdirSync(compiled);
}
