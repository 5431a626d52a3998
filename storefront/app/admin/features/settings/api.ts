import type {
  AdminProfileBody,
  ChangePasswordBody,
  ChangePasswordResponse,
  LogoutEverywhereResponse,
  UserResponse,
} from "@strive/backend/contracts/accounts";
import type { AppSettings, UpdateAppSettingsBody } from "@strive/backend/contracts/app-settings";
import type { Shipping, UpdateShippingBody } from "@strive/backend/contracts/shipping";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

export const saveAdminProfile = async (body: AdminProfileBody) =>
  (await api.put<UserResponse>("/admin/profile", { body })).data;

/** The new token: every older one is dead. */
export const changeAdminPassword = async (body: ChangePasswordBody) =>
  (await api.post<ChangePasswordResponse>("/admin/change-password", { body })).token;

/** The new token: every older one is dead. */
export const logOutEverywhere = async () =>
  (await api.post<LogoutEverywhereResponse>("/auth/logout-everywhere")).token;

export const appSettingsQuery = () =>
  adminQuery(["settings", "app"], async (client, signal) => {
    return (await client.get<{ data: AppSettings }>("/admin/app-settings", { signal })).data;
  });

export const saveAppSettings = async (body: UpdateAppSettingsBody) =>
  (await api.put<{ data: AppSettings }>("/admin/app-settings", { body })).data;

export const saveShipping = async (body: UpdateShippingBody) =>
  (await api.put<{ data: Shipping }>("/admin/shipping", { body })).data;
