import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { judgeAudit } from "./audit/advisories";
import { EXCUSED, POLICY } from "./audit/exceptions";
import type { Lockfile } from "./audit/lockfile";
import { judgeLockfile } from "./audit/policy";

/** `npm run audit`: what is installed keeps our rules, and has no known grave vulnerability. */
const ROOT = path.resolve(__dirname, "../..");
const ANSWER_WITHIN_MS = 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const lockfile = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as Lockfile;
const problems = judgeLockfile(lockfile, POLICY);

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: ROOT,
  encoding: "utf8",
  timeout: ANSWER_WITHIN_MS,
  maxBuffer: 64 * 1024 * 1024,
});
const known = judgeAudit(stdout, EXCUSED, new Date().toISOString().slice(0, 10));
if (known.kind === "answered") problems.push(...known.problems);
else say(`Known holes: not checked. ${known.why}`);

for (const problem of problems) say(problem);
const count = Object.keys(lockfile.packages).length;
say(
  problems.length === 0 ? `${count} packages keep to the rules.` : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
