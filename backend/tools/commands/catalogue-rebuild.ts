import { rebuildCatalogue } from "../../src/workflows/catalogue/rebuild-catalogue";
import type { CommandContext } from "../command";

/** `npm run catalogue:rebuild`: computes the whole read model anew from Medusa's tables. */
export async function run({ container, say }: CommandContext): Promise<void> {
  say(await rebuildCatalogue(container));
}
