/** What a refresh changed for shoppers. */
export interface CatalogueChange {
  version: number;
  /** Null: too many to name, or unknown; everything remembered must go. */
  productIds: readonly string[] | null;
  /** Names, order or product counts of categories changed, or what words mean. */
  categories: boolean;
  /** Something a filter or a search looks at changed: counts may differ. False if only stock did. */
  facts: boolean;
}

/** For whatever was not heard in detail. */
export const unknownChange = (version: number): CatalogueChange => ({
  version,
  productIds: null,
  categories: true,
  facts: true,
});

export type ChangeListener = (change: CatalogueChange) => void;
