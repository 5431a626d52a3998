import type { SavedItems, SavedList, SavedListKind } from "../../../contracts/saved-lists";
import { run, type Run } from "../../../lib/database";
import { ERASE, READ, REPLACE } from "./sql";

/** Carts and wishlists of people with an account, which follow them to every device. */
export default class SavedListService {
  async read<Kind extends SavedListKind>(accountId: string, kind: Kind): Promise<SavedList<Kind>> {
    const [row] = await run<SavedList<Kind>>(READ, [accountId, kind]);
    return row ?? { version: 0, items: [] };
  }

  /** @returns the new version; null when `version` is not the stored one, and nothing changed */
  async replace<Kind extends SavedListKind>(
    accountId: string,
    kind: Kind,
    { version, items }: { version: number; items: Array<SavedItems[Kind]> },
  ): Promise<number | null> {
    const values = [accountId, kind, version, JSON.stringify(items)];
    const [row] = await run<{ version: number }>(REPLACE, values);
    return row?.version ?? null;
  }

  /** Of an account that is being deleted. */
  async erase(inside: Run, accountId: string): Promise<void> {
    await inside(ERASE, [accountId]);
  }
}
