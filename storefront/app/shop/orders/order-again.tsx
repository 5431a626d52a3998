import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAddToCart, useCartLines } from "~/lib/cart-atoms";
import { useCurrency } from "~/lib/currency";
import { failureText } from "~/lib/failure-text";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { productQuery } from "~/shop/api/products";
import { isUnknown } from "~/shop/line-check/line-check";
import { VariantLine } from "~/shop/variant-line";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/order-again";
import { againLineOf, wishesOf, type AgainLine } from "./order-again-lines";

const piecesOf = (lines: readonly AgainLine[]): number =>
  lines.reduce((sum, { line }) => sum + (line?.quantity ?? 0), 0);

/** Asks for each product as it is sold now. */
function useAsk(order: Order) {
  const client = useQueryClient();
  const cart = useCartLines();
  const { priceOf } = useCurrency();
  const productOf = async (id: string) => {
    try {
      return await client.query({ ...productQuery(id), networkMode: "always", staleTime: 0 });
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  };
  return async (): Promise<AgainLine[]> => {
    const wishes = wishesOf(order.items);
    const ids = [...new Set(wishes.map(({ product_id }) => product_id))];
    const products = new Map(
      await Promise.all(ids.map(async (id) => [id, await productOf(id)] as const)),
    );
    return wishes.map((item) =>
      againLineOf(item, products.get(item.product_id) ?? null, cart, priceOf),
    );
  };
}

function ChangedLine({ again: { item, line, change } }: { again: AgainLine }) {
  return (
    <li className="grid gap-0.5 border-b border-line py-3">
      <span className="font-strong break-words">
        {words.piecesOf(line?.quantity ?? item.quantity, item.product_name)}
      </span>
      {item.is_gift_card === undefined && <VariantLine size={item.size} color={item.color} />}
      {change !== null && <span className="text-[14px] font-medium text-warning">{change}</span>}
    </li>
  );
}

interface ChangedProps {
  lines: readonly AgainLine[];
  onAdd: () => void;
  onClose: () => void;
}

/** What goes into the cart, what does not, and what changed. */
function Changed({ lines, onAdd, onClose }: ChangedProps) {
  const comes = lines.filter(({ line }) => line !== null);
  const stays = lines.filter(({ line }) => line === null);
  return (
    <div className="mt-4 grid gap-5">
      {comes.length > 0 && (
        <ul aria-label={words.comes}>
          {comes.map((again) => (
            <ChangedLine key={again.item.id} again={again} />
          ))}
        </ul>
      )}
      {stays.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-[14px] font-strong">{words.stays}</h3>
          <ul aria-label={words.stays}>
            {stays.map((again) => (
              <ChangedLine key={again.item.id} again={again} />
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onClose}>
          {comes.length > 0 ? words.notNow : words.close}
        </Button>
        {comes.length > 0 && <Button onClick={onAdd}>{words.add(piecesOf(comes))}</Button>}
      </div>
    </div>
  );
}

/** Puts what an order held into the cart; asks first where something of it is not as it was. */
export function OrderAgain({ order }: { order: Order }) {
  const ask = useAsk(order);
  const add = useAddToCart();
  const navigate = useNavigate();
  const showMessage = useShowMessage();
  const [changed, setChanged] = useState<readonly AgainLine[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  // The second click of a double one may come before the button is disabled, or before the cart is shown.
  const isBusy = useRef(false);

  const put = (lines: readonly AgainLine[]) => {
    isBusy.current = true;
    const added = lines.reduce((sum, { line }) => sum + (line === null ? 0 : add(line)), 0);
    showMessage({ tone: "success", text: words.added(added) });
    void navigate(paths.cart());
  };
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: ask,
    onSuccess: (lines) => {
      if (lines.every(({ change }) => change === null)) return put(lines);
      isBusy.current = false;
      setChanged(lines);
      setIsOpen(true);
    },
    onError: () => {
      isBusy.current = false;
    },
  });
  const start = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate();
  };
  const addChanged = () => {
    if (!isBusy.current) put(changed);
  };
  const isNothing = changed.every(({ line }) => line === null);
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        tone={order.status === "cancelled" ? "ink" : "line"}
        disabled={isPending}
        onClick={start}
      >
        {isPending ? words.checking : words.orderAgain}
      </Button>
      {error !== null && <Message tone="danger">{failureText(error)}</Message>}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={isNothing ? words.nothing : words.changed}
        isTitleFocused
        className="max-w-[520px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Changed lines={changed} onAdd={addChanged} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}
