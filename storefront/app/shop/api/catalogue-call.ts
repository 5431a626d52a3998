/** Catalogue reads give up earlier than everything else; a 401 sends the shopper to the start. */
export const CATALOGUE_CALL = { timeoutMs: 10_000, leaveOn401: true } as const;
