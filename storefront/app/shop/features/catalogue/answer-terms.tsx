import { usePageQuery } from "~/lib/query";
import { deliveryTermsOf } from "~/shop/shipping/delivery-terms";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { Price } from "~/ui/price";

/** What delivery to a district costs and takes; nothing until the shop has said so. */
export function AnswerTerms({ district }: { district: string }) {
  const { data } = usePageQuery(shippingQuery());
  if (data === undefined) return null;
  const terms = deliveryTermsOf(data);
  return (
    <span className="text-[13px] text-ink-3">
      <Price amountRwf={terms.feeRwf(0, district)} className="font-strong text-ink" /> ·{" "}
      {terms.promise(district)}
    </span>
  );
}
