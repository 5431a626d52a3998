/** What people call a parcel: its order's number, and which one of several it is. */
export const parcelLabel = (
  { orderNumber, parcels }: { orderNumber: string; parcels: readonly unknown[] },
  { number }: { number: number },
): string => (parcels.length > 1 ? `${orderNumber}/${number}` : orderNumber);
