import type {
  MakeGiftCardBody,
  StaffCredit,
  StaffCreditDetail,
  SwitchedOffBody,
} from "@strive/backend/contracts/store-credit";
import { CREDIT, CREDITS_PATH, type CreditListAnswer } from "~/admin/credit/api";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

export type CreditKind = StaffCredit["kind"];

const CARDS_PATH = "/admin/gift-cards";
const cardPath = (id: string) => `${CARDS_PATH}/${encodeURIComponent(id)}`;

export const creditListQuery = (kind: CreditKind, search: string, offset: number) =>
  adminQuery([CREDIT, "list", kind, search, offset], (client, signal) => {
    const query = { kind, search, offset };
    return client.get<CreditListAnswer>(CREDITS_PATH, { query, signal });
  });

/** A gift card, or an account's store credit, with all that happened to it. */
export const creditQuery = (id: string) =>
  adminQuery([CREDIT, "one", id], async (client, signal) => {
    const path = `${CREDITS_PATH}/${encodeURIComponent(id)}`;
    return (await client.get<{ data: StaffCreditDetail }>(path, { signal })).data;
  });

/** The code of a card, in fours. Each look is logged: it is asked for once, and kept nowhere. */
export const codeQuery = (id: string) => ({
  ...adminQuery(["gift-card-code", id], async (client, signal) => {
    const { data } = await client.get<{ data: { code: string } }>(`${cardPath(id)}/code`, {
      signal,
    });
    return data.code;
  }),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
});

export const makeGiftCard = async (body: MakeGiftCardBody) =>
  (await pressOnce<{ data: StaffCreditDetail }>(CARDS_PATH, { body })).data;

export const switchGiftCard = async (id: string, body: SwitchedOffBody) =>
  (await api.put<{ data: StaffCreditDetail }>(`${cardPath(id)}/switched-off`, { body })).data;
