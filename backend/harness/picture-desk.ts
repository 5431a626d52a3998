import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  categoryListResponseSchema,
  productResponseSchema,
  type Product,
} from "../src/contracts/catalogue";
import { categoryResponseSchema } from "../src/contracts/catalogue-writes";
import { imageFileNames } from "../src/contracts/image-url";
import type { Shop } from "./shop";
import { callShop, logIn } from "./people";

export type FormFile = readonly [name: string, data: Uint8Array, type?: string];

/** Every file behind a product's pictures. */
export const filesOf = ({ images }: Product): string[] => images.flatMap(imageFileNames);

/** A member of staff who adds products with pictures. */
export class PictureDesk {
  private constructor(
    readonly shop: Shop,
    readonly token: string,
    private readonly categoryId: string,
  ) {}

  static async open(shop: Shop): Promise<PictureDesk> {
    const { token } = await logIn(shop, shop.admin);
    const listed = categoryListResponseSchema.parse(
      (await callShop(shop, "GET", "/api/categories")).json,
    );
    const found = listed.data[0]?.id;
    if (found !== undefined) return new PictureDesk(shop, token, found);
    const made = await callShop(shop, "POST", "/api/categories", {
      token,
      body: { category_name: "Imyenda", gender: "female" },
    });
    return new PictureDesk(shop, token, categoryResponseSchema.parse(made.json).data.id);
  }

  /** The same person at another instance, or at the same shop after it was started again. */
  at(shop: Shop): PictureDesk {
    return new PictureDesk(shop, this.token, this.categoryId);
  }

  form(files: readonly FormFile[], fields: Record<string, string> = {}): FormData {
    const form = new FormData();
    const all = {
      product_name: "Ikanzu",
      description: "Linen",
      price: "25000",
      category_id: this.categoryId,
      stock_quantity: "10",
      sizes: '["S","M"]',
      colors: '["#808080"]',
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    for (const [name, data, type] of files) {
      form.append("images", new Blob([new Uint8Array(data)], type ? { type } : {}), name);
    }
    return form;
  }

  send(
    body: FormData,
    { method = "POST", url = "/api/products", as = this.token } = {},
  ): Promise<Response> {
    const headers = as === "" ? undefined : { Authorization: `Bearer ${as}` };
    return fetch(this.shop.origin + url, { method, body, ...(headers ? { headers } : {}) });
  }

  /** @throws when the shop doesn't take it. */
  async create(files: readonly FormFile[], fields?: Record<string, string>): Promise<Product> {
    const response = await this.send(this.form(files, fields));
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return productResponseSchema.parse(await response.json()).data;
  }

  /** Names in the folder of uploads, hidden ones too. */
  async stored(): Promise<string[]> {
    return (await readdir(path.join(this.shop.dataDir, "uploads"))).sort();
  }
}
