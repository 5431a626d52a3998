import { rebuildCatalogue } from "../../src/actions/product/rebuild-catalogue";
import type { CommandContext } from "../command";

/** `npm run catalogue:rebuild`: recomputes the whole read model from Medusa's tables. */
export async function run({ container, say }: CommandContext): Promise<void> {
  say(await rebuildCatalogue(container));
}
