import type { Category } from "@strive/backend/contracts/catalogue";
import { adminQuery } from "./admin-query";

/** First part of the keys: what a change of a category invalidates. */
export const CATEGORIES = "categories";

export const categoryListQuery = () =>
  adminQuery([CATEGORIES, "list"], async (client, signal) => {
    return (await client.get<{ data: Category[] }>("/categories", { signal })).data;
  });
