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
import { CurrencySelect } from "~/shop/frame/currency-select";
import { ChangedNotice } from "~/shop/line-check/changed-notice";
import type { LineCheck } from "~/shop/line-check/line-check";
import { useLineChecks } from "~/shop/line-check/use-line-checks";
import { changesOf, useReplaceInCart } from "~/shop/line-check/use-replace-in-cart";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { useGoBack } from "~/shop/use-go-back";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { CartRow } from "./cart-row";
import { CartSkeleton } from "./cart-skeleton";
import { CartSummary } from "./cart-summary";

/** Milliseconds in which a removed line can be taken back. */
const UNDO_MS = 5000;

/** The newest stock bounds the number; the price stays the one the shopper saw. */
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
      text: "Removed.",
      action: { label: "Undo", onAction: () => restore(line, at) },
      durationMs: UNDO_MS,
    });
  };
}

interface FilledCartProps {
  lines: CartLine[];
  /** What was focused is gone with its line or its notice. */
  onSettled: () => void;
}

function FilledCart({ lines, onSettled }: FilledCartProps) {
  const checks = useLineChecks(lines);
  const replace = useReplaceInCart();
  const changeQuantity = useChangeQuantity();
  const removeWithUndo = useRemoveWithUndo();
  const navigate = useNavigate();
  const noticeRef = useRef<HTMLDivElement>(null);

  const changes = changesOf(checks);
  const settle = (ids: readonly string[]) => {
    replace(new Map([...changes].filter(([id]) => ids.includes(id))));
    onSettled();
  };
  const proceed = () => {
    if (changes.size > 0) noticeRef.current?.focus();
    else void navigate(paths.checkout());
  };
  return (
    <div className={TWO_COLUMNS}>
      <div>
        <ChangedNotice
          ref={noticeRef}
          checks={checks}
          noun="cart"
          onUpdate={() => settle([...changes.keys()])}
        />
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
            />
          ))}
        </ul>
      </div>
      <CartSummary onProceed={proceed} />
    </div>
  );
}

function ItemCount() {
  const count = useCartCount();
  return (
    <div className="flex items-center gap-3.5">
      <p className="text-ink-2">{`${count} ${count === 1 ? "item" : "items"}`}</p>
      <CurrencySelect />
    </div>
  );
}

/** Keeps its place until the storage was read, so that nothing below jumps. */
function Aside({ isReady, isEmpty }: { isReady: boolean; isEmpty: boolean }) {
  if (!isReady) return <div className="h-11" />;
  return isEmpty ? null : <ItemCount />;
}

export function CartScreen() {
  const isReady = useCartReady();
  const lines = useCartLines();
  const goBack = useGoBack();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <div className={PAGE}>
      <PageHeader
        title="Your Shopping Cart"
        titleRef={titleRef}
        back={
          <BackLink to={paths.home()} onClick={goBack}>
            Back
          </BackLink>
        }
        aside={<Aside isReady={isReady} isEmpty={lines.length === 0} />}
      />
      {!isReady && <CartSkeleton />}
      {isReady && lines.length === 0 && (
        <EmptyState
          title="Your cart is empty"
          action={<ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>}
        />
      )}
      {lines.length > 0 && <FilledCart lines={lines} onSettled={() => titleRef.current?.focus()} />}
    </div>
  );
}
