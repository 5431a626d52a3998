import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { mostOf, type CartLine } from "~/lib/cart-rules";
import { useCurrency } from "~/lib/currency";
import { lineTotalRwf } from "~/lib/line-totals";
import {
  KeptName,
  KeptRow,
  RemoveButton,
  RowNotice,
  UpdateButton,
} from "~/shop/kept-list/kept-row";
import { textOfFinding, type LineCheck } from "~/shop/line-check/line-check";
import { GiftCardLine, VariantLine } from "~/shop/variant-line";
import { Price } from "~/ui/price";
import { Stepper } from "~/ui/stepper";
import * as common from "~/words/common";

interface CartRowProps {
  line: CartLine;
  check: LineCheck;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Accepts what the check found. */
  onUpdate: () => void;
  /** What keeps it from being ordered now. */
  children: ReactNode;
}

/** What changed, in words. If the line is still available, one tap accepts the change. */
function Finding({ line, check, onUpdate }: Pick<CartRowProps, "line" | "check" | "onUpdate">) {
  const { priceOf } = useCurrency();
  const { finding } = check;
  if (finding === null) return null;
  return (
    <RowNotice text={textOfFinding(finding, line, priceOf)}>
      {finding.fix === "update" && <UpdateButton name={line.name} onUpdate={onUpdate} />}
    </RowNotice>
  );
}

export function CartRow({ line, check, onQuantity, onRemove, onUpdate, children }: CartRowProps) {
  const isGone = check.finding?.fix === "remove";
  return (
    <KeptRow to={paths.product(line._id)} name={line.name} image={line.image}>
      <div className="grid content-start gap-1.5">
        <div className="flex justify-between gap-4">
          <KeptName to={paths.product(line._id)} name={line.name} />
          {line.quantity > 1 && (
            <Price amountRwf={lineTotalRwf(line)} className="font-bold whitespace-nowrap" />
          )}
        </div>
        {line.isGiftCard ? (
          <GiftCardLine amountRwf={line.price} />
        ) : (
          <VariantLine size={line.size} color={line.color} />
        )}
        <Price amountRwf={line.price} beforeRwf={check.beforeRwf} />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3">
          {isGone ? (
            <span />
          ) : (
            <Stepper
              value={line.quantity}
              onChange={onQuantity}
              label={common.quantityOf(line.name)}
              max={check.available ?? mostOf(line)}
              className="!h-[46px]"
            />
          )}
          <RemoveButton name={line.name} onRemove={onRemove} />
        </div>
      </div>
      <Finding line={line} check={check} onUpdate={onUpdate} />
      {children}
    </KeptRow>
  );
}
