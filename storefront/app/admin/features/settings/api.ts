import type {
  AdminProfileBody,
  ChangePasswordBody,
  ChangePasswordResponse,
  UserResponse,
} from "@strive/backend/contracts/accounts";
import { api } from "~/lib/api-client";

export const saveAdminProfile = async (body: AdminProfileBody) =>
  (await api.put<UserResponse>("/admin/profile", { body })).data;

/** The new token: every older one is dead. */
export const changeAdminPassword = async (body: ChangePasswordBody) =>
  (await api.post<ChangePasswordResponse>("/admin/change-password", { body })).token;
