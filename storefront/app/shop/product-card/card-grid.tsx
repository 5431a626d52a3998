import type { Product } from "@strive/backend/contracts/catalogue";
import { ProductCard } from "./product-card";

/** Cards that the first view of a phone shows. */
const EAGER = 2;

/** Products on a page of their own, in their order. */
export const CardGrid = ({ products }: { products: readonly Product[] }) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-8 pt-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 lg:gap-x-6">
    {products.map((product, at) => (
      <li key={product.id}>
        <ProductCard product={product} isEager={at < EAGER} />
      </li>
    ))}
  </ul>
);
