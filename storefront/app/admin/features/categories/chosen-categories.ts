import type { Category } from "@strive/backend/contracts/catalogue";
import type { AdminQuery } from "~/admin/data/admin-query";
import type { ListAnswer } from "~/admin/data/use-admin-list";

/** All categories come at once; search and filter are done here. */
export function chosenCategories(
  query: AdminQuery<Category[]>,
  { search, gender }: Readonly<Record<"search" | "gender", string>>,
): AdminQuery<ListAnswer<Category>> {
  const { data: all } = query;
  if (all === undefined) return { ...query, data: undefined };
  const wanted = search.trim().toLowerCase();
  const data = all.filter(
    (category) =>
      category.category_name.toLowerCase().includes(wanted) &&
      (gender === "" || category.gender === gender),
  );
  return {
    ...query,
    data: { data, count: data.length, limit: Math.max(1, data.length), offset: 0 },
  };
}
