import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import type {
  ChangeEmailBody,
  ChangePasswordBody,
  ChangePasswordResponse,
  VerifyEmailBody,
  DoneResponse,
  LoginResponse,
  MeResponse,
  UpdateOwnProfileBody,
} from "@strive/backend/contracts/accounts";
import type { AskPhoneBody, ConfirmPhoneBody } from "@strive/backend/contracts/phone-login";
import type { Order } from "@strive/backend/contracts/orders";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

const PAGE_SIZE = 10;

interface OrderPage {
  data: Order[];
  count: number;
  offset: number;
}

/** The keys carry whose they are: nobody ever sees an earlier user's orders. */
const ordersKey = (userId: string) => ["orders", "own", userId] as const;

/** A customer's orders, the newest first. */
export const ownOrdersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(userId), "list"] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get<OrderPage>("/orders", { query: { limit: PAGE_SIZE, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data, count, offset }) =>
      data.length > 0 && offset + data.length < count ? offset + data.length : undefined,
  });

export const ownOrderQuery = (userId: string, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey(userId), "one", orderId] as const,
    queryFn: async ({ signal }) => {
      const path = `/orders/${encodeURIComponent(orderId)}`;
      return (await api.get<{ data: Order }>(path, { signal })).data;
    },
  });

export const saveProfile = async (body: UpdateOwnProfileBody) =>
  (await api.put<MeResponse>("/auth/me", { body })).user;

/** The new token: every older one is dead. */
export const changePassword = async (body: ChangePasswordBody) =>
  (await api.post<ChangePasswordResponse>("/auth/change-password", { body })).token;

/** Mails a code to the address; says nothing of whose it is. */
export const askForEmail = (body: ChangeEmailBody, signal?: AbortSignal) =>
  api.post<DoneResponse>("/auth/me/email", { body, ...(signal && { signal }) });

/** The account with its new address, and its new token: every older one is dead. */
export const confirmEmail = (body: VerifyEmailBody) =>
  api.post<LoginResponse>("/auth/me/email/confirm", { body });

/** Sends a code by SMS to the phone; says nothing of whose it is. */
export const askForPhone = (body: AskPhoneBody, signal?: AbortSignal) =>
  api.post<DoneResponse>("/auth/me/phone", { body, ...(signal && { signal }) });

/** The account with its phone, and its new token: older ones may be dead. */
export const confirmPhone = (body: ConfirmPhoneBody) =>
  api.post<LoginResponse>("/auth/me/phone/confirm", { body });

/** Everything that is kept about the person who asks. */
export const readOwnData = () => api.get<{ data?: unknown }>("/auth/me/data");

export const deleteAccount = (password: string) =>
  api.delete<DoneResponse>("/auth/me", { body: { password } });

/** How the shop reaches people on their phones. Here too, as a chunk shared with the checkout costs every page. */
export const phoneWaysQuery = () =>
  queryOptions({
    queryKey: ["phone-ways"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PublicSettings }>("/settings/public", { signal })).data,
  });
