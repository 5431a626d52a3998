/** Builds the storefront and compresses its browser files once, so that no request ever does. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { precompress } from "./precompress.mjs";

const folder = path.resolve("storefront");
const tooling = createRequire(path.join(folder, "package.json"));
const cli = path.join(path.dirname(tooling.resolve("@react-router/dev/package.json")), "bin.js");
const built = spawnSync(process.execPath, [cli, "build"], { cwd: folder, stdio: "inherit" });
if (built.status !== 0) process.exit(built.status ?? 1);
await precompress(path.join(folder, "build/client"));
