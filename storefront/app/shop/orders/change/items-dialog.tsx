import type { Product } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { articleOf } from "~/lib/exchange-offer";
import { useShowMessage } from "~/lib/message-atoms";
import { canChangeItems, changeableItems } from "~/lib/order-changes";
import { lookIn, otherVariants } from "~/lib/other-variants";
import { labelOfColor } from "~/lib/variant-choice";
import { productQuery } from "~/shop/api/products";
import { LoadError } from "~/ui/message";
import { Picture } from "~/ui/picture";
import { Skeleton } from "~/ui/skeleton";
import { changeItems } from "~/words/order-changed";
import * as words from "~/words/order-changes";
import * as ui from "~/words/ui";
import { sizeText } from "~/words/sizes";
import { ChangeFrame } from "./change-frame";
import type { ChangeDialogProps } from "./dialog-props";
import { ItemChangeForm } from "./item-change-form";
import { useChanged } from "./use-changed";
import { useItemChange } from "./use-item-change";

type LineProps = Omit<ChangeDialogProps, "isOpen"> & { item: OrderItem };

const lookOf = ({ size, color }: OrderItem): string => `${sizeText(size)}, ${labelOfColor(color)}`;

function Choice({ order, accessToken, item, product, onClose }: LineProps & { product: Product }) {
  const showMessage = useShowMessage();
  const changed = useChanged(order.id);
  const others = otherVariants(item, product);
  const change = useItemChange({
    order,
    accessToken,
    item,
    others,
    onDone: (after) => {
      const now = after.items.find(({ id }) => id === item.id) ?? item;
      changed.show(after);
      changed.lookAgain("products");
      showMessage({
        tone: "success",
        text: words.weChangedItem(now.product_name, lookIn(product, now)),
      });
      onClose();
    },
    onRefused: () => changed.lookAgain("orders", "products"),
  });
  return (
    <ItemChangeForm
      change={change}
      label={words.changeTo(item.product_name, lookIn(product, item))}
      others={others}
    />
  );
}

/** What there is of a line's article, once its buyer asks. */
function Offer(props: LineProps) {
  const query = useQuery(productQuery(props.item.product_id));
  const article = articleOf(query);
  switch (article) {
    case "loading":
      return (
        <div role="status">
          <span className="sr-only">{words.lookingUp}</span>
          <Skeleton className="h-[96px]" />
        </div>
      );
    case "failed":
      return <LoadError text={words.notLookedUp} onRetry={() => void query.refetch()} />;
    case "gone":
      return <p className="text-[15px]">{words.isGone}</p>;
    default:
      return <Choice {...props} product={article} />;
  }
}

interface ItemProps extends LineProps {
  /** What can be had is asked for, and shown. */
  isChosen: boolean;
  /** Absent for the only line. */
  onChoose?: () => void;
}

function Item({ isChosen, onChoose, ...line }: ItemProps) {
  const { item } = line;
  return (
    <li className="grid gap-3.5 border-t border-line py-4">
      <div className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5">
        <Picture src={item.image} alt="" sizes="56px" className="aspect-4/5 w-14" />
        <p className="min-w-0 break-words">
          <b className="block font-strong">{item.product_name}</b>
          <span className="text-[14px] text-ink-2">
            {ui.variant(item.size, labelOfColor(item.color), item.quantity)}
          </span>
        </p>
        {onChoose !== undefined && (
          <button
            type="button"
            aria-expanded={isChosen}
            aria-label={words.changeOne(item.product_name, lookOf(item))}
            onClick={onChoose}
            className="min-h-11 px-1 text-[14px] font-strong underline underline-offset-4 hover:text-red"
          >
            {words.change}
          </button>
        )}
      </div>
      {isChosen && <Offer {...line} />}
    </li>
  );
}

/** Takes another size or colour of what was ordered, a line at a time, until the order is packed. */
export function ChangeDialog({ isOpen, ...props }: ChangeDialogProps) {
  const { order } = props;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const items = changeableItems(order);
  return (
    <ChangeFrame
      order={order}
      isOpen={isOpen}
      isPossible={canChangeItems(order)}
      onClose={props.onClose}
      title={changeItems}
    >
      <ul className="mt-5 border-b border-line">
        {items.map((item) => (
          <Item
            key={item.id}
            {...props}
            item={item}
            isChosen={items.length === 1 || item.id === chosenId}
            {...(items.length > 1 && {
              onChoose: () => setChosenId((known) => (known === item.id ? null : item.id)),
            })}
          />
        ))}
      </ul>
    </ChangeFrame>
  );
}
