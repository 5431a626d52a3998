/** Catalogue reads have a shorter timeout than other calls; a 401 sends the shopper to `/`. */
export const CATALOGUE_CALL = { timeoutMs: 10_000, leaveOn401: true } as const;
