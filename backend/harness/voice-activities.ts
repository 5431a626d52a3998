import { randomUUID } from "node:crypto";
import type { ActivityCase } from "./selling-activities";

const SIZES = {
  wearer: "men",
  measures: ["chest", "length"],
  rows: [
    { size: "S", values: [[90, 96], 70] },
    { size: "M", values: [[96, 102.5], 72] },
  ],
};

/** A word that means nothing yet. */
const spareWord = () => `zz${randomUUID().replaceAll(/[\d-]/g, "q")}`;

/**
 * What staff do with what shoppers say and see, as the audit log tells it: their reviews, what they searched for in vain,
 * what sizes fit them, and what is worn with a product.
 * @param made makes a thing by a POST and gives its id @param insert writes a row as shoppers would
 * @param product the body that makes one
 */
export function voiceActivities(
  made: (path: string, body: object) => Promise<string>,
  insert: (text: string, values: unknown[]) => Promise<unknown>,
  product: (name: string) => object,
): Record<string, () => Promise<ActivityCase>> {
  async function review() {
    const id = `review_${randomUUID()}`;
    const label = `Reviewed ${randomUUID()}`;
    await insert(
      `INSERT INTO product_review (id, product_id, buyer, order_id, item_id, product_name, size, rating, title, text, state)
       VALUES ($1, 'prod_gone', $1, 'order_gone', 'line_gone', $2, 'M', 4, '', 'It keeps its shape.', 'waiting')`,
      [id, label],
    );
    return { id, label };
  }
  return {
    "PUT /api/reviews/:id/state": async () => {
      const { id, label } = await review();
      const [before, after] = [{ state: "waiting" }, { state: "shown" }];
      const line = { action: "review.state", label, before, after };
      return { path: `/api/reviews/${id}/state`, body: { state: "shown", version: 1 }, line };
    },
    "PUT /api/reviews/:id/answer": async () => {
      const { id, label } = await review();
      const [before, after] = [{ answer: null }, { answer: "Murakoze." }];
      const line = { action: "review.answer", label, before, after };
      return { path: `/api/reviews/${id}/answer`, body: { answer: "Murakoze." }, line };
    },
    "PUT /api/products/:key/look": async () => {
      const label = `Worn ${randomUUID()}`;
      const pieceName = `Piece ${randomUUID()}`;
      const id = await made("/api/products", product(label));
      const piece = await made("/api/products", product(pieceName));
      const [before, after] = [{ pieces: "" }, { pieces: pieceName }];
      const line = { action: "look.update", label, before, after };
      return { path: `/api/products/${id}/look`, body: { products: [piece], version: 0 }, line };
    },
    "DELETE /api/admin/missed-searches/:id": async () => {
      const label = spareWord();
      await insert("INSERT INTO search_miss (id, word, language) VALUES ($1, $1, 'en')", [label]);
      const line = {
        action: "missed-search.delete",
        label,
        before: { word: label },
        after: null,
      };
      return { path: `/api/admin/missed-searches/${label}`, line };
    },
    "POST /api/admin/search-synonyms": () => {
      const body = { word: spareWord(), means: "hoodies" };
      const line = { action: "synonym.create", label: body.word, before: null, after: body };
      return Promise.resolve({ path: "/api/admin/search-synonyms", body, line });
    },
    "DELETE /api/admin/search-synonyms/:id": async () => {
      const body = { word: spareWord(), means: "hoodies" };
      const id = await made("/api/admin/search-synonyms", body);
      const line = { action: "synonym.delete", label: body.word, before: body, after: null };
      return { path: `/api/admin/search-synonyms/${id}`, line };
    },
    "PUT /api/admin/size-charts/:id": async () => {
      const label = `Sized ${randomUUID()}`;
      const id = await made("/api/categories", { category_name: label });
      const line = {
        action: "size-chart.create",
        label,
        before: null,
        after: { men: "S: chest 90–96, length 70; M: chest 96–102.5, length 72" },
      };
      return { path: `/api/admin/size-charts/${id}`, body: { version: 0, tables: [SIZES] }, line };
    },
    "DELETE /api/admin/size-charts/:id": async () => {
      const label = `Sized ${randomUUID()}`;
      const id = await made("/api/categories", { category_name: label });
      await insert("INSERT INTO size_chart (category_id, tables, version) VALUES ($1, $2, 7)", [
        id,
        JSON.stringify([
          { wearer: "all", measures: ["foot"], rows: [{ size: "40", values: [25.2] }] },
        ]),
      ]);
      const line = {
        action: "size-chart.delete",
        label,
        before: { all: "40: foot 25.2" },
        after: null,
      };
      return { path: `/api/admin/size-charts/${id}?version=7`, line };
    },
  };
}
