import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { useNow } from "~/admin/shell/use-now";
import * as words from "~/words/admin-discounts";
import type { Terms } from "./discount-texts";
import { ExamplePanel } from "./example-panel";
import { plainWords } from "./plain-words";

const Sentence = ({ said }: { said: words.Said }) => (
  <p className="text-[16px] leading-normal [overflow-wrap:anywhere]">
    {said.map((part, at) => (typeof part === "string" ? part : <b key={at}>{part[0]}</b>))}
  </p>
);

/** The most that it can cost, where that is known. */
const mostRwf = ({ kind, value, max_uses }: Terms): number | null =>
  kind === "amount" && value !== null && max_uses !== null ? value * max_uses : null;

/** Whether it says enough for an example. */
function isComplete({ kind, value, scope, scope_items }: Terms): boolean {
  const takesOff = kind === "free_delivery" || (value !== null && value > 0);
  return takesOff && (scope === "everything" || scope_items.length > 0);
}

/** What the form says, in words and as an example; below it, the way to save it. */
export function PlainWordsPanel({ terms, children }: { terms: Terms; children: ReactNode }) {
  const now = useNow();
  const most = mostRwf(terms);
  return (
    <FormPanel title={words.plainWords}>
      <Sentence said={plainWords(terms, now)} />
      {isComplete(terms) && <ExamplePanel terms={terms} />}
      {most !== null && (
        <p className="mt-4 grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 bg-warning-tint px-3.5 py-3 text-[14px] leading-snug text-warning">
          <Info size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.atMost(francs(most), terms.max_uses ?? 0)}
        </p>
      )}
      {children}
    </FormPanel>
  );
}
