import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import type { PriceChange, Quote } from "@strive/backend/contracts/orders";
import type {
  KnownBuyer,
  PlacedStaffOrder,
  StaffOrderBody,
  StaffQuoteBody,
} from "@strive/backend/contracts/staff-orders";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

/** The contract's name; repeated because importing it would pull in zod. */
const IDEMPOTENCY_HEADER = "Idempotency-Key";

export const buyersQuery = (search: string) =>
  adminQuery(["orders", "buyers", search], async (client, signal) => {
    return (
      await client.get<{ data: KnownBuyer[] }>("/orders/buyers", { query: { search }, signal })
    ).data;
  });

export const quoteQuery = (body: StaffQuoteBody) =>
  adminQuery<Quote>(["orders", "staff-quote", body], async (client, signal) => {
    return (await client.post<{ data: Quote }>("/orders/staff/quote", { body, signal })).data;
  });

/** What the server would answer to a quote now, as it said when it refused an order. */
export const quoteOf = (change: PriceChange): Quote => ({
  ...change,
  refusal: null,
  gift_card_refusal: null,
});

/** What everybody may know of the shop: whether its prices have VAT in them. */
export const publicSettingsQuery = () =>
  adminQuery(["settings", "public"], async (client, signal) => {
    return (await client.get<{ data: PublicSettings }>("/settings/public", { signal })).data;
  });

/** May be sent again with the same key and body: that gives the same order, not a second one. */
export const placeStaffOrder = async (
  body: StaffOrderBody,
  key: string,
): Promise<PlacedStaffOrder> =>
  (
    await api.post<{ data: PlacedStaffOrder }>("/orders/staff", {
      body,
      headers: { [IDEMPOTENCY_HEADER]: key },
    })
  ).data;
