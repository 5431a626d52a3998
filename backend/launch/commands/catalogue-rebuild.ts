import type { CommandContext } from "../command";
import { rebuildCatalogue } from "../seed";

/** `npm run catalogue:rebuild`: computes the whole read model anew from Medusa's tables. */
export async function run({ container, say }: CommandContext): Promise<void> {
  await rebuildCatalogue(container, say);
}
