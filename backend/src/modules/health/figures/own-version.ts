import { readFileSync } from "node:fs";
import path from "node:path";

const NAME = "@strive/backend";
let known: string | undefined;

/** This file's package is above it, compiled or not. */
function readVersion(): string {
  for (let folder = __dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    try {
      const text = readFileSync(path.join(folder, "package.json"), "utf8");
      const { name, version } = JSON.parse(text) as { name?: string; version?: string };
      if (name === NAME && version !== undefined) return version;
    } catch {
      // No package here: it is further up.
    }
  }
  return "unknown";
}

/** The shop's version, as its package says. */
export const ownVersion = (): string => (known ??= readVersion());
