import { applyRetention } from "../../src/actions/retention/apply-retention";
import { eraseGuest } from "../../src/actions/retention/erase-person";
import { reportRetention, type RetentionLine } from "../../src/actions/retention/report-retention";
import type { CommandContext } from "../command";
import { PlainError } from "../../launch/terminal/plain-error";

const USAGE = `Usage: npm run retention -- --dry-run | --now | --erase ADDRESS
  --dry-run        every rule, and how many rows are due under it
  --now            apply them at once; the shop does so every night
  --erase ADDRESS  forget somebody who wrote or bought without an account`;

function table(lines: readonly RetentionLine[]): string {
  const width = Math.max(...lines.map(({ id }) => id.length));
  return lines
    .map(({ id, due, what, rule }) => {
      return `${String(due).padStart(9)}  ${id.padEnd(width)}  ${what}; ${rule}`;
    })
    .join("\n");
}

async function dryRun({ container, say }: CommandContext): Promise<number> {
  const lines = await reportRetention(container);
  const due = lines.reduce((sum, line) => sum + line.due, 0);
  say(`${"due".padStart(9)}  rule\n${table(lines)}\n${due} rows are due. Nothing was changed.`);
  return 0;
}

async function now({ container, say }: CommandContext): Promise<number> {
  const run = await applyRetention(container, { atNight: false });
  if (run === null) throw new PlainError("Another process is applying the rules at this moment.");
  const told = Object.entries(run.counts);
  for (const [id, count] of told) say(`${String(count).padStart(9)}  ${id}`);
  if (told.length === 0) say("Nothing was due.");
  for (const id of run.failed) say(`   FAILED  ${id}: the log says why`);
  return run.failed.length === 0 ? 0 : 1;
}

async function erase({ container, say }: CommandContext, address: string): Promise<number> {
  if (!(await eraseGuest(container, address))) {
    throw new PlainError("This address has an account. Delete it under Users in the admin area.");
  }
  say("Erased. Orders keep what the law asks for; see backend/docs/RETENTION.md.");
  return 0;
}

/**
 * `npm run retention`: says what is due under the retention rules, applies them, or erases a person
 * without an account. @throws PlainError if not told which
 */
export async function run(context: CommandContext, args: readonly string[]): Promise<number> {
  const [option, address] = args.filter((arg) => arg !== "--");
  if (option === "--dry-run") return dryRun(context);
  if (option === "--now") return now(context);
  if (option === "--erase" && address !== undefined) return erase(context, address);
  throw new PlainError(USAGE);
}
