import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { adminQuery } from "~/admin/data/admin-query";

/** Products that a search finds; more would not fit below a search field. */
const MOST_FOUND = 8;

export const piecesQuery = (search: string) =>
  adminQuery(["products", "pieces", search], async (client, signal) => {
    const query = { status: "all", search, limit: MOST_FOUND };
    const { data } = await client.get<{ data: SavedProduct[] }>("/products", { query, signal });
    return data.filter((product) => !product.is_gift_card);
  });

/** A product that was chosen, published or not. */
export const pieceQuery = (id: string) =>
  adminQuery(["products", "piece", id], async (client, signal) => {
    const path = `/products/${encodeURIComponent(id)}`;
    const query = { status: "all" };
    return (await client.get<{ data: SavedProduct }>(path, { query, signal })).data;
  });
