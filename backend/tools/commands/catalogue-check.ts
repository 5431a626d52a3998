import { checkCatalogue } from "../../src/actions/product/check-catalogue";
import type { CommandContext } from "../command";

/**
 * `npm run catalogue:check`: compares the read model with Medusa's tables, as every night; with
 * `--fix` it corrects what differs.
 * @returns 1 when something is wrong, still wrong with `--fix`
 */
export async function run(
  { container, say }: CommandContext,
  args: readonly string[],
): Promise<number> {
  const { line, isRight } = await checkCatalogue(container, { mends: args.includes("--fix") });
  say(line);
  return isRight ? 0 : 1;
}
