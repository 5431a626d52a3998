import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import type { KeptTransitItem } from "~/shop/transit/transit-rules";
import { VariantLine } from "~/shop/variant-line";
import { Badge } from "~/ui/badge";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";

export function TransitRow({ item }: { item: KeptTransitItem }) {
  const to = paths.product(item._id);
  return (
    <li className="grid grid-cols-[104px_1fr] gap-4 border-b border-line py-5 md:grid-cols-[132px_1fr] md:gap-6">
      {/* The name beside it is the same link with words; once is enough for the keyboard. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
        <Picture
          src={item.image}
          alt={item.name}
          sizes="(min-width: 48rem) 132px, 104px"
          isEager
          className="aspect-4/5"
        />
      </Link>
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="shipped">{`In Transit · ${item.orderNumber}`}</Badge>
        <h2 className="text-[16px] leading-[1.3] font-strong">
          <Link to={to} className="hover:text-red">
            {item.name}
          </Link>
        </h2>
        <VariantLine size={item.size} color={item.color}>
          <span>Quantity {item.quantity}</span>
        </VariantLine>
        <Price amountRwf={item.price * item.quantity} className="font-bold" />
      </div>
    </li>
  );
}
