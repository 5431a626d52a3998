import type { CommandContext } from "../command";
import { makeDemo } from "../../launch/database/database-state";
import { PlainError } from "../../launch/terminal/plain-error";
import { seedDemo, seedProducts } from "../../demo/seed";

const LARGEST = 1_000_000;

function productCount(args: readonly string[]): number | null {
  const at = args.findIndex((arg) => arg === "--products" || arg.startsWith("--products="));
  if (at < 0) return null;
  const text = args[at]?.split("=")[1] ?? args[at + 1] ?? "";
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > LARGEST) {
    throw new PlainError("--products wants a whole number from 1 to 1000000.");
  }
  return count;
}

/** `npm run seed`: the demo catalogue, or with `--products N` a large made-up one. */
export async function run(context: CommandContext, args: readonly string[]): Promise<void> {
  const count = productCount(args);
  const { container, settings, say, launcher } = context;
  const options = { dataDir: settings.dataDir, log: say };
  if (count === null) {
    await makeDemo(launcher, () => seedDemo(container, options), { anyway: true });
    return;
  }
  await seedProducts(container, { count, ...options });
}
