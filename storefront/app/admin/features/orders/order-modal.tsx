import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import * as words from "~/words/admin-orders";
import { orderQuery } from "./api";
import { listedOrder } from "./order-cache";
import { OrderDelivery } from "./order-delivery";
import { OrderExchange } from "./order-exchange";
import { OrderFacts } from "./order-facts";
import { OrderGift } from "./order-gift";
import { OrderItems } from "./order-items";
import { OrderMoney } from "./order-money-part";
import { OrderPayLink } from "./order-pay-link";
import { shortNumber } from "./order-number";
import { OrderReceipts } from "./order-receipts";
import { OrderReturns } from "./order-returns";
import { OrderTimeline } from "./order-timeline";
import { StatusSelect } from "./status-select";

export type PrintKind = "packing" | "receipt";

interface OrderModalProps {
  /** Null: nothing is open. */
  id: string | null;
  /** In the list's order, for the links to the previous and next one. */
  listed: readonly Order[];
  onClose: () => void;
  onSwap: (id: string) => void;
  onStatus: (order: Order, status: OrderStatus) => void;
  onPrint: (kind: PrintKind, id: string) => void;
}

function Neighbours({
  id,
  listed,
  onSwap,
}: Pick<OrderModalProps, "listed" | "onSwap"> & { id: string }) {
  const at = listed.findIndex((order) => order.id === id);
  const before = at > 0 ? listed[at - 1] : undefined;
  const after = at >= 0 ? listed[at + 1] : undefined;
  if (listed.length < 2 || at < 0) return null;
  return (
    <span className="flex">
      <IconButton
        label={words.previousOrder}
        disabled={before === undefined}
        onClick={() => before && onSwap(before.id)}
        className="disabled:text-line-strong"
      >
        <ChevronLeft size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.nextOrder}
        disabled={after === undefined}
        onClick={() => after && onSwap(after.id)}
        className="disabled:text-line-strong"
      >
        <ChevronRight size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

interface ContentProps extends OrderModalProps {
  id: string;
  isOpen: boolean;
}

function Content({ id, isOpen, ...props }: ContentProps) {
  const client = useQueryClient();
  const query = useAdminQuery({ ...orderQuery(id), ...listedOrder(client, id) });
  const order = query.data;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={props.onClose}
      title={order === undefined ? words.order : words.orderNamed(shortNumber(order))}
      aside={<Neighbours id={id} listed={props.listed} onSwap={props.onSwap} />}
      {...(order !== undefined && {
        footer: (
          <>
            <span className="mr-auto max-sm:basis-full">
              <StatusSelect order={order} onChoose={props.onStatus} />
            </span>
            <Button
              tone="line"
              size="sm"
              className="max-sm:flex-1"
              onClick={() => props.onPrint("packing", id)}
            >
              {words.packingSlip}
            </Button>
            <Button
              tone="line"
              size="sm"
              className="max-sm:flex-1"
              onClick={() => props.onPrint("receipt", id)}
            >
              {words.receipt}
            </Button>
          </>
        ),
      })}
    >
      <DetailBody query={query} errorText={words.notLoaded}>
        {(shown) => (
          <>
            <OrderExchange exchange_of={shown.exchange_of} />
            <OrderFacts order={shown} />
            <OrderDelivery order={shown} />
            <OrderItems order={shown} />
            <OrderGift order={shown} />
            <OrderMoney order={shown} />
            <OrderPayLink order={shown} />
            <OrderReceipts order={shown} />
            <OrderReturns order={shown} />
            {/* Keyed, so that an unsaved note does not carry over to another order. */}
            <OrderTimeline key={shown.id} orderId={shown.id} />
          </>
        )}
      </DetailBody>
    </DetailModal>
  );
}

/** All of one order, over the list it came from. */
export function OrderModal(props: OrderModalProps) {
  const { id } = props;
  const [last, setLast] = useState<string | null>(id);
  // Kept while the dialog fades out.
  if (id !== null && id !== last) setLast(id);
  const shown = id ?? last;
  return shown === null ? null : <Content {...props} id={shown} isOpen={id !== null} />;
}
