import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import {
  useAddToCart,
  useCartCount,
  useCartLines,
  useCartReady,
  useRemoveFromCart,
  useRestoreToCart,
} from "~/lib/cart-atoms";
import type { CartLine } from "~/lib/cart-rules";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { useHeldLines } from "~/shop/drop/drop-hold";
import { ChangedNotice } from "~/shop/line-check/changed-notice";
import type { LineCheck } from "~/shop/line-check/line-check";
import { pricedLines } from "~/shop/line-check/priced-lines";
import { useLineChecks } from "~/shop/line-check/use-line-checks";
import { changesOf, useReplaceInCart } from "~/shop/line-check/use-replace-in-cart";
import { KeptScreen, type FilledProps } from "~/shop/kept-list/kept-screen";
import { TWO_COLUMNS } from "~/shop/page-header";
import { sentPart } from "~/shop/sent-part";
import * as words from "~/words/cart";
import * as kept from "~/words/kept-list";
import { CartRow } from "./cart-row";
import { Held, HeldNotice } from "./held";
import { CartSummary } from "./cart-summary";

/** Milliseconds in which a removal can be undone. */
const UNDO_MS = 5000;

/** The latest stock limits the quantity; the price stays the one the shopper saw. */
function useChangeQuantity() {
  const add = useAddToCart();
  return (line: CartLine, { available }: LineCheck, quantity: number) =>
    add({
      ...line,
      stock_quantity: available ?? line.stock_quantity,
      quantity: quantity - line.quantity,
    });
}

function useRemoveWithUndo() {
  const remove = useRemoveFromCart();
  const restore = useRestoreToCart();
  const showMessage = useShowMessage();
  return (line: CartLine, at: number) => {
    remove(line.id);
    showMessage({
      tone: "success",
      text: kept.removed,
      action: { label: kept.undo, onAction: () => restore(line, at) },
      durationMs: UNDO_MS,
    });
  };
}

const REMINDER = sentPart(() => import("./cart-reminder"));

function FilledCart({ onSettled }: FilledProps) {
  const checks = useLineChecks(useCartLines());
  const { lines } = checks;
  const replace = useReplaceInCart();
  const changeQuantity = useChangeQuantity();
  const removeWithUndo = useRemoveWithUndo();
  const navigate = useNavigate();
  const noticeRef = useRef<HTMLDivElement>(null);
  const heldRef = useRef<HTMLDivElement>(null);

  const { holds, clock } = useHeldLines(lines, (line) => checks.of(line).drop);
  const changes = changesOf(checks);
  const settle = (ids: readonly string[]) => {
    replace(new Map([...changes].filter(([id]) => ids.includes(id))));
    onSettled();
  };
  const proceed = () => {
    if (changes.size > 0) noticeRef.current?.focus();
    else if (holds.size > 0) heldRef.current?.focus();
    else void navigate(paths.checkout());
  };
  return (
    <>
      <div className={TWO_COLUMNS}>
        <div>
          <ChangedNotice
            ref={noticeRef}
            checks={checks}
            noun="cart"
            onUpdate={() => settle([...changes.keys()])}
          />
          <HeldNotice ref={heldRef} count={holds.size} />
          <ul>
            {lines.map((line, at) => (
              <CartRow
                key={line.id}
                line={line}
                check={checks.of(line)}
                onQuantity={(quantity) => changeQuantity(line, checks.of(line), quantity)}
                onUpdate={() => settle([line.id])}
                onRemove={() => {
                  removeWithUndo(line, at);
                  onSettled();
                }}
              >
                <Held drop={checks.of(line).drop} hold={holds.get(line.id)} clock={clock} />
              </CartRow>
            ))}
          </ul>
        </div>
        <CartSummary lines={pricedLines(lines, checks)} onProceed={proceed} />
      </div>
      {REMINDER}
    </>
  );
}

export function CartScreen() {
  return (
    <KeptScreen
      title={words.title}
      loading={words.loading}
      empty={words.empty}
      isReady={useCartReady()}
      count={useCartCount()}
      Filled={FilledCart}
    />
  );
}
