/** How long a day sheet's link opens after its day, in hours of Kigali's next day. */
export const SHEET_GRACE_HOURS = 12;
/** How far ahead a parcel can be planned, in days. */
export const MOST_DAYS_AHEAD = 60;

/** What staff and riders say of money that is not what was to be collected. */
export const cashNeedsReason = (cashDue: number, cashAmount: number): boolean =>
  cashDue !== cashAmount;

/** Whom to ask for: a rider's first name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
