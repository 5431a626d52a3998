import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { Quote, QuoteBody } from "@strive/backend/contracts/orders";
import type { District } from "@strive/backend/contracts/places";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "~/lib/api-error";
import type { CartLine } from "~/lib/cart-rules";
import { useDiscountCode, useKeepDiscountCode, useOrderRefusal } from "~/lib/discount-atoms";
import { hasCredit, type CreditAsk } from "~/shop/credits/take-credit";
import { itemOf } from "~/shop/orders/order-item";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { quoteQuery, type Quoted } from "./quote-query";
import { codeStateOf, takenOff, type CodeState } from "./standing";

/** What discounts do to the lines that are shown. */
export interface Discounts {
  /** The kept code; empty: none. */
  code: string;
  state: CodeState;
  /** The server is being asked about what is shown. */
  isAsking: boolean;
  /** What is taken off, the code's part only once it is known to apply. */
  rows: OrderDiscount[];
  /** What the server counts for delivery, before discounts; null leaves it to the terms. */
  shippingRwf: number | null;
  /** The same of the newest quote, maybe for other lines; 0 before there is one. */
  quotedShippingRwf: number;
  /** What to order with; undefined: nothing, or the shopper was told why not. */
  codeToSend: string | undefined;
  keep: (code: string) => void;
  askAgain: () => void;
  /** The newest quote, maybe for other lines; undefined: there is none, or none is needed. */
  quoted: Quoted | undefined;
  /** It is for what is shown. */
  isCurrent: boolean;
  /** The server can't be asked. */
  isFailed: boolean;
  /** What the lines would cost otherwise. Rejects at once without a network. */
  askAbout: (changes: Partial<QuoteBody>) => Promise<Quote>;
}

/** Where it goes: null while nobody knows, or nowhere if it is collected. */
interface Destination {
  district: District | null;
  isPickup: boolean;
}

const bodyOf = (
  lines: readonly CartLine[],
  { district, isPickup }: Destination,
  code: string,
  credit: CreditAsk,
): QuoteBody => ({
  items: lines.map(itemOf),
  ...(isPickup ? { is_pickup: true } : district !== null && { district }),
  ...(code !== "" && { discount_code: code }),
  ...credit,
});

/** The server doesn't know discounts yet, or would not take these lines. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Asks what lines cost when a code is kept, a discount needs none or credit pays; else asks nothing. */
export function useDiscounts(
  lines: readonly CartLine[],
  destination: Destination,
  credit: CreditAsk,
): Discounts {
  const queryClient = useQueryClient();
  const code = useDiscountCode();
  const keep = useKeepDiscountCode();
  const orderRefusal = useOrderRefusal();
  const { data: shipping } = useQuery(shippingQuery());
  const asked = orderRefusal === null ? code : "";
  const isCounted = asked !== "" || shipping?.has_automatic_discounts === true;
  const isWanted = lines.length > 0 && (isCounted || hasCredit(credit));
  const body = bodyOf(lines, destination, asked, credit);
  const query = useQuery({
    ...quoteQuery(body),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const quoted = isWanted ? query.data : undefined;
  const isFailed = isWanted && (query.isError || query.fetchStatus === "paused");
  const state = codeStateOf({ code, orderRefusal, quoted, isFailed });
  // What is shown of other lines, while these are asked about, is no answer about these.
  const isCurrent = quoted !== undefined && !query.isPlaceholderData;
  const isTold = state.kind === "refused" && (orderRefusal !== null || isCurrent);
  return {
    code,
    state,
    isAsking: isWanted && query.fetchStatus === "fetching",
    rows: quoted === undefined ? [] : takenOff(quoted, asked),
    shippingRwf: isCurrent ? quoted.quote.shipping_amount : null,
    quotedShippingRwf: quoted?.quote.shipping_amount ?? 0,
    codeToSend: code === "" || isTold || isRefused(query.error) ? undefined : code,
    keep,
    askAgain: () => void query.refetch(),
    quoted,
    isCurrent,
    isFailed,
    askAbout: async (changes) => {
      const options = quoteQuery({ ...body, ...changes });
      return (await queryClient.query({ ...options, networkMode: "always", staleTime: 0 })).quote;
    },
  };
}
