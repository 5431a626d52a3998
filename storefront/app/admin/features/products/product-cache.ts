import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import type { QueryClient } from "@tanstack/react-query";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { PRODUCT_LISTS, productDetailQuery } from "./api";

/** Shows a product as a save answered it, wherever it is shown, until the server is asked again. */
export function showSaved(client: QueryClient, saved: SavedProduct): void {
  client.setQueriesData<ListAnswer<SavedProduct>>(
    { queryKey: PRODUCT_LISTS },
    (list) =>
      list && { ...list, data: list.data.map((one) => (one.id === saved.id ? saved : one)) },
  );
  client.setQueryData(productDetailQuery(saved.id).queryKey, saved);
}
