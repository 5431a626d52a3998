/** Of what comes in one size alone. */
export const isOneSize = (size: string): boolean => /^one size$/i.test(size);

/** `2Y` and `2-3Y` are for children of so many years: `2`, `2-3`; null: it is no such size. */
export const yearsOf = (size: string): string | null =>
  /^(\d{1,2}(?:[-–]\d{1,2})?) ?Y$/i.exec(size)?.[1] ?? null;
