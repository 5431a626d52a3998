import Trash from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router-dom";
import { lineTotalRwf, mostOf, type CartLine } from "~/lib/cart-rules";
import { useCurrency } from "~/lib/currency";
import { paths } from "~/lib/paths";
import { textOfFinding, type LineCheck } from "~/shop/line-check/line-check";
import { VariantLine } from "~/shop/variant-line";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { Stepper } from "~/ui/stepper";

interface CartRowProps {
  line: CartLine;
  check: LineCheck;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Accepts what the check found. */
  onUpdate: () => void;
}

/** What changed, in words. Where the line can still be had, one tap accepts it. */
function Finding({ line, check, onUpdate }: Pick<CartRowProps, "line" | "check" | "onUpdate">) {
  const { priceOf } = useCurrency();
  const { finding } = check;
  if (finding === null) return null;
  return (
    <p className="col-span-full flex items-center gap-2 bg-warning-tint px-3 text-[14px] leading-snug font-medium text-warning">
      <TriangleAlert size={16} aria-hidden="true" className="flex-none" />
      <span className="flex-1 py-2.5">{textOfFinding(finding, line, priceOf)}</span>
      {finding.fix === "update" && (
        <button
          type="button"
          aria-label={`Update: ${line.name}`}
          onClick={onUpdate}
          className="min-h-11 px-1 font-bold underline underline-offset-4"
        >
          Update
        </button>
      )}
    </p>
  );
}

export function CartRow({ line, check, onQuantity, onRemove, onUpdate }: CartRowProps) {
  const to = paths.product(line._id);
  const isGone = check.finding?.fix === "remove";
  return (
    <li className="grid grid-cols-[104px_1fr] gap-4 border-b border-line py-5 md:grid-cols-[132px_1fr] md:gap-6">
      {/* The name beside it is the same link with words; once is enough for the keyboard. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
        <Picture
          src={line.image}
          alt={line.name}
          sizes="(min-width: 48rem) 132px, 104px"
          isEager
          className="aspect-4/5"
        />
      </Link>
      <div className="grid content-start gap-1.5">
        <div className="flex justify-between gap-4">
          <h2 className="text-[16px] leading-[1.3] font-strong">
            <Link to={to} className="hover:text-red">
              {line.name}
            </Link>
          </h2>
          {line.quantity > 1 && (
            <Price amountRwf={lineTotalRwf(line)} className="font-bold whitespace-nowrap" />
          )}
        </div>
        <VariantLine size={line.size} color={line.color} />
        <Price amountRwf={line.price} />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3">
          {isGone ? (
            <span />
          ) : (
            <Stepper
              value={line.quantity}
              onChange={onQuantity}
              label={`Quantity of ${line.name}`}
              max={check.available ?? mostOf(line)}
              className="!h-[46px]"
            />
          )}
          <button
            type="button"
            aria-label={`Remove: ${line.name}`}
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-2 text-[14px] font-medium text-ink-2 hover:text-danger"
          >
            <Trash size={17} strokeWidth={1.6} aria-hidden="true" />
            Remove
          </button>
        </div>
      </div>
      <Finding line={line} check={check} onUpdate={onUpdate} />
    </li>
  );
}
