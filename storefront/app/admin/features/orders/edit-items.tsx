import type { EditQuote } from "@strive/backend/contracts/order-changes";
import type { Order } from "@strive/backend/contracts/orders";
import { useRef, type SyntheticEvent } from "react";
import { FindVariant } from "~/admin/find-variant/find-variant";
import { francs } from "~/admin/shell/order-money";
import { changeableItems } from "~/lib/order-changes";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Message } from "~/ui/message";
import * as fields from "~/words/fields";
import * as words from "~/words/edit-items";
import { ChangeDialog, useChange } from "./change-dialog";
import { EditLineRow } from "./edit-line-row";
import { withFound } from "./edit-lines";
import { useArticles } from "./use-articles";
import { useEditItems, type EditItems as Edit } from "./use-edit-items";

function differenceText({ due_amount, back_amount, paid_amount }: EditQuote): string {
  if (back_amount > 0) return words.giveBack(francs(back_amount));
  return due_amount > 0 || paid_amount === 0 ? words.ask(francs(due_amount)) : words.nothingElse;
}

const Sum = ({ label, rwf, isLast = false }: { label: string; rwf: number; isLast?: boolean }) => (
  <div className={isLast ? "flex justify-between gap-4 font-bold" : "flex justify-between gap-4"}>
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{francs(rwf)}</dd>
  </div>
);

/** What it costs now and then, what was paid, and what that leaves to ask for or to give back. */
function Sums({ total: { quote, isNow, failure } }: Pick<Edit, "total">) {
  if (failure !== null) return <Message tone="danger">{failure}</Message>;
  if (quote === undefined) return <p className="text-[14px] text-ink-2">{words.working}</p>;
  const { total_before, total_amount, paid_amount, due_amount, back_amount } = quote;
  return (
    <div aria-busy={!isNow} className="bg-stone px-3.5 py-3">
      <dl aria-label={words.sums} className="grid gap-1.5">
        <Sum label={words.totalNow} rwf={total_before} />
        <Sum label={words.newTotal} rwf={total_amount} />
        <Sum label={words.paid} rwf={paid_amount} />
        {back_amount > 0 ? (
          <Sum label={words.toGiveBack} rwf={back_amount} isLast />
        ) : (
          <Sum label={words.toAskFor} rwf={due_amount} isLast />
        )}
      </dl>
      <p role="status" className="sr-only">
        {isNow && words.totalIs(francs(total_amount), differenceText(quote))}
      </p>
    </div>
  );
}

function EditForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const edit = useEditItems(useChange(order, onClose));
  const { articleOf, retry } = useArticles(changeableItems(order));
  const reasonRef = useRef<HTMLInputElement>(null);
  const { lines, setLines, total } = edit;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (edit.submit()) reasonRef.current?.focus();
  };
  const isLast = lines.length === 1;
  return (
    <form noValidate onSubmit={submit} aria-label={words.editItems} className="mt-4 grid gap-4">
      <ul aria-label={words.lines} className="border-b border-line">
        {lines.map((line) => (
          <EditLineRow
            key={line.key}
            line={line}
            article={line.item === null ? "gone" : articleOf(line.item)}
            unitRwf={
              total.quote?.lines.find(({ variant_id }) => variant_id === line.variant_id)
                ?.unit_price
            }
            isLast={isLast}
            onRetry={retry}
            onChange={(next) => setLines(lines.map((one) => (one === line ? next : one)))}
            onRemove={() => setLines(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      {isLast && <p className="text-[13.5px] text-ink-2">{words.lastLine}</p>}
      <div role="group" aria-label={words.addProduct} className="grid gap-1.5">
        <p aria-hidden="true" className="text-[14px] font-strong">
          {words.addProduct}
        </p>
        <FindVariant
          name="items"
          isOff={() => false}
          onChoose={(found) => setLines(withFound(lines, found))}
        />
      </div>
      <Sums total={total} />
      <Field
        ref={reasonRef}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={200}
        value={edit.reason}
        error={edit.reasonError}
        onChange={({ target }) => edit.setReason(target.value)}
      />
      {edit.failure !== null && <Message tone="danger">{edit.failure}</Message>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onClose}>
          {words.discard}
        </Button>
        <Button
          type="submit"
          disabled={edit.isBusy || edit.isOld || !edit.isDifferent || !total.isNow}
        >
          {edit.isBusy ? fields.saving : words.save}
        </Button>
      </div>
      {!edit.isDifferent && (
        <p className="text-right text-[13.5px] text-ink-2">{words.nothingChanged}</p>
      )}
    </form>
  );
}

/** Other lines, pieces, sizes, colours and prices of an order, until it is packed. */
export function EditItems({ order }: { order: Order }) {
  const isPossible = changeableItems(order).length > 0;
  return (
    <ChangeDialog
      order={order}
      label={words.editItems}
      help={words.help}
      isPossible={isPossible}
      isWide
    >
      {(onClose) => <EditForm order={order} onClose={onClose} />}
    </ChangeDialog>
  );
}
