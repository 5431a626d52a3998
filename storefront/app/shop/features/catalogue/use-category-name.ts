import { usePageQuery } from "~/lib/query";
import { categoryListQuery } from "~/shop/api/categories";
import { categoryKey } from "~/shop/api/category-key";

const asItIs = (key: string | null): string | null => key;

function useToldName(key: string | null): string | null {
  const { data = [] } = usePageQuery(categoryListQuery());
  return data.find((category) => categoryKey(category) === key)?.category_name ?? key;
}

/** What the page's language calls the category that a filter names. */
export const useCategoryName: (key: string | null) => string | null =
  __PREFIX__ === "" ? asItIs : useToldName;
