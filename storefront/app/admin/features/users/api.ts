import type {
  DoneResponse,
  RoleBody,
  UpdateUserBody,
  UserListResponse,
  UserResponse,
  UserStatsResponse,
} from "@strive/backend/contracts/accounts";
import type { OrderListResponse } from "@strive/backend/contracts/orders";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

export const USER_PARAMS = ["search", "sort", "role", "isActive"] as const;
export type UserParam = (typeof USER_PARAMS)[number];

const NOTHING_CHOSEN: Readonly<Record<UserParam, string>> = {
  search: "",
  sort: "",
  role: "",
  isActive: "",
};

/** First part of the keys below: what a change of a user makes old. */
export const USERS = "users";
export const USER_LISTS = ["admin", USERS, "list"] as const;
export const oneUserKey = (id: string) => ["admin", USERS, "one", id] as const;

const KNOWN = {
  sort: ["latest", "oldest", "name", "name_desc", "email", "email_desc"],
  role: ["user", "admin"],
  isActive: ["true", "false"],
} as const;

const known = (name: keyof typeof KNOWN, value: string) =>
  (KNOWN[name] as readonly string[]).includes(value) ? value : "";

export const userListQuery = (values = NOTHING_CHOSEN, offset = 0) => {
  // Whatever garbage stands in the address is left out.
  const query = {
    search: values.search,
    sort: known("sort", values.sort),
    role: known("role", values.role),
    isActive: known("isActive", values.isActive),
    offset,
  };
  return adminQuery([USERS, "list", query], (client, signal) =>
    client.get<UserListResponse>("/auth/users", { query, signal }),
  );
};

export const userStatsQuery = () =>
  adminQuery([USERS, "stats"], async (client, signal) => {
    const { data } = await client.get<UserStatsResponse>("/auth/users/stats", { signal });
    return data;
  });

const pathOf = (id: string) => `/auth/users/${encodeURIComponent(id)}`;

export const userQuery = (id: string) =>
  adminQuery([USERS, "one", id], async (client, signal) => {
    const { data } = await client.get<UserResponse>(pathOf(id), { signal });
    return data;
  });

/** Orders shown beside a user; the rest is a link away. */
const LAST_ORDERS = 3;

/** The last orders under an address, and how many there are. */
export const ordersOfQuery = (email: string) =>
  adminQuery(["orders", "of-user", email], (client, signal) =>
    client.get<OrderListResponse>("/orders", {
      query: { search: email, limit: LAST_ORDERS },
      signal,
    }),
  );

export const changeRole = async (id: string, body: RoleBody) =>
  (await api.put<UserResponse>(`${pathOf(id)}/role`, { body })).data;

export const toggleStatus = async (id: string) =>
  (await api.put<UserResponse>(`${pathOf(id)}/toggle-status`)).data;

export const updateUser = async (id: string, body: UpdateUserBody) =>
  (await api.put<UserResponse>(pathOf(id), { body })).data;

export const deleteUser = (id: string) => api.delete<DoneResponse>(pathOf(id));
