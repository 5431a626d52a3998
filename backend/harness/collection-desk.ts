import { randomBytes } from "node:crypto";
import {
  staffCollectionResponseSchema,
  type CollectionBody,
  type StaffCollection,
} from "../src/contracts/collections";
import { sentPictureResponseSchema } from "../src/contracts/content";
import { pictureForm, plainJpeg } from "./odd-pictures";
import { callShop, logIn, type Answer } from "./people";
import type { ActivityCase } from "./selling-activities";
import type { Shop } from "./shop";

const word = () => randomBytes(6).toString("hex");

/** What staff say of a collection of these products; it is shown at once. */
export const collectionBody = (
  products: readonly string[],
  over: Partial<CollectionBody> = {},
): CollectionBody => ({
  handle: `collection-${word()}`,
  title: { en: "Rain season", fr: "Saison des pluies" },
  text: { en: "Jackets, boots\nand hats." },
  products: [...products],
  picture: null,
  cover: null,
  drop_id: null,
  starts_at: null,
  ends_at: null,
  ...over,
});

/** Staff who make collections. */
export class CollectionDesk {
  private constructor(
    readonly shop: Shop,
    readonly token: string,
  ) {}

  static async at(shop: Shop): Promise<CollectionDesk> {
    return new CollectionDesk(shop, (await logIn(shop, shop.admin)).token);
  }

  call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return callShop(this.shop, method, path, { token: this.token, body, headers });
  }

  /** The address of a picture that was sent for one. */
  async sentPicture(): Promise<string> {
    const form = { token: this.token, body: pictureForm(await plainJpeg("#2c3440", 800)) };
    const answer = await callShop(this.shop, "POST", "/api/admin/content-pictures", form);
    return sentPictureResponseSchema.parse(answer.json).data.url;
  }

  /** @throws when the shop refuses */
  async made(
    products: readonly string[],
    over: Partial<CollectionBody> = {},
  ): Promise<StaffCollection> {
    const body = collectionBody(products, over);
    const { status, json } = await this.call("POST", "/api/admin/collections", body);
    if (status !== 201) throw new Error(`collection: ${status} ${JSON.stringify(json)}`);
    return staffCollectionResponseSchema.parse(json).data;
  }
}

/**
 * What staff do with collections, as the audit log tells it.
 * @param made makes a thing by a POST and gives its id @param product the body that makes one
 * @param sentPicture the address of one that was sent
 */
export function collectionActivities(
  made: (path: string, body: object) => Promise<string>,
  product: (name: string) => object,
  sentPicture: () => Promise<string>,
): Record<string, () => Promise<ActivityCase>> {
  async function about(label: string) {
    const name = `Collected ${word()}`;
    const id = await made("/api/products", product(name));
    const picture = { url: await sentPicture(), alt: { en: "A coat", rw: "Ikoti", fr: "Manteau" } };
    const body = collectionBody([id], { title: { en: label }, picture, cover: id });
    const logged = {
      handle: body.handle,
      "en.title": label,
      "en.text": "Jackets, boots\nand hats.",
      products: name,
      picture: picture.url,
      "en.picture": "A coat",
      "rw.picture": "Ikoti",
      "fr.picture": "Manteau",
      cover: name,
    };
    return { body, logged };
  }
  return {
    "POST /api/admin/collections": async () => {
      const label = `Made ${word()}`;
      const { body, logged } = await about(label);
      const line = { action: "collection.create", label, before: null, after: logged };
      return { path: "/api/admin/collections", body, line };
    },
    "PUT /api/admin/collections/:id": async () => {
      const label = `Changed ${word()}`;
      const { body } = await about(label);
      const id = await made("/api/admin/collections", body);
      const ends_at = "2099-01-01T18:00:00.000Z";
      const line = { action: "collection.update", label, before: {}, after: { ends_at } };
      const collection = { ...body, ends_at };
      return { path: `/api/admin/collections/${id}`, body: { collection, version: 1 }, line };
    },
    "DELETE /api/admin/collections/:id": async () => {
      const label = `Deleted ${word()}`;
      const { body, logged } = await about(label);
      const id = await made("/api/admin/collections", body);
      const line = { action: "collection.delete", label, before: logged, after: null };
      return { path: `/api/admin/collections/${id}?version=1`, line };
    },
  };
}
