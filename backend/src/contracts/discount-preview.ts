/**
 * What a discount of the staff's form takes off a cart of goods that are all in its scope, in whole RWF:
 * as the shop does when it is the only discount. It is separate so that no schema comes with it.
 * @param value per cent, or whole RWF
 */
export function discountPreviewRwf(
  {
    kind,
    value,
    minimum,
  }: {
    kind: "percentage" | "amount" | "free_delivery";
    value: number | null;
    minimum: number | null;
  },
  { goodsRwf, deliveryRwf }: { goodsRwf: number; deliveryRwf: number },
): number {
  if (minimum !== null && goodsRwf < minimum) return 0;
  if (kind === "free_delivery") return deliveryRwf;
  if (kind === "amount") return Math.min(value ?? 0, goodsRwf);
  // Hundredths of a per cent first: 1.15 % of 10,000 would else be a hair below 115.
  return Math.floor((goodsRwf * Math.round((value ?? 0) * 100)) / 10_000 + 0.5);
}
