import { randomUUID } from "node:crypto";
import type { ActivityCase } from "./selling-activities";

const REDUCED_RWF = 9000;

const discount = () => ({
  code: `AUDITED-${randomUUID().slice(0, 8).toUpperCase()}`,
  name: "Audited",
  is_automatic: false,
  kind: "percentage",
  value: 10,
});
/** Nobody sees it begin. */
const sale = () => ({
  name: `Sale ${randomUUID()}`,
  starts_at: "2100-01-01T00:00:00.000Z",
  ends_at: null,
});

/**
 * What staff do to prices, as the audit log tells it.
 * @param made makes a thing by a POST and gives its id @param product the body of one with this name
 */
export const pricingActivities = (
  made: (path: string, body: object) => Promise<string>,
  product: (name: string) => object,
): Record<string, () => Promise<ActivityCase>> => ({
  "POST /api/admin/discounts": () => {
    const body = discount();
    const after = { kind: "percentage", value: 10, is_paused: false };
    const line = { action: "discount.create", label: body.code, before: null, after };
    return Promise.resolve({ path: "/api/admin/discounts", body, line });
  },
  "PUT /api/admin/discounts/:id": async () => {
    const body = discount();
    const id = await made("/api/admin/discounts", body);
    const [before, after] = [{ value: 10 }, { value: 20 }];
    const line = { action: "discount.update", label: body.code, before, after };
    return { path: `/api/admin/discounts/${id}`, body: { ...body, value: 20 }, line };
  },
  "PUT /api/admin/discounts/:id/paused": async () => {
    const body = discount();
    const id = await made("/api/admin/discounts", body);
    const [before, after] = [{ is_paused: false }, { is_paused: true }];
    const line = { action: "discount.update", label: body.code, before, after };
    return { path: `/api/admin/discounts/${id}/paused`, body: { is_paused: true }, line };
  },
  "DELETE /api/admin/discounts/:id": async () => {
    const body = discount();
    const id = await made("/api/admin/discounts", body);
    const line = {
      action: "discount.delete",
      label: body.code,
      before: { value: 10 },
      after: null,
    };
    return { path: `/api/admin/discounts/${id}`, line };
  },
  "POST /api/admin/sales": () => {
    const body = sale();
    const line = { action: "sale.create", label: body.name, before: null, after: body };
    return Promise.resolve({ path: "/api/admin/sales", body, line });
  },
  "PUT /api/admin/sales/:id": async () => {
    const body = sale();
    const id = await made("/api/admin/sales", body);
    const [before, after] = [{ starts_at: body.starts_at }, { starts_at: null }];
    const line = { action: "sale.update", label: body.name, before, after };
    return { path: `/api/admin/sales/${id}`, body: { ...body, starts_at: null }, line };
  },
  "PUT /api/admin/sales/:id/prices": async () => {
    const body = sale();
    const id = await made("/api/admin/sales", body);
    const name = `Reduced ${randomUUID()}`;
    const prices = [{ product_id: await made("/api/products", product(name)), price: REDUCED_RWF }];
    const [before, after] = [{ [name]: null }, { [name]: REDUCED_RWF }];
    const line = { action: "sale.prices", label: body.name, before, after };
    return { path: `/api/admin/sales/${id}/prices`, body: { prices }, line };
  },
  "DELETE /api/admin/sales/:id": async () => {
    const body = sale();
    const id = await made("/api/admin/sales", body);
    const line = { action: "sale.delete", label: body.name, before: body, after: null };
    return { path: `/api/admin/sales/${id}`, line };
  },
});
