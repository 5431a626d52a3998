import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-products";

/** More than this is plenty. */
const LOW = 10;

/** Green above 10, yellow from 1 to 10, red at 0. */
export function StockBadge({ count }: { count: number }) {
  if (count > LOW) return <Badge tone="delivered">{words.inStock(count)}</Badge>;
  if (count > 0) return <Badge tone="pending">{words.left(count)}</Badge>;
  return <Badge tone="cancelled">{words.outOfStock}</Badge>;
}

/** The same of a whole product; nobody counts gift cards. */
export function ProductStock({ product }: { product: SavedProduct }) {
  if (product.is_gift_card) return <span className="text-ink-3">{words.notCounted}</span>;
  return <StockBadge count={product.stock_quantity} />;
}
