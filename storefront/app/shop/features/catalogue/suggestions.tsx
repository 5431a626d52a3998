import { collectionPath } from "@strive/backend/contracts/collection-rules";
import ArrowRight from "lucide-react/icons/arrow-right";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useId, useMemo, type ReactNode, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "~/lib/paths";
import { categoryKey } from "~/shop/api/category-key";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import * as words from "~/words/suggestions";
import { AnswerTerms } from "./answer-terms";
import type { CatalogueFilters } from "./filters";
import type { Suggested } from "./suggest-query";
import { rowId, useListKeys } from "./use-list-keys";
import { useSuggestions } from "./use-suggestions";

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** The field's text when it got the focus. */
  startText: string;
  onSearch: (change: Partial<CatalogueFilters>) => void;
}

interface RowProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Row({ id, isActive, onChoose, children }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        "flex min-h-14 scroll-my-20 cursor-pointer items-center gap-3 px-3 py-1.5 text-[15px] leading-snug outline-none not-first:border-t not-first:border-line hover:bg-stone",
        isActive && "bg-stone inset-ring-2 inset-ring-ink",
      )}
    >
      {children}
    </div>
  );
}

/** What filters call a suggested category. */
const suggestedKey = ({ text, original_name }: Suggested): string =>
  categoryKey({ category_name: text, original_name });

const PICTURE = "h-[50px] w-10 flex-none";

function Suggestion({ text, kind, image, price }: Suggested) {
  return (
    <>
      <Picture src={image ?? null} alt="" sizes="40px" isEager className={PICTURE} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
      {kind !== "product" && <span className="text-[13px] text-ink-3">{words[kind]}</span>}
      {price !== undefined && <Price amountRwf={price} className="font-bold whitespace-nowrap" />}
    </>
  );
}

/** Suggestions for the text in the search field, in a list below it. */
export default function Suggestions({
  field,
  typed,
  startText,
  onSearch,
}: SuggestionsProps): ReactNode {
  const text = typed.trim();
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, answers, open, close } = useSuggestions({ field, text, startText });
  const rows = useMemo(() => [...suggestions, ...answers], [suggestions, answers]);
  const count = rows.length;
  const choose = (index: number) => {
    const chosen = rows[index];
    close();
    if (chosen === undefined) onSearch({ q: text });
    else if ("to" in chosen) void navigate(chosen.to);
    else if (chosen.kind === "category") onSearch({ category: suggestedKey(chosen), q: "" });
    else if (chosen.kind === "collection") void navigate(collectionPath(chosen.handle ?? ""));
    else void navigate(paths.product(chosen.id));
  };
  const active = useListKeys({
    field,
    listId,
    rows,
    count: count + 1,
    onOpen: open,
    onClose: close,
    onChoose: choose,
  });
  const rowOf = (index: number) => ({
    id: rowId(listId, index),
    isActive: index === active,
    onChoose: () => choose(index),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && words.count(count)}
      </p>
      {count > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={words.label}
          tabIndex={-1}
          // A press here would take the focus from the field, which would close the list.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-[min(27rem,60dvh)] overflow-y-auto overscroll-contain rounded-xs border border-line-strong bg-paper shadow-float"
        >
          {suggestions.map((suggestion, index) => (
            <Row key={suggestion.id} {...rowOf(index)}>
              <Suggestion {...suggestion} />
            </Row>
          ))}
          {answers.map(({ id, text: told, district }, at) => (
            <Row key={id} {...rowOf(suggestions.length + at)}>
              <CircleHelp
                size={20}
                strokeWidth={1.6}
                aria-hidden="true"
                className="mx-2.5 flex-none"
              />
              <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
                {told}
                {district && <AnswerTerms district={district} />}
              </span>
            </Row>
          ))}
          <Row {...rowOf(count)}>
            <ArrowRight
              size={20}
              strokeWidth={1.6}
              aria-hidden="true"
              className="mx-2.5 flex-none"
            />
            <span className="min-w-0 flex-1 font-strong [overflow-wrap:anywhere]">
              {words.seeAll(text)}
            </span>
          </Row>
        </div>
      )}
    </>
  );
}
