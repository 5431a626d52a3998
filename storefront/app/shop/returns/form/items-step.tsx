import type { Order } from "@strive/backend/contracts/orders";
import { FieldNotes } from "~/ui/field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/returns";
import { dayText } from "../return-days";
import { LineChoice } from "./line-choice";
import { FormPictures } from "./form-pictures";
import { hasFault, isAllFault, type ReturnPath } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

/** What the contract allows. */
const LONGEST_NOTE = 500;

interface ItemsStepProps {
  order: Order;
  path: ReturnPath;
  form: ReturnFormState;
}

/** Which pieces come back, and why. */
export function ItemsStep({ order, path, form }: ItemsStepProps) {
  const { draft, lines, errors, change } = form;
  const isFault = path === "fault";
  const isRepairable = isFault || isAllFault(lines);
  const rule =
    isFault || order.return_until === null
      ? words.weLook
      : words.unworn(dayText(order.return_until));
  return (
    <div className="grid gap-4">
      <div data-field="items" tabIndex={-1} className="grid gap-3 outline-none">
        <FieldNotes id="return-items" label="" error={errors["items"]} />
        <ul className="grid gap-3">
          {order.items.map((item) => (
            <LineChoice key={item.id} order={order} item={item} path={path} form={form} />
          ))}
        </ul>
      </div>
      <TextField
        label={isFault ? words.faultNote : words.note}
        hint={isRepairable ? words.faultNoteHint : undefined}
        error={errors["note"]}
        data-field="note"
        maxLength={LONGEST_NOTE}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value }, "note")}
      />
      {lines.length > 0 && <FormPictures orderId={order.id} isWanted={hasFault(lines)} />}
      {(isFault || !isRepairable) && (
        <p className="bg-stone px-4 py-3 text-[14px] text-ink-2">{rule}</p>
      )}
    </div>
  );
}
