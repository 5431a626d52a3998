import { KeptName, KeptRow } from "~/shop/kept-list/kept-row";
import { paths } from "~/lib/paths";
import { confirmationPath, withAccess } from "~/shop/orders/order-access";
import type { KeptTransitItem } from "~/shop/transit/transit-rules";
import { VariantLine } from "~/shop/variant-line";
import { Badge } from "~/ui/badge";
import { Price } from "~/ui/price";
import * as words from "~/words/transit";

/** The order's page; a line stored without its order id leads to the form that finds orders. */
const orderPathOf = ({ orderId, accessToken }: KeptTransitItem): string =>
  orderId === null ? paths.findOrder() : withAccess(confirmationPath(orderId), accessToken);

export function TransitRow({ item }: { item: KeptTransitItem }) {
  const to = orderPathOf(item);
  return (
    <KeptRow to={to} name={item.name} image={item.image}>
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="shipped">{words.badge(item.orderNumber)}</Badge>
        <KeptName to={to} name={item.name} />
        <VariantLine size={item.size} color={item.color}>
          <span>{words.quantity(item.quantity)}</span>
        </VariantLine>
        <Price amountRwf={item.price * item.quantity} className="font-bold" />
      </div>
    </KeptRow>
  );
}
