/**
 * Compiles the backend. Removes what was compiled from deleted sources: Medusa loads every module it finds
 * there.
 */
import { spawnSync } from "node:child_process";
import { removeOrphans } from "./orphans.mjs";

const compiler = ["node_modules/typescript-7/bin/tsc", "-p", "backend/tsconfig.build.json"];
const { status } = spawnSync(process.execPath, compiler, { stdio: "inherit" });
if (status === 0) removeOrphans("backend/.medusa/server", "backend");
process.exit(status ?? 1);
