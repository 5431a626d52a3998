import type { ReactNode } from "react";

interface CardListProps<One extends { id: string }> {
  products: readonly One[];
  /** @param at from 0 */
  children: (product: One, at: number) => ReactNode;
}

/** Cards of products on a page of their own, in their order. */
export const CardList = <One extends { id: string }>({
  products,
  children,
}: CardListProps<One>) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-8 pt-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 lg:gap-x-6">
    {products.map((product, at) => (
      <li key={product.id}>{children(product, at)}</li>
    ))}
  </ul>
);
