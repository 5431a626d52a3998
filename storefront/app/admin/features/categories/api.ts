import type { Category } from "@strive/backend/contracts/catalogue";
import type {
  CreateCategoryBody,
  UpdateCategoryBody,
} from "@strive/backend/contracts/catalogue-writes";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

const pathOf = (id: string) => `/categories/${encodeURIComponent(id)}`;

export const addCategory = async (body: CreateCategoryBody) =>
  (await pressOnce<{ data: Category }>("/categories", { body })).data;

export const updateCategory = async (id: string, body: UpdateCategoryBody) =>
  (await api.put<{ data: Category }>(pathOf(id), { body })).data;

export const deleteCategory = (id: string) => api.delete(pathOf(id));
