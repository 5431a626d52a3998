import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCurrency } from "~/lib/currency";
import { usePageQuery } from "~/lib/query";
import { ButtonLink } from "~/ui/button";
import * as answerWords from "~/words/answers";
import * as catalogue from "~/words/catalogue";
import * as words from "~/words/filters";
import { size as sizeName } from "~/words/ui";
import { sizeText } from "~/words/sizes";
import { AnswerTerms } from "./answer-terms";
import { answersTo } from "./answers";
import { totalsQuery } from "./facets-query";
import { priceName } from "./filter-names";
import { GENDERS, searchWith, type CatalogueFilters } from "./filters";
import { focusTitle } from "./focus-title";
import { useOpeningState } from "./opening";
import { useMissedSearch } from "./missed-search";
import { useCategoryName } from "./use-category-name";

interface Part {
  name: keyof typeof words.remove;
  /** What it is called in the sentence; null or empty: it is not in use. */
  label: string | null | undefined;
  change: Partial<CatalogueFilters>;
}

function useParts(filters: CatalogueFilters): Part[] {
  const { priceOf } = useCurrency();
  const category = useCategoryName(filters.category);
  const parts: Part[] = [
    { name: "category", label: category, change: { category: null } },
    {
      name: "gender",
      label: GENDERS.find(({ value }) => value === filters.gender)?.label,
      change: { gender: null },
    },
    { name: "q", label: filters.q, change: { q: "" } },
    {
      name: "size",
      label: filters.size.length > 0 ? sizeName(filters.size.map(sizeText).join(", ")) : null,
      change: { size: [] },
    },
    {
      name: "family",
      label: filters.family.map((family) => words.families[family]).join(", "),
      change: { family: [] },
    },
    {
      name: "price",
      label: priceName(filters, priceOf),
      change: { min_price: null, max_price: null },
    },
    {
      name: "in_stock",
      label: filters.in_stock && catalogue.inStock,
      change: { in_stock: null },
    },
    { name: "on_sale", label: filters.on_sale && catalogue.onSale, change: { on_sale: null } },
  ];
  return parts.filter(({ label }) => Boolean(label));
}

interface NothingHelpProps {
  filters: CatalogueFilters;
  /** Clears them all. */
  children: ReactNode;
}

/** Nothing was found: names the filter without which most would be, and gives it up. */
export function NothingHelp({ filters, children }: NothingHelpProps): ReactNode {
  const state = useOpeningState();
  const answers = answersTo(filters.q);
  // Who asks the shop something looked for no article.
  useMissedSearch(answers.length > 0 ? "" : filters.q);
  const parts = useParts(filters);
  const { data = [] } = usePageQuery(
    totalsQuery(parts.map(({ change }) => ({ ...filters, ...change }))),
    // Without the only one there is everything.
    { isEnabled: parts.length > 1 },
  );
  const most = Math.max(0, ...data);
  const best = most > 0 ? parts[data.indexOf(most)] : undefined;
  return (
    <>
      {best && <p className="max-w-[34ch] text-ink-2">{words.without(best.label ?? "", most)}</p>}
      {answers.length > 0 && (
        <ul aria-label={answerWords.label} className="grid justify-items-center">
          {answers.map(({ id, text, to, district }) => (
            <li key={id} className="grid justify-items-center">
              <Link to={to} className="text-link">
                {text}
              </Link>
              {district && <AnswerTerms district={district} />}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-center gap-2.5">
        {best && (
          <ButtonLink
            size="sm"
            to={{ search: searchWith(filters, best.change) }}
            state={state}
            preventScrollReset
            onClick={focusTitle}
          >
            {words.remove[best.name]}
          </ButtonLink>
        )}
        {children}
      </div>
    </>
  );
}
