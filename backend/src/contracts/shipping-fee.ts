/**
 * What delivery costs, in whole RWF: free from the threshold on, else the district's fee. The server
 * decides with it, and the browser shows it; it is separate so that no schema comes with it.
 */
export function shippingFeeRwf(
  shipping: {
    flat_fee: number;
    free_above: number | null;
    districts: ReadonlyArray<{ district: string; fee: number }>;
  },
  subtotalRwf: number,
  district: string | null,
): number {
  if (shipping.free_above !== null && subtotalRwf >= shipping.free_above) return 0;
  return shipping.districts.find((row) => row.district === district)?.fee ?? shipping.flat_fee;
}
