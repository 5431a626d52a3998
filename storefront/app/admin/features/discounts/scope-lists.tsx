import { useEffect, useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { categoryListQuery } from "~/admin/data/category-list";
import { useAdminList } from "~/admin/data/use-admin-list";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-discounts";
import { productChoiceQuery } from "./api";
import { ChoiceList } from "./choice-list";
import type { Picking } from "./scope-picker";

/** All categories come at once; they are searched here. */
export function CategoryList({ picking }: { picking: Picking }) {
  const [search, setSearch] = useState("");
  const query = useAdminQuery(categoryListQuery());
  const wanted = search.trim().toLowerCase();
  const offers = (query.data ?? [])
    .map(({ id, category_name: name }) => ({ id, name }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <ChoiceList
      query={query}
      loadingText={words.loadingCategories}
      failedText={words.categoriesNotLoaded}
      searchLabel={words.searchCategories}
      search={search}
      onSearch={setSearch}
      offers={offers}
      picking={picking}
    />
  );
}

/** Milliseconds after the last key until the server is asked. */
const SETTLE_MS = 300;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The server searches the products, and sends a page of them. */
export function ProductList({ picking }: { picking: Picking }) {
  const [search, setSearch] = useState("");
  const query = useAdminList(productChoiceQuery(useSettled(search.trim())));
  const { data: found = [], count = 0 } = query.data ?? {};
  const offers = found.map(({ id, name, price }) => ({ id, name, aside: francs(price) }));
  return (
    <ChoiceList
      query={query}
      loadingText={words.loadingProducts}
      failedText={words.productsNotLoaded}
      searchLabel={words.searchProducts}
      search={search}
      onSearch={setSearch}
      offers={offers}
      picking={picking}
      note={
        count > found.length && (
          <p className="text-[13px] text-ink-3">{words.someOf(found.length, count)}</p>
        )
      }
    />
  );
}
