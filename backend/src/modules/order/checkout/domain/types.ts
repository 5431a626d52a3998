/** One inventory level a variant is taken from; kits have several. */
export interface StockSource {
  levelId: string;
  inventoryItemId: string;
  locationId: string;
  /** Units of the inventory item in one piece of the variant. */
  requiredPerPiece: number;
  /** stocked minus reserved, in units of the inventory item */
  free: number;
}

/** A variant that could be sold now, according to Medusa's tables. */
export interface Candidate {
  variantId: string;
  productId: string;
  productName: string;
  productHandle: string;
  variantTitle: string;
  sku: string | null;
  image: string | null;
  size: string;
  color: string;
  /** Position among the product's variants. */
  rank: number;
  /** Whole RWF, as it is now; null when it has no price that could be charged. */
  unitPriceRwf: number | null;
  /** Whole RWF, what it costs without a sale. */
  listPriceRwf: number | null;
  /** Whole RWF, what is struck beside the price; null: nothing. */
  struckPriceRwf: number | null;
  isGiftCard: boolean;
  /** false: stock is not counted, or may go below zero by the shop's own choice. */
  isLimited: boolean;
  sources: readonly StockSource[];
}

/** A line as it will be committed: one per variant. */
export interface DecidedLine {
  /** Position in the request of the first item that asked for this variant. */
  index: number;
  candidate: Candidate;
  unitPriceRwf: number;
  quantity: number;
  isGiftCard: boolean;
}

export interface FieldProblem {
  field: string;
  message: string;
}

export interface Shortage {
  index: number;
  product_id: string;
  variant_id: string;
  product_name: string;
  requested: number;
  available: number;
}

export type Decision =
  | { kind: "lines"; lines: readonly DecidedLine[] }
  | { kind: "invalid"; problems: readonly FieldProblem[] }
  | { kind: "short"; shortages: readonly Shortage[]; lines: readonly DecidedLine[] };
