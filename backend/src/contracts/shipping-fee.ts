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

/**
 * What delivery costs, in whole RWF: free from the threshold on, else the district's fee. The server
 * decides with it, and the browser shows it; it is separate so that no schema comes with it.
 */
export function shippingFeeRwf(
  shipping: ShippingTerms,
  subtotalRwf: number,
  district: string | null,
): number {
  const free = freeAboveRwf(shipping, district);
  if (free !== null && subtotalRwf >= free) return 0;
  return shipping.districts.find((row) => row.district === district)?.fee ?? shipping.flat_fee;
}
