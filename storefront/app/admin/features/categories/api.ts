import type { Category } from "@strive/backend/contracts/catalogue";
import type {
  CreateCategoryBody,
  UpdateCategoryBody,
} from "@strive/backend/contracts/catalogue-writes";
import { TRANSLATED, type Translated } from "@strive/backend/contracts/translated";
import { adminQuery } from "~/admin/data/admin-query";
import { CATEGORIES } from "~/admin/data/category-list";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

const pathOf = (id: string) => `/categories/${encodeURIComponent(id)}`;

export const addCategory = async (body: CreateCategoryBody) =>
  (await pressOnce<{ data: Category }>("/categories", { body })).data;

export const updateCategory = async (id: string, body: UpdateCategoryBody) =>
  (await api.put<{ data: Category }>(pathOf(id), { body })).data;

/** The names that categories have in other languages, by id. */
export type CategoryNames = Readonly<Partial<Record<string, Partial<Record<Translated, string>>>>>;

/** Which names are translations, the shop's own lists say. Asked anew for each form. @param open what it is of */
export const categoryNamesQuery = (open: string | null) => ({
  gcTime: 0,
  ...adminQuery([CATEGORIES, "names", open], async (client, signal): Promise<CategoryNames> => {
    const names: Record<string, Partial<Record<Translated, string>>> = {};
    const lists = TRANSLATED.map(async (language) => {
      const options = { query: { language }, signal };
      const { data } = await client.get<{ data: Category[] }>("/categories", options);
      for (const { id, category_name: name, original_name: original } of data) {
        if (original !== undefined) names[id] = { ...names[id], [language]: name };
      }
    });
    await Promise.all(lists);
    return names;
  }),
});

export const deleteCategory = (id: string) => api.delete(pathOf(id));
