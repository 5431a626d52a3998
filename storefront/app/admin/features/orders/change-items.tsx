import type { Product } from "@strive/backend/contracts/catalogue";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { useItemChange } from "~/lib/item-change";
import { canChangeItems, changeableItems } from "~/lib/order-changes";
import { lookIn, otherVariants } from "~/lib/other-variants";
import { labelOfColor } from "~/lib/variant-choice";
import { ItemChangeForm } from "~/ui/item-change-form";
import { LoadError } from "~/ui/message";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/order-changes";
import { changeItems } from "~/words/order-changed";
import { ChangeDialog, useChange } from "./change-dialog";
import { useArticle } from "./use-articles";

interface LineProps {
  order: Order;
  item: OrderItem;
  onClose: () => void;
}

const PRICE_WORDS = { more: words.moreHere, less: words.lessHere };

const lookOf = ({ size, color }: OrderItem): string => `${size}, ${labelOfColor(color)}`;

function Choice({ order, item, onClose, product }: LineProps & { product: Product }) {
  const { done, ...facts } = useChange(order, onClose);
  const others = otherVariants(item, product);
  const change = useItemChange({
    ...facts,
    item,
    others,
    onDone: (after) => {
      const now = after.items.find(({ id }) => id === item.id) ?? item;
      done(after, words.itemIsChanged(now.product_name, lookIn(product, now)));
    },
  });
  return (
    <ItemChangeForm
      change={change}
      label={words.changeTo(item.product_name, lookIn(product, item))}
      others={others}
      priceWords={PRICE_WORDS}
    />
  );
}

function Offer(props: LineProps) {
  const { article, retry } = useArticle(props.item);
  switch (article) {
    case "loading":
      return (
        <div role="status">
          <span className="sr-only">{words.lookingUp}</span>
          <Skeleton className="h-[96px]" />
        </div>
      );
    case "failed":
      return <LoadError text={words.notLookedUp} onRetry={retry} />;
    case "gone":
      return <p>{words.isGone}</p>;
    default:
      return <Choice {...props} product={article} />;
  }
}

function Lines({ order, onClose }: Omit<LineProps, "item">) {
  const items = changeableItems(order);
  const [chosenId, setChosenId] = useState(items[0]?.id ?? "");
  const item = items.find(({ id }) => id === chosenId) ?? items[0];
  if (item === undefined) return null;
  return (
    <div className="mt-5 grid gap-4">
      <Select
        label={words.line}
        value={item.id}
        options={items.map((one) => ({
          value: one.id,
          label: words.lineIs(one.quantity, one.product_name, lookOf(one)),
        }))}
        onChange={({ target }) => setChosenId(target.value)}
      />
      <Offer key={item.id} order={order} item={item} onClose={onClose} />
    </div>
  );
}

/** Another size or colour of a line, until the order is packed. */
export function ChangeItems({ order }: { order: Order }) {
  return (
    <ChangeDialog order={order} label={changeItems} isPossible={canChangeItems(order)}>
      {(onClose) => <Lines order={order} onClose={onClose} />}
    </ChangeDialog>
  );
}
