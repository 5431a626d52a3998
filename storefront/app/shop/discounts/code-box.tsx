import { useCurrency } from "~/lib/currency";
import { CodeChip } from "./code-chip";
import { CodeField } from "./code-field";
import { givesText } from "./gives-text";
import { refusalText } from "./refusal-text";
import { useBoxFocus } from "./use-box-focus";
import type { Discounts } from "./use-discounts";

/** The discount code of a cart or a checkout: a field, or the code that applies. */
export function CodeBox({ discounts }: { discounts: Discounts }) {
  const { code, state, isAsking, quotedShippingRwf, keep, askAgain } = discounts;
  const { priceOf } = useCurrency();
  const { boxRef, inputRef, chipRef, noteUse } = useBoxFocus(code, state.kind);
  const apply = (entered: string) => {
    noteUse();
    keep(entered);
    if (entered !== "" && entered === code) askAgain();
  };
  return (
    <div ref={boxRef} className="mb-[18px] border-b border-line pb-[18px]">
      {state.kind === "applied" ? (
        <CodeChip
          ref={chipRef}
          code={state.discount?.code ?? code}
          gives={state.discount && givesText(state.discount, quotedShippingRwf, priceOf)}
          onRemove={() => apply("")}
        />
      ) : (
        <CodeField
          ref={inputRef}
          code={code}
          error={state.kind === "refused" ? refusalText(state.refusal, priceOf) : undefined}
          isUnchecked={state.kind === "unchecked"}
          isBusy={code !== "" && isAsking}
          onApply={apply}
          onCheckAgain={() => apply(code)}
        />
      )}
    </div>
  );
}
