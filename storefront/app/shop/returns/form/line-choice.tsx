import { formatMoney } from "@strive/backend/contracts/money";
import { costOfReturned, returnablePieces } from "@strive/backend/contracts/return-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { useId } from "react";
import { useCurrency } from "~/lib/currency";
import { variantText } from "~/shop/variant-text";
import { cx } from "~/ui/cx";
import { FieldNotes } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { Stepper } from "~/ui/stepper";
import * as words from "~/words/returns";
import { ReasonField } from "./reason-field";
import { reasonsOf, type ReturnPath } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

interface LineChoiceProps {
  order: Order;
  item: OrderItem;
  path: ReturnPath;
  form: ReturnFormState;
}

/** Why nothing of a line can be returned; null: something can. */
function obstacleOf(item: OrderItem, most: number): string | null {
  if (item.is_gift_card) return words.isGiftCard;
  return most === 0 ? words.isBackAlready : null;
}

/** A line of the order: whether it comes back, how many pieces, and why. */
export function LineChoice({ order, item, path, form }: LineChoiceProps) {
  const { priceOf } = useCurrency();
  const id = useId();
  const most = returnablePieces(item, order.returns);
  const obstacle = obstacleOf(item, most);
  const kept = form.draft.lines[item.id];
  const allRwf = costOfReturned(order.returns, item, most);
  const chosen = form.lines.find((line) => line.item.id === item.id);
  const names = { line: `line:${item.id}`, reason: `reason:${item.id}` };
  const error = form.errors[names.line];
  const change = (line: typeof kept, ...fields: string[]) =>
    form.change({ lines: { ...form.draft.lines, [item.id]: line } }, "items", ...fields);
  const price = { ...item, price: item.unit_price, isGiftCard: item.is_gift_card };
  return (
    <li
      className={cx(
        obstacle === null ? "bg-paper" : "bg-stone text-ink-2",
        chosen ? "border-2 border-ink" : "border border-line",
      )}
    >
      <label className="grid cursor-pointer grid-cols-[22px_60px_1fr] items-center gap-3.5 p-3.5">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          disabled={obstacle !== null}
          aria-label={words.doReturn(item.product_name)}
          aria-describedby={cx(
            `${id}-about`,
            form.errors["items"] !== undefined && "return-items-error",
          )}
          onChange={({ target }) =>
            change(
              target.checked ? (kept ?? { quantity: most, reason: "" }) : undefined,
              names.line,
              names.reason,
            )
          }
          className="size-[22px] accent-ink"
        />
        <Picture src={item.image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
        <span id={`${id}-about`} className="grid min-w-0 gap-0.5 text-[14px]">
          <b className="text-[15.5px] leading-[1.3] font-strong wrap-anywhere">
            {item.product_name}
          </b>
          <span>{variantText(price, priceOf)}</span>
          <span>{obstacle ?? formatMoney(chosen?.amountRwf ?? allRwf, "RWF")}</span>
        </span>
      </label>
      {chosen && (
        <div className="grid gap-3.5 px-3.5 pb-4">
          {(most > 1 || error !== undefined) && (
            <div
              role="group"
              aria-label={words.howMany}
              aria-describedby={error === undefined ? undefined : `${id}-line-error`}
              data-field={names.line}
              tabIndex={-1}
              className="grid gap-1.5 outline-none"
            >
              <span aria-hidden="true" className="text-[14px] font-strong">
                {words.howMany}
              </span>
              <Stepper
                label={words.howManyOf(item.product_name)}
                value={chosen.quantity}
                max={most}
                onChange={(quantity) => change({ quantity, reason: chosen.reason }, names.line)}
                className="justify-self-start"
              />
              <FieldNotes id={`${id}-line`} label="" error={error} />
            </div>
          )}
          <ReasonField
            name={names.reason}
            about={item.product_name}
            reasons={reasonsOf(path)}
            value={chosen.reason}
            error={form.errors[names.reason]}
            onChange={(reason) => change({ quantity: chosen.quantity, reason }, names.reason)}
          />
        </div>
      )}
    </li>
  );
}
