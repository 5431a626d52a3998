import type { SavedCartLine } from "@strive/backend/contracts/saved-lists";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { Link } from "react-router-dom";
import { useAddToCart, useCartLines, useCartReady } from "~/lib/cart-atoms";
import { mostOf } from "~/lib/cart-rules";
import { useCurrency } from "~/lib/currency";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { VariantLine } from "~/shop/variant-line";
import { Button, ButtonLink } from "~/ui/button";
import * as words from "~/words/cart-link";

const isSoldOut = (line: SavedCartLine) => line.stock_quantity === 0;

/** Pieces that this browser's cart has fewer of: what is in it already is neither replaced nor doubled. */
const useMissing = (lines: readonly SavedCartLine[]): SavedCartLine[] => {
  const own = new Map(useCartLines().map(({ id, quantity }) => [id, quantity]));
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, mostOf(line)) - (own.get(line.id) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};

function Putting({ lines }: { lines: readonly SavedCartLine[] }) {
  const missing = useMissing(lines);
  const add = useAddToCart();
  const showMessage = useShowMessage();
  const isReady = useCartReady();
  const put = () => {
    const count = missing.reduce((sum, line) => sum + add(line), 0);
    showMessage({ tone: "success", text: words.added(count) });
  };
  if (isReady && missing.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-[15px]">{words.hasAll}</p>
        <ButtonLink to={paths.cart()}>{words.toCart}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={!isReady} onClick={put}>
        {words.put}
      </Button>
    </div>
  );
}

function Line({ line }: { line: SavedCartLine }) {
  const { priceOf } = useCurrency();
  const { _id, name, size, color, quantity, price } = line;
  const page = `${paths.product(_id)}?${new URLSearchParams({ size, color: colorParam(color) })}`;
  return (
    <li className="grid gap-0.5 border-t border-line py-3 first:border-t-0">
      <Link to={page} className="text-[16px] font-strong [overflow-wrap:anywhere] hover:underline">
        {name}
      </Link>
      <VariantLine size={size} color={color} />
      <p className="text-[15px]">{words.line(quantity, priceOf(price))}</p>
      {isSoldOut(line) && <p className="text-[15px] font-bold text-danger">{words.soldOut}</p>}
    </li>
  );
}

interface LinkedCartProps {
  /** As they are sold now. */
  lines: readonly SavedCartLine[];
  /** Articles that are not sold any more. */
  gone: number;
}

/** A cart that somebody was reminded of, on any device. */
export function LinkedCart({ lines, gone }: LinkedCartProps) {
  const free = lines.filter((line) => !isSoldOut(line));
  return (
    <div className="grid gap-3 border border-line bg-paper p-5">
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {gone > 0 && <p className="text-[15px] text-ink-2">{words.gone(gone)}</p>}
      {free.length > 0 && <Putting lines={free} />}
    </div>
  );
}
