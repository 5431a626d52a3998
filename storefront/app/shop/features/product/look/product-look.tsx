import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useAddToCart } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { choiceName, imageOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import * as words from "~/words/look";
import * as card from "~/words/product-card";
import { piecesOf, totalOf, type Piece } from "./look-pieces";

interface ChoiceProps {
  piece: Piece;
  error: string | null;
  onChoose: (variantId: string) => void;
}

/** Size and colour of a piece that there are several of. */
function PieceChoice({ piece: { product, variant }, error, onChoose }: ChoiceProps) {
  const id = useId();
  const labelOf = (one: Variant) => {
    const label = choiceName(product, one) || words.oneSize;
    return one.stock_quantity > 0 ? label : words.soldOutChoice(label);
  };
  return (
    <span className="grid gap-1">
      <span className="relative block max-w-[220px]">
        <select
          aria-label={words.choiceOf(product.name)}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : id}
          data-piece={product.id}
          value={variant?.id ?? ""}
          onChange={({ target }) => onChoose(target.value)}
          className={cx(
            "h-11 w-full appearance-none rounded-xs border bg-paper pr-9 pl-3 text-[14px] font-medium",
            error === null ? "border-line-strong" : "border-danger",
          )}
        >
          <option value="">{words.choose}</option>
          {product.variants.map((one) => (
            <option key={one.id} value={one.id} disabled={one.stock_quantity <= 0}>
              {labelOf(one)}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
      {error !== null && (
        <span id={id} className="text-[13px] font-medium text-danger">
          {error}
        </span>
      )}
    </span>
  );
}

interface PieceRowProps extends ChoiceProps {
  /** The product of the page, which its own buttons choose. */
  isShown: boolean;
  onTake: (isTaken: boolean) => void;
}

function PieceRow({ piece, isShown, error, onChoose, onTake }: PieceRowProps) {
  const { product, variant, isSoldOut, isTaken } = piece;
  const { name, variants } = product;
  const prices = pricesOf(product, variant);
  const choice = variant ? choiceName(product, variant) : "";
  return (
    <li className="grid grid-cols-[88px_1fr_44px] items-center gap-x-3.5 border-b border-line py-3 lg:min-w-0 lg:flex-1 lg:grid-cols-[1fr_44px] lg:self-start lg:border-0 lg:p-0">
      <Picture
        src={variant ? imageOfColor(product, variant.color) : product.image}
        alt=""
        sizes="(min-width: 64rem) 240px, 88px"
        className="aspect-4/5 lg:col-span-full lg:mb-2.5"
      />
      <div className="grid min-w-0 content-start gap-0.5 text-[14px]">
        {isShown ? (
          <b className="text-[15px] font-medium [overflow-wrap:anywhere]">{name}</b>
        ) : (
          <Link
            to={paths.product(product.id)}
            className="inline-flex min-h-6 items-center text-[15px] font-medium [overflow-wrap:anywhere] hover:text-red"
          >
            {name}
          </Link>
        )}
        <Price amountRwf={prices.price} beforeRwf={prices.compare_at_price} className="font-bold" />
        {isSoldOut ? (
          <span className="font-strong text-ink-2">{words.soldOut}</span>
        ) : isShown ? (
          <span className="text-ink-2">{words.thisOne(choice)}</span>
        ) : variants.length === 1 ? (
          <span className="text-ink-2">{choice || words.oneSize}</span>
        ) : (
          <PieceChoice piece={piece} error={error} onChoose={onChoose} />
        )}
      </div>
      <label className="grid size-11 place-items-center lg:self-start">
        <input
          type="checkbox"
          aria-label={words.take(name)}
          checked={isTaken}
          disabled={isSoldOut}
          onChange={({ target }) => onTake(target.checked)}
          className="size-[22px] accent-ink"
        />
      </label>
    </li>
  );
}

interface ProductLookProps {
  product: Product;
  /** What is chosen on the page. */
  variant: Variant | null;
  look: readonly Product[];
}

/** What staff chose to be worn with a product: its pieces go into the cart with one press. */
export default function ProductLook({ product, variant, look }: ProductLookProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const addToCart = useAddToCart();
  const show = useShowMessage();
  const pieces = piecesOf({ product, variant }, look, { left, chosen });
  const taken = pieces.filter(({ isTaken }) => isTaken);

  const take = (id: string, isTaken: boolean) => {
    const others = [...left].filter((one) => one !== id);
    setLeft(new Set(isTaken ? others : [...others, id]));
  };
  const add = () => {
    const open = taken.find((piece) => piece.variant === null);
    setIsAsked(open !== undefined);
    if (open) {
      list.current?.querySelector<HTMLElement>(`[data-piece="${open.product.id}"]`)?.focus();
      return;
    }
    const lines = taken.flatMap((piece) =>
      piece.variant ? [cartLineOf(piece.product, piece.variant)] : [],
    );
    const full = lines.filter((line) => addToCart(line) === 0).map(({ name }) => name);
    const count = lines.length - full.length;
    const held = full.length > 0 ? words.held(full.join(", ")) : "";
    if (count === 0) show({ tone: "danger", text: `${card.addFailed}. ${held}` });
    else {
      const action = { label: card.viewCart, to: paths.cart() };
      show({ tone: "success", text: `${words.added(count)} ${held}`.trim(), action });
    }
  };

  return (
    <section aria-labelledby="look-title" className="border-t border-line pt-10 pb-10">
      <h2 id="look-title" className="title-2 mb-[18px]">
        {words.title}
      </h2>
      <div className="grid gap-5 lg:grid-cols-[1fr_280px] lg:items-center lg:gap-10">
        <ul ref={list} className="lg:flex lg:gap-6">
          {pieces.map((piece, at) => (
            <PieceRow
              key={piece.product.id}
              piece={piece}
              isShown={at === 0}
              error={isAsked && piece.isTaken && !piece.variant ? words.chooseFirst : null}
              onChoose={(id) => setChosen(new Map([...chosen, [piece.product.id, id]]))}
              onTake={(isTaken) => take(piece.product.id, isTaken)}
            />
          ))}
        </ul>
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 border border-line bg-paper px-5 py-[18px]">
          <p aria-live="polite">{words.pieces(taken.length)}</p>
          <Price amountRwf={totalOf(pieces)} className="text-[20px] font-bold" />
          <Button
            isFull
            disabled={taken.length === 0}
            onClick={add}
            className="col-span-full mt-2.5"
          >
            {taken.length === 0 ? words.nothing : words.addCount(taken.length)}
          </Button>
        </div>
      </div>
    </section>
  );
}
