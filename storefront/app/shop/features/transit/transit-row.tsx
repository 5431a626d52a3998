import { KeptName, KeptRow } from "~/shop/kept-list/kept-row";
import type { KeptTransitItem } from "~/shop/transit/transit-rules";
import { VariantLine } from "~/shop/variant-line";
import { Badge } from "~/ui/badge";
import { Price } from "~/ui/price";
import * as words from "~/words/transit";

export function TransitRow({ item }: { item: KeptTransitItem }) {
  return (
    <KeptRow productId={item._id} name={item.name} image={item.image}>
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="shipped">{words.badge(item.orderNumber)}</Badge>
        <KeptName productId={item._id} name={item.name} />
        <VariantLine size={item.size} color={item.color}>
          <span>{words.quantity(item.quantity)}</span>
        </VariantLine>
        <Price amountRwf={item.price * item.quantity} className="font-bold" />
      </div>
    </KeptRow>
  );
}
