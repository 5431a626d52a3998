/** Products under "You May Also Like". */
export const MOST_ALSO = 3;

/** Products told of in one call, as looked at together. */
export const MOST_LOOKED_AT = 4;

/** Products that complete the look of another, besides that one. */
export const MOST_PIECES = 3;
