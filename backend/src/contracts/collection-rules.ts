/** Of its page in the shop. */
export const collectionPath = (handle: string): string => `/collections/${handle}`;

export const LONGEST_COLLECTION_TITLE = 80;
export const LONGEST_COLLECTION_TEXT = 600;
/** What its own picture shows, in each language. */
export const LONGEST_COLLECTION_ALT = 150;
export const MOST_COLLECTION_PRODUCTS = 60;

export const COLLECTION_STATES = ["soon", "shown", "over"] as const;
export type CollectionState = (typeof COLLECTION_STATES)[number];
