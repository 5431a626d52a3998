/** What decides the fee. */
export interface ShippingTerms {
  flat_fee: number;
  free_above: number | null;
  districts: ReadonlyArray<{ district: string; fee: number; free_above: number | null }>;
}

/** Goods from which delivery to the district is free, in whole RWF; null: never. */
export function freeAboveRwf(shipping: ShippingTerms, district: string | null): number | null {
  const own = shipping.districts.find((row) => row.district === district);
  return own === undefined ? shipping.free_above : own.free_above;
}

/** What of a cart is delivered, in whole RWF before discounts; null: gift cards alone, which are mailed. */
export function deliveredRwf(
  lines: readonly { lineTotalRwf: number; isGiftCard: boolean }[],
): number | null {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  if (goods.length === 0 && lines.length > 0) return null;
  return goods.reduce((sum, { lineTotalRwf }) => sum + lineTotalRwf, 0);
}

/**
 * What delivery costs, in whole RWF: free from the threshold on, else the district's fee. The server
 * decides with it, and the browser shows it; it is separate so that no schema comes with it.
 * @param goodsRwf of `deliveredRwf`
 */
export function shippingFeeRwf(
  shipping: ShippingTerms,
  goodsRwf: number | null,
  district: string | null,
): number {
  if (goodsRwf === null) return 0;
  const free = freeAboveRwf(shipping, district);
  if (free !== null && goodsRwf >= free) return 0;
  return shipping.districts.find((row) => row.district === district)?.fee ?? shipping.flat_fee;
}
