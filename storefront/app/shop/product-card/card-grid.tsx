import type { Product } from "@strive/backend/contracts/catalogue";
import { CardList } from "~/ui/card-list";
import { ProductCard } from "./product-card";

/** Cards that the first view of a phone shows. */
const EAGER = 2;

/** Products on a page of their own, in their order. */
export const CardGrid = ({ products }: { products: readonly Product[] }) => (
  <CardList products={products}>
    {(product, at) => <ProductCard product={product} isEager={at < EAGER} />}
  </CardList>
);
