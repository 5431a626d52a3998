import type { MedusaContainer } from "@medusajs/framework/types";
import type { SavedList, SavedListKind } from "../../contracts/saved-lists";
import type { UserActor } from "../../lib/actor";
import { conflict } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";

const savedLists = (container: MedusaContainer) => shopAccounts(container).savedLists;

/** The caller's cart or wishlist. */
export const readSavedList = <Kind extends SavedListKind>(
  container: MedusaContainer,
  { accountId }: UserActor,
  kind: Kind,
): Promise<SavedList<Kind>> => savedLists(container).read(accountId, kind);

/**
 * Replaces the whole list, if the sender has seen what it replaces. @returns the resulting list
 * @throws ApiError 409 with the stored list in `data` when another device saved in between
 */
export async function replaceSavedList<Kind extends SavedListKind>(
  container: MedusaContainer,
  { accountId }: UserActor,
  { kind, list }: { kind: Kind; list: SavedList<Kind> },
): Promise<SavedList<Kind>> {
  const service = savedLists(container);
  const version = await service.replace(accountId, kind, list);
  if (version !== null) return { version, items: list.items };
  const stored = await service.read(accountId, kind);
  throw conflict("This list was changed on another device.", "conflict", stored);
}
