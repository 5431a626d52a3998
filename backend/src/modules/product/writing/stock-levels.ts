import type { Run, Statement } from "../../../lib/database";
import { CHANGE_STOCK } from "./write-sql";

/** A requested number of pieces at a location, including those of orders. */
export interface LevelWish {
  itemId: string;
  locationId: string;
  stocked: number;
  /** The number seen when it was written; undefined: not given. */
  seen: number | undefined;
}

/** Why nothing was changed; `index` is the request's. */
export type LevelRefusal =
  | { index: number; reason: "missing" }
  | { index: number; reason: "unseen"; stocked: number };

interface Level {
  id: string;
  itemId: string;
  locationId: string;
  stocked: number;
}

/**
 * $1 inventory items. Their levels, locked in the order of the ids as a checkout does (see LOCK_STOCK).
 * Index: IDX_inventory_level_inventory_item_id.
 */
const LOCK_LEVELS: Statement = {
  name: "product.lock-levels",
  text: `
SELECT id, inventory_item_id AS "itemId", location_id AS "locationId",
  stocked_quantity::float8 AS stocked
FROM inventory_level WHERE deleted_at IS NULL AND inventory_item_id = ANY ($1::text[])
ORDER BY id FOR NO KEY UPDATE`,
};

/**
 * Applies the difference between each number and the seen one; all or none. Without a seen number,
 * the current number changes nothing. @param wishes each for another location @returns what prevents
 * it; empty when all is done
 */
export async function changeLevels(
  run: Run,
  wishes: readonly LevelWish[],
): Promise<LevelRefusal[]> {
  const levels = await run<Level>(LOCK_LEVELS, [wishes.map(({ itemId }) => itemId)]);
  const levelOf = ({ itemId, locationId }: LevelWish) =>
    levels.find((level) => level.itemId === itemId && level.locationId === locationId);
  const refusals: LevelRefusal[] = [];
  const changes: { id: string; change: number }[] = [];
  for (const [index, wish] of wishes.entries()) {
    const level = levelOf(wish);
    if (!level) refusals.push({ index, reason: "missing" });
    else if (wish.seen !== undefined)
      changes.push({ id: level.id, change: wish.stocked - wish.seen });
    else if (wish.stocked !== level.stocked)
      refusals.push({ index, reason: "unseen", stocked: level.stocked });
  }
  if (refusals.length > 0 || changes.length === 0) return refusals;
  await run(CHANGE_STOCK, [changes.map(({ id }) => id), changes.map(({ change }) => change)]);
  return [];
}
