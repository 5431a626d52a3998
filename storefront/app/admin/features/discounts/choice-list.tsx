import type { ReactNode } from "react";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as fields from "~/words/fields";
import * as words from "~/words/admin-discounts";
import type { Choice } from "./discount-values";
import type { Picking } from "./scope-picker";

interface Offer extends Choice {
  /** Right of the name: a price. */
  aside?: string;
}

interface ChoiceListProps {
  query: AdminQuery<unknown>;
  loadingText: string;
  failedText: string;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** What fits the search; empty while nothing has loaded. */
  offers: readonly Offer[];
  picking: Picking;
  /** Below the list. */
  note?: ReactNode;
}

const OfferRow = ({ offer, picking }: { offer: Offer; picking: Picking }) => (
  <li className="border-b border-line last:border-b-0">
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-[15px] hover:bg-stone">
      <input
        type="checkbox"
        checked={picking.isChosen(offer.id)}
        onChange={() => picking.toggle({ id: offer.id, name: offer.name })}
        className="size-[18px] flex-none accent-ink"
      />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{offer.name}</span>{" "}
      {offer.aside !== undefined && (
        <span className="flex-none text-[14px] text-ink-2">{offer.aside}</span>
      )}
    </label>
  </li>
);

/** A search field, and what was found to tick. */
export function ChoiceList(props: ChoiceListProps) {
  const { query, offers, picking, searchLabel, search, onSearch } = props;
  const isThere = query.data !== undefined;
  return (
    <div className="mt-1 grid gap-2.5">
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={search}
        maxLength={100}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          // Enter would send the whole form.
          if (event.key === "Enter") event.preventDefault();
        }}
        className="h-11 w-full min-w-0 rounded-xs border border-line-strong bg-paper px-3 text-[16px]"
      />
      {query.error !== null && (
        <LoadError
          text={fields.failed(props.failedText, failureText(query.error))}
          onRetry={query.retry}
        />
      )}
      {query.isLoading && (
        <div role="status">
          <span className="sr-only">{props.loadingText}</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {isThere && offers.length === 0 && (
        <p className="text-[14px] text-ink-2">{words.nothingFound}</p>
      )}
      {offers.length > 0 && (
        <ul
          aria-busy={query.isOld || undefined}
          className="max-h-[264px] overflow-y-auto border border-line"
        >
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} picking={picking} />
          ))}
        </ul>
      )}
      {props.note}
    </div>
  );
}
