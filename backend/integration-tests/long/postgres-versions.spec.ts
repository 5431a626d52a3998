/** Over a minute: a whole shop on each version of PostgreSQL that is supported, and a storm of checkouts. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { orderBody, send } from "../../harness/checkout-storm";
import { makeGoods } from "../../harness/goods";
import { auditOrders, waitUntilBuilt } from "../../harness/order-audit";
import { withDatabase } from "../../harness/people";
import { startShop } from "../../harness/shop";
import { beside, ownPostgres, ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

/** Version → folder of its programs. */
const FOLDERS = JSON.parse(process.env["POSTGRES_FOLDERS"] ?? "{}") as Record<string, string>;
const REFUSED = ["18.1"];
const supported = Object.entries(FOLDERS).filter(([version]) => !REFUSED.includes(version));

const BUYERS = 500;
/** Fewer than are wanted, so that the last pieces are fought for. */
const PIECES = 220;

describe.skipIf(supported.length === 0).each(supported)("on PostgreSQL %s", (version, native) => {
  const postgres = ownPostgres({ native });
  const settings = { ...NO_POST, ...QUICK };
  const shop = ownShop(() => beside(postgres, settings));
  const twin = ownShop(() => beside(shop, settings));

  it("a storm of checkouts on two instances sells every piece once", async () => {
    const goods = await makeGoods(shop, { count: 4, pieces: PIECES });
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => {
        // Two neighbours of four, in either order: 250 want each of them.
        const pair = [goods[buyer % 4], goods[(buyer + 1) % 4]];
        const lines = pair.map((one) => ({ variant_id: one?.variantId, quantity: 1 }));
        const items = buyer % 3 === 0 ? lines.reverse() : lines;
        const body = { ...orderBody("", buyer), items };
        return send((buyer % 2 === 0 ? shop : twin).origin, { key: randomUUID(), body });
      }),
    );
    const placed = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
    expect(placed).toBeGreaterThan(PIECES);
    await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ version: string; taken: number; sold: number }>(
        `SELECT current_setting('server_version') AS version,
           (SELECT sum(reserved_quantity)::integer FROM inventory_level WHERE inventory_item_id IN (
             SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = ANY ($1))) AS taken,
           (SELECT sum(quantity)::integer FROM reservation_item WHERE deleted_at IS NULL) AS sold`,
        [goods.map(({ variantId }) => variantId)],
      );
      const [told] = rows;
      expect(told?.version).toMatch(version);
      expect(told).toMatchObject({ taken: 2 * placed, sold: 2 * placed });
      expect(await waitUntilBuilt(database, 150_000)).not.toBeNull();
      expect(await auditOrders(database)).toEqual({});
    });
  }, 300_000);
});

describe.skipIf(supported.length === 0).each(REFUSED)("PostgreSQL %s", (version) => {
  const native = FOLDERS[version];
  const postgres = ownPostgres(native === undefined ? {} : { native });

  it("is refused with a sentence", async () => {
    await expect(startShop(beside(postgres))).rejects.toThrow(
      `PostgreSQL ${version} loses changes when many people order at once.`,
    );
  });
});
