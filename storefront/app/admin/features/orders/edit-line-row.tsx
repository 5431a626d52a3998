import type { Product } from "@strive/backend/contracts/catalogue";
import X from "lucide-react/icons/x";
import { variantText } from "~/admin/find-variant/find-variant";
import { francs } from "~/admin/shell/order-money";
import type { Article } from "~/lib/exchange-offer";
import { lookIn } from "~/lib/other-variants";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { LoadError } from "~/ui/message";
import { Picture } from "~/ui/picture";
import { Select } from "~/ui/select";
import { Stepper } from "~/ui/stepper";
import * as common from "~/words/common";
import * as words from "~/words/edit-items";
import { isGone } from "~/words/order-changes";
import { priceOf, type EditLine } from "./edit-lines";

interface EditLineRowProps {
  line: EditLine;
  /** What there is of its product. */
  article: Article;
  /** Whole RWF for one, as the total counts it. */
  unitRwf: number | undefined;
  /** It is the only one, which stays. */
  isLast: boolean;
  onChange: (line: EditLine) => void;
  onRemove: () => void;
  /** Asks again for what could not be loaded. */
  onRetry: () => void;
}

function Look({
  line,
  product,
  onChange,
}: Pick<EditLineRowProps, "line" | "onChange"> & { product: Product }) {
  const { variants } = product;
  return (
    <Select
      label={words.lookOf(line.name)}
      value={line.variant_id}
      options={variants.map((one) => ({
        value: one.id,
        label: words.free(lookIn(product, one), one.stock_quantity),
      }))}
      onChange={({ target }) => {
        const chosen = variants.find(({ id }) => id === target.value);
        if (!chosen) return;
        onChange({ ...line, variant_id: chosen.id, size: chosen.size, color: chosen.color });
      }}
      className="min-w-0"
    />
  );
}

/** What is different about it: how it was, or that it is new. */
function noteOf({ item, variant_id, quantity }: EditLine): string | null {
  if (item === null) return words.added;
  if (variant_id !== item.variant_id) return words.was(variantText(item));
  return quantity === item.quantity ? null : words.was(String(item.quantity));
}

const LINK = "min-h-11 text-[14px] font-strong underline underline-offset-4 hover:text-red";

/** A line of an order as it is wanted: its look, how many, and the price of one. */
export function EditLineRow({
  line,
  article,
  unitRwf,
  isLast,
  onChange,
  onRemove,
  onRetry,
}: EditLineRowProps) {
  const { name, quantity, item, price } = line;
  const note = noteOf(line);
  const isCard = item?.is_gift_card === true;
  const isBad = price !== null && priceOf(price) === null;
  const shown = unitRwf ?? item?.unit_price;
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_44px] gap-x-3 gap-y-2 border-t border-line py-3.5">
      <Picture src={line.image} alt="" sizes="48px" className="aspect-[4/5] w-12" />
      <div className="grid min-w-0 gap-2">
        <div>
          <p className="leading-snug font-strong break-words">{name}</p>
          {(typeof article === "string" || isCard) && (
            <p className="text-[13.5px] text-ink-2">{variantText(line)}</p>
          )}
          {note !== null && <p className="text-[13px] text-success">{note}</p>}
        </div>
        {article === "failed" && <LoadError text={words.notLoaded} onRetry={onRetry} />}
        {article === "gone" && item !== null && (
          <p className="text-[13.5px] text-ink-2">{isGone}</p>
        )}
        {!isCard && (
          <div className="flex flex-wrap items-center gap-3">
            {typeof article !== "string" && (
              <Look line={line} product={article} onChange={onChange} />
            )}
            <Stepper
              label={common.quantityOf(name)}
              value={quantity}
              onChange={(next) => onChange({ ...line, quantity: next })}
              className="h-11! grid-cols-[44px_36px_44px]!"
            />
          </div>
        )}
        {price === null ? (
          <p className="flex flex-wrap items-center gap-x-3">
            {shown !== undefined && (
              <span className="whitespace-nowrap">{`${quantity} × ${francs(shown)}`}</span>
            )}
            {!isCard && (
              <button
                type="button"
                aria-label={words.changePriceOf(name)}
                onClick={() => onChange({ ...line, price: String(shown ?? "") })}
                className={LINK}
              >
                {words.changePrice}
              </button>
            )}
          </p>
        ) : (
          <div className="grid justify-items-start">
            <Field
              label={words.priceOf(name)}
              inputMode="numeric"
              value={price}
              error={isBad ? words.badPrice : undefined}
              onChange={({ target }) => onChange({ ...line, price: target.value })}
            />
            <button
              type="button"
              aria-label={words.keepPriceOf(name)}
              onClick={() => onChange({ ...line, price: null })}
              className={LINK}
            >
              {words.keepPrice}
            </button>
          </div>
        )}
      </div>
      {!isCard && !isLast && (
        <IconButton label={words.remove(`${name}, ${variantText(line)}`)} onClick={onRemove}>
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
