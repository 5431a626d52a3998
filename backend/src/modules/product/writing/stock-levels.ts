import type { Run, Statement } from "../../../lib/database";
import { CHANGE_STOCK } from "./write-sql";

/** Somebody's number for the pieces that lie at a place, those of orders among them. */
export interface LevelWish {
  itemId: string;
  locationId: string;
  stocked: number;
  /** The number that he looked at when he wrote his; undefined: he doesn't say. */
  seen: number | undefined;
}

/** Why nothing was changed; `index` is that of the wish. */
export type LevelRefusal =
  { index: number; reason: "missing" } | { index: number; reason: "unseen"; stocked: number };

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
 * Applies the difference between each number and the one that was seen; all of them or none. Where it
 * isn't said what was seen, a number that is there already changes nothing.
 * @param wishes each of another place
 * @returns what stands in the way; empty when all is done
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
