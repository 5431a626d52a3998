import { doneResponseSchema } from "@strive/backend/contracts/accounts";
import {
  pausedBodySchema,
  staffDiscountBodySchema,
  staffDiscountListQuerySchema,
  staffDiscountListResponseSchema,
  staffDiscountResponseSchema,
  staffDiscountSchema,
  type StaffDiscount,
  type StaffDiscountBody,
} from "@strive/backend/contracts/staff-discounts";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { admin, isFrom } from "./signed-in";

/** A discount as staff see it: ten per cent off everything, by a code. */
export const staffDiscount = (changes: Partial<StaffDiscount> = {}): StaffDiscount =>
  staffDiscountSchema.parse({
    id: "promo_1",
    code: "STRIVE10",
    name: "Ten for all",
    is_automatic: false,
    kind: "percentage",
    value: 10,
    minimum: null,
    scope: "everything",
    scope_items: [],
    excludes_sale: false,
    combines: false,
    starts_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_shopper: null,
    state: "on",
    used: 0,
    given: 0,
    revenue: 0,
    createdAt: "2026-11-01T06:00:00.000Z",
    ...changes,
  } satisfies StaffDiscount);

/** What the server makes of a body; names of what was chosen are not its concern here. */
const written = (before: StaffDiscount, body: StaffDiscountBody): StaffDiscount => {
  const { scope_ids, code = before.code, value = null, ...rest } = body;
  const scope_items = scope_ids.map((id) => ({ id, name: id }));
  return staffDiscount({ ...before, ...rest, code, value, scope_items });
};

/**
 * The discounts of a shop for its staff, the newest first; records what was sent.
 * @param pageSize rows of a page, as the setting itemsPerPage says
 */
export function discountDesk(start: readonly StaffDiscount[] = [], pageSize = 20) {
  const desk = {
    discounts: [...start],
    asked: [] as string[],
    created: [] as StaffDiscountBody[],
    /** With its id. */
    changed: [] as Array<readonly [string, StaffDiscountBody]>,
    paused: [] as Array<readonly [string, boolean]>,
    deleted: [] as string[],
  };
  const find = (id: unknown) => desk.discounts.find((discount) => discount.id === id);
  const put = (after: StaffDiscount) => {
    desk.discounts = desk.discounts.map((one) => (one.id === after.id ? after : one));
    return answer(after);
  };
  const answer = (data: StaffDiscount, status = 200) =>
    HttpResponse.json(staffDiscountResponseSchema.parse({ success: true, data }), { status });
  const guarded =
    (work: (request: Request, id: string) => Promise<Response> | Response) =>
    ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
      isFrom(request, admin) ? work(request, String(params["id"])) : failure(403, "Access denied");
  const missing = () => failure(404, "Resource not found");

  const handlers = [
    http.get(
      "*/api/admin/discounts",
      guarded((request) => {
        const { search, searchParams } = new URL(request.url);
        desk.asked.push(search);
        const { offset } = staffDiscountListQuerySchema.parse(Object.fromEntries(searchParams));
        const limit = pageSize;
        const data = desk.discounts.slice(offset, offset + limit);
        const count = desk.discounts.length;
        return HttpResponse.json(
          staffDiscountListResponseSchema.parse({ success: true, data, count, limit, offset }),
        );
      }),
    ),
    http.get(
      "*/api/admin/discounts/:id",
      guarded((_request, id) => {
        const discount = find(id);
        return discount ? answer(discount) : missing();
      }),
    ),
    http.post(
      "*/api/admin/discounts",
      guarded(async (request) => {
        const body = staffDiscountBodySchema.parse(await request.json());
        desk.created.push(body);
        const after = written(staffDiscount({ id: `promo_new_${desk.created.length}` }), body);
        desk.discounts = [after, ...desk.discounts];
        return answer(after, 201);
      }),
    ),
    http.put(
      "*/api/admin/discounts/:id",
      guarded(async (request, id) => {
        const body = staffDiscountBodySchema.parse(await request.json());
        const before = find(id);
        if (!before) return missing();
        desk.changed.push([id, body]);
        return put(written(before, body));
      }),
    ),
    http.put(
      "*/api/admin/discounts/:id/paused",
      guarded(async (request, id) => {
        const { is_paused } = pausedBodySchema.parse(await request.json());
        const before = find(id);
        if (!before) return missing();
        desk.paused.push([id, is_paused]);
        return put(staffDiscount({ ...before, state: is_paused ? "paused" : "on" }));
      }),
    ),
    http.delete(
      "*/api/admin/discounts/:id",
      guarded((_request, id) => {
        if (!find(id)) return missing();
        desk.deleted.push(id);
        desk.discounts = desk.discounts.filter((discount) => discount.id !== id);
        return HttpResponse.json(doneResponseSchema.parse({ success: true }));
      }),
    ),
  ];
  return { desk, handlers };
}
