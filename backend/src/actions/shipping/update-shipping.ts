import type { MedusaContainer } from "@medusajs/framework/types";
import type { Shipping, UpdateShippingBody } from "../../contracts/shipping";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { applyUpdate, type ShippingRow } from "../../modules/order/shipping/domain/apply-update";
import { shippingOf } from "./shipping-view";
import { shopOrders } from "../../modules/order";

/** Only what differs, by name: `flat_fee`, `free_above`, and each district that changed. */
function differences(one: ShippingRow, other: ShippingRow): Record<string, unknown> {
  const others = new Map(other.districts.map((row) => [row.district, JSON.stringify(row)]));
  const changed = one.districts.filter((row) => others.get(row.district) !== JSON.stringify(row));
  return {
    ...(one.flatFee === other.flatFee ? {} : { flat_fee: one.flatFee }),
    ...(one.freeAbove === other.freeAbove ? {} : { free_above: one.freeAbove }),
    ...Object.fromEntries(
      changed.map(({ district, ownFee, ownFreeAbove, minDays, maxDays }) => [
        district,
        { fee: ownFee, free_above: ownFreeAbove, min_days: minDays, max_days: maxDays },
      ]),
    ),
  };
}

/**
 * Changes what delivery costs and takes, for orders placed from now on; placed orders keep their
 * fee and promise. Two changes at once happen one after the other.
 * @throws ApiError 400 with the district's field
 */
export async function updateShipping(
  container: MedusaContainer,
  who: UserActor,
  update: UpdateShippingBody,
): Promise<Shipping> {
  const shipping = shopOrders(container).shipping;
  return inTransaction(async (inside) => {
    const before = await shipping.hold(inside);
    const applied = applyUpdate(before, update);
    if (applied.kind === "invalid") {
      throw invalidRequest([{ field: applied.field, message: applied.message }]);
    }
    const after = applied.row;
    const now = differences(after, before);
    if (Object.keys(now).length > 0) {
      await shipping.write(inside, after);
      await recordActivity(inside, {
        who,
        action: "shipping.update",
        subject: { kind: "shipping", id: "shipping", label: "Delivery" },
        before: differences(before, after),
        after: now,
      });
    }
    return shippingOf(await shipping.read(inside));
  });
}
