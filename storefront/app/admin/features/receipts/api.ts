import type {
  ChangeReceiptBody,
  ReceiptListResponse,
  ReceiptState,
  StaffReceipt,
} from "@strive/backend/contracts/receipts";
import { adminQuery } from "~/admin/data/admin-query";
import { RECEIPT_STATES, RECEIPTS } from "~/admin/receipts/receipt-words";
import { api } from "~/lib/api-client";

export const RECEIPT_LISTS = ["admin", RECEIPTS, "list"] as const;

/** URL parameters that the list understands. */
export const RECEIPT_PARAMS = ["search", "state"] as const;

/** `all`: whatever the state. */
export type ShownState = ReceiptState | "all";
export const SHOWN_STATES: readonly ShownState[] = [
  "all",
  ...(Object.keys(RECEIPT_STATES) as ReceiptState[]),
];

/** @param wanted state from the URL: none, or garbage, shows all */
export const shownStateOf = (wanted: string): ShownState =>
  SHOWN_STATES.find((state) => state === wanted) ?? "all";

export const receiptListQuery = (shown: ShownState, search: string, offset: number) =>
  adminQuery([RECEIPTS, "list", shown, search, offset], (client, signal) => {
    const query = { state: shown === "all" ? "" : shown, search, offset };
    return client.get<ReceiptListResponse>("/receipts", { query, signal });
  });

/** The list finds a receipt by its whole id, too. Null: there is none. */
export const receiptQuery = (id: string) =>
  adminQuery<StaffReceipt | null>([RECEIPTS, "one", id], async (client, signal) => {
    const query = { search: id };
    const { data } = await client.get<ReceiptListResponse>("/receipts", { query, signal });
    return data.find((one) => one.id === id) ?? null;
  });

export const changeReceipt = async (id: string, body: ChangeReceiptBody) =>
  (await api.put<{ data: StaffReceipt }>(`/receipts/${encodeURIComponent(id)}`, { body })).data;
