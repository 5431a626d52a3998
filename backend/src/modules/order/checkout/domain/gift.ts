import { GIFT_DAYS } from "../../../../contracts/gift-card-limits";
import type { Gift } from "../../../../contracts/store-credit";
import { lineTotalRwf } from "./totals";
import type { DecidedLine, FieldProblem } from "./types";

const DAY_MS = 86_400_000;

/** What gift cards cost, whole RWF; store credit does not pay them. */
export const cardsRwf = (lines: readonly DecidedLine[]): number =>
  lines.reduce((sum, line) => sum + (line.isGiftCard ? lineTotalRwf(line) : 0), 0);

/** What shoppers read where nothing can be collected. */
export const NO_PICKUP: FieldProblem = {
  field: "is_pickup",
  message: "Orders can't be collected in the shop now. We deliver them",
};

/** What is wrong with collecting these lines; null: nothing. Gift cards are mailed. */
export function pickupProblem(
  { isPickup = false, mayCollect = true }: { isPickup?: boolean; mayCollect?: boolean },
  lines: readonly DecidedLine[],
): FieldProblem | null {
  if (!isPickup) return null;
  if (!mayCollect) return NO_PICKUP;
  return lines.every(({ isGiftCard }) => isGiftCard)
    ? { field: "is_pickup", message: "Gift cards come by mail: there is nothing to collect" }
    : null;
}

/** What is wrong with whom the gift cards go to; null: nothing. Their codes go by mail. */
export function giftProblem(
  { gift, email }: { gift?: Gift | undefined; email: string },
  lines: readonly DecidedLine[],
  now: Date,
): FieldProblem | null {
  if (gift === undefined) {
    return email === "" && cardsRwf(lines) > 0
      ? { field: "email", message: "A gift card comes by mail: an email address is needed" }
      : null;
  }
  if (cardsRwf(lines) === 0) {
    return { field: "gift", message: "Nothing in this order is a gift card" };
  }
  const last = new Date(now.getTime() + (GIFT_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
  return gift.send_on !== undefined && gift.send_on > last
    ? { field: "gift.send_on", message: `A gift card can be sent within ${GIFT_DAYS} days` }
    : null;
}
