import type { Category } from "@strive/backend/contracts/catalogue";
import { usePageQuery } from "~/lib/query";
import { categoryListQuery } from "~/shop/api/categories";
import { categoryKey } from "~/shop/api/category-key";
import { cx } from "~/ui/cx";
import * as words from "~/words/catalogue";
import * as common from "~/words/common";
import { searchWith, type CatalogueFilters } from "./filters";
import { ListLink } from "./list-link";

interface TabProps {
  label: string;
  search: string;
  isCurrent: boolean;
}

function Tab({ label, search, isCurrent }: TabProps) {
  return (
    <ListLink
      to={{ search }}
      aria-current={isCurrent ? "true" : undefined}
      className={cx(
        "relative flex min-h-[50px] min-w-11 flex-none items-center justify-center px-[13px] text-[15px] -outline-offset-2!",
        isCurrent
          ? "font-bold after:absolute after:inset-x-[13px] after:-bottom-px after:h-1.5 focus-visible:after:bottom-1 after:ridge-round after:content-['']"
          : "font-medium text-ink-2 hover:text-red",
      )}
    >
      {label}
    </ListLink>
  );
}

/** Two categories of one name (men's and women's) are one tab: the list filters by name. */
const namesOf = (categories: readonly Category[]): [key: string, name: string][] => [
  ...new Map(categories.map((category) => [categoryKey(category), category.category_name])),
];

export function CategoryTabs({ filters }: { filters: CatalogueFilters }) {
  const { data, error, retry } = usePageQuery(categoryListQuery());
  const isError = error !== null;
  const message = isError
    ? words.categoriesFailed
    : data === undefined
      ? words.categoriesLoading
      : data.length === 0
        ? words.categoriesEmpty
        : null;
  return (
    <nav
      aria-label={words.categoriesLabel}
      className="-mx-(--gutter) flex overflow-x-auto border-b border-line px-[calc(var(--gutter)-13px)] no-scrollbar"
    >
      <Tab
        label={words.allCategories}
        search={searchWith(filters, { category: null })}
        isCurrent={filters.category === null}
      />
      {message !== null && (
        <p
          role={isError ? "alert" : "status"}
          className="flex min-h-[50px] items-center gap-4 px-[13px] text-[15px] whitespace-nowrap text-ink-2"
        >
          {message}
          {isError && (
            <button type="button" className="text-link text-ink" onClick={retry}>
              {common.retry}
            </button>
          )}
        </p>
      )}
      {message === null &&
        namesOf(data ?? []).map(([key, name]) => (
          <Tab
            key={key}
            label={name}
            search={searchWith(filters, { category: key })}
            isCurrent={filters.category === key}
          />
        ))}
    </nav>
  );
}
