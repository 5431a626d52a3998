import { runDoctor } from "../../src/actions/health/run-doctor";
import type { CommandContext } from "../command";

/**
 * `npm run doctor`: checks that stock, orders, payments, Medusa's records, what shoppers read,
 * pictures, mails and jobs agree, one line for each rule; with `--fix` it mends what it safely can.
 * @returns 1 when something is wrong, still wrong with `--fix`
 */
export async function run(
  { container, say }: CommandContext,
  args: readonly string[],
): Promise<number> {
  const { line, isRight } = await runDoctor(container, { mends: args.includes("--fix"), say });
  say(line);
  return isRight ? 0 : 1;
}
