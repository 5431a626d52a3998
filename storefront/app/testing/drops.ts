import type { Product } from "@strive/backend/contracts/catalogue";
import { lookPieceSchema } from "@strive/backend/contracts/companions";
import {
  changeDropBodySchema,
  dropBodySchema,
  dropNowResponseSchema,
  dropPlaceResponseSchema,
  dropResponseSchema,
  staffDropResponseSchema,
  staffDropsResponseSchema,
  type Drop,
  type DropBody,
  type DropNow,
  type DropPlace,
  type StaffDrop,
} from "@strive/backend/contracts/drops";
import { http, HttpResponse } from "msw";
import { hearClock } from "~/shop/drop/server-clock";
import { failure } from "./handlers";

const OPENS_AT = "2099-12-05T18:00:00.000Z";

export const dropNow = (changes: Partial<DropNow> = {}): DropNow => ({
  state: "soon",
  now: new Date().toISOString(),
  opens_at: OPENS_AT,
  ...{ places: 0, admitted: 0, left: 20, version: 1 },
  ...changes,
});

export const dropOf = (products: Product[], changes: Partial<Drop> = {}): Drop => ({
  handle: "winter",
  title: "Winter drop",
  opens_at: OPENS_AT,
  ends_at: null,
  has_queue: true,
  pieces_per_order: 2,
  turn_minutes: 5,
  now: dropNow(),
  products,
  ...changes,
});

/** As if the server had said that its clock is so far ahead of this device's. @param ms below 0: behind */
export const setServerAhead = (ms: number) => hearClock(Promise.resolve(), () => Date.now() + ms);

/** A drop that answers as it is told to, and the tickets that came. */
export function dropDesk(drop: Drop | null) {
  const desk = {
    now: drop?.now ?? dropNow(),
    place: { place: null, turn_until: null, is_used: false } as Omit<DropPlace, "now">,
    tickets: [] as (string | null)[],
  };
  const handlers = [
    http.get("*/api/drops/:handle", () =>
      drop === null
        ? failure(404, "There is no such drop.")
        : HttpResponse.json(dropResponseSchema.parse({ success: true, data: drop })),
    ),
    http.get("*/api/drops/:handle/now", () =>
      HttpResponse.json(dropNowResponseSchema.parse({ success: true, data: desk.now })),
    ),
    http.post("*/api/drops/:handle/place", ({ request }) => {
      desk.tickets.push(request.headers.get("Drop-Ticket"));
      const data = { ...desk.place, now: desk.now };
      return HttpResponse.json(dropPlaceResponseSchema.parse({ success: true, data }));
    }),
  ];
  return { desk, handlers };
}

export const staffDrop = (changes: Partial<StaffDrop> = {}): StaffDrop => ({
  id: "drop_1",
  handle: "winter",
  title: { en: "Winter drop" },
  opens_at: OPENS_AT,
  ends_at: null,
  has_queue: true,
  pieces_per_order: 1,
  turn_minutes: 5,
  version: 1,
  products: [],
  state: "soon",
  has_opened: false,
  ...{ waiting: 0, admitted: 0, ordering: 0, sold: 0, orders: 0, left: 20 },
  ...changes,
});

/** Staff's drops: what is saved is in them. */
export function staffDropDesk(...drops: StaffDrop[]) {
  const desk = { drops, products: [] as Product[] };
  const changed = (body: DropBody, before: StaffDrop): StaffDrop => ({
    ...before,
    ...body,
    products: body.products.map((id) =>
      lookPieceSchema.parse(desk.products.find((product) => product.id === id)),
    ),
    version: before.version + 1,
  });
  const answer = (drop: StaffDrop, status = 200) =>
    HttpResponse.json(staffDropResponseSchema.parse({ success: true, data: drop }), { status });
  const handlers = [
    http.get("*/api/admin/drops", () =>
      HttpResponse.json(staffDropsResponseSchema.parse({ success: true, data: desk.drops })),
    ),
    http.post("*/api/admin/drops", async ({ request }) => {
      const made = changed(dropBodySchema.parse(await request.json()), staffDrop({ version: 0 }));
      desk.drops = [made, ...desk.drops];
      return answer(made, 201);
    }),
    http.put("*/api/admin/drops/:id", async ({ request, params }) => {
      const { drop, version } = changeDropBodySchema.parse(await request.json());
      const before = desk.drops.find(({ id }) => id === params["id"]);
      if (before?.version !== version) {
        return failure(409, "Somebody else has changed this drop. Look at it again");
      }
      const after = changed(drop, before);
      desk.drops = desk.drops.map((one) => (one.id === after.id ? after : one));
      return answer(after);
    }),
    http.delete("*/api/admin/drops/:id", ({ params }) => {
      desk.drops = desk.drops.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json({ success: true });
    }),
  ];
  return { desk, handlers };
}
