import type { MedusaContainer } from "@medusajs/framework/types";
import { DEFAULT_LANGUAGE } from "../../contracts/languages";
import type {
  MissedSearch,
  MissedSearchBody,
  SearchWordsQuery,
} from "../../contracts/search-words";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import { recordActivity } from "../../modules/staff/published-sql";
import { countFound, withCounts } from "./found";

/** Counts a search in vain, once the shop has seen for itself that it is one. */
export async function noteMissedSearch(
  container: MedusaContainer,
  { q, language }: MissedSearchBody,
): Promise<void> {
  if ((await countFound(container, q, language)) > 0) return;
  await shopProducts(container).searchWords.noteMiss(q, language ?? DEFAULT_LANGUAGE);
}

export async function listMissedSearches(
  container: MedusaContainer,
  { limit, offset }: SearchWordsQuery,
): Promise<{ count: number; data: MissedSearch[] }> {
  const { count, misses } = await shopProducts(container).searchWords.misses(limit, offset);
  const counted = await withCounts(container, misses);
  const data = counted.map(({ lastAt, ...miss }) => ({
    ...miss,
    last_at: new Date(lastAt).toISOString(),
  }));
  return { count, data };
}

/** @throws ApiError 404 */
export function forgetMissedSearch(
  container: MedusaContainer,
  who: UserActor,
  id: string,
): Promise<void> {
  return inTransaction(async (inside) => {
    const word = await shopProducts(container).searchWords.dropMiss(inside, id);
    if (word === null) throw notFound();
    const subject = { kind: "missed-search", id, label: word };
    await recordActivity(inside, {
      ...{ who, action: "missed-search.delete", subject },
      before: { word },
      after: null,
    });
  });
}
