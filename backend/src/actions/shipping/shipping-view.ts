import { DISTRICTS } from "../../contracts/places";
import type { Shipping } from "../../contracts/shipping";
import type { ShippingRead } from "../../modules/order/shipping/domain/apply-update";

const known: ReadonlySet<string> = new Set(DISTRICTS);

/** What delivery costs and takes, as `/api` shows it; every district with its fee. */
export const shippingOf = ({
  flatFee,
  freeAbove,
  districts,
  hasAutomaticDiscounts,
}: ShippingRead): Shipping => ({
  has_automatic_discounts: hasAutomaticDiscounts,
  flat_fee: flatFee,
  free_above: freeAbove,
  districts: districts
    .filter(({ district }) => known.has(district))
    .map(({ district, ownFee, ownFreeAbove, minDays, maxDays }) => ({
      district: district as Shipping["districts"][number]["district"],
      fee: ownFee ?? flatFee,
      free_above: ownFreeAbove ?? freeAbove,
      min_days: minDays,
      max_days: maxDays,
    })),
});
