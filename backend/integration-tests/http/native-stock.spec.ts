import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import {
  backOfficeToken,
  callBackOffice,
  enterBackOffice,
  piecesAt,
  stockPlaceOf,
  type BackOffice,
  type StockPlace,
} from "../../harness/back-office";
import { OrderDesk } from "../../harness/order-desk";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

/** What Medusa's own admin API writes about pieces, which were sold since somebody looked. */

const PIECES = 10;
const SOLD = 4;

const shop = useShop("quiet");
let desk: OrderDesk;
let backOffice: BackOffice;
let token: string;
let variantId: string;
let place: StockPlace;

const post = (path: string, body: object) =>
  callBackOffice(shop, "POST", `/admin/inventory-items/${path}`, { token, body });
const single = (body: object) => post(`${place.itemId}/location-levels/${place.locationId}`, body);
const entry = (more: object) => ({
  inventory_item_id: place.itemId,
  location_id: place.locationId,
  ...more,
});
const batch = (body: object) => post("location-levels/batch", body);
const pieces = () => piecesAt(backOffice, place);

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  backOffice = await enterBackOffice(shop);
  token = await backOfficeToken(shop);
});

/** Ten pieces that staff look at; four of them leave the house. */
beforeEach(async () => {
  variantId = await desk.variant(PIECES);
  const order = await desk.placed({ variant_id: variantId, quantity: SOLD });
  place = await stockPlaceOf(backOffice, order.items[0]?.product_id ?? "", variantId);
  await desk.bring(order.id, "shipped");
  await until(pieces, (now) => now === PIECES - SOLD);
});

describe("a number that was read before pieces were sold", () => {
  const ways: Record<string, (body: object) => ReturnType<typeof post>> = {
    "one level": single,
    "levels of an item": (body) =>
      post(`${place.itemId}/location-levels/batch`, {
        update: [{ location_id: place.locationId, ...body }],
      }),
    "levels of many items": (body) => batch({ update: [entry(body)] }),
  };

  it.each(Object.entries(ways))("is refused without what was seen: %s", async (_name, write) => {
    const { status, json } = await write({ stocked_quantity: PIECES });
    expect(status).toBe(400);
    const { message, errors } = failureSchema.parse(json);
    expect(message).toMatch(/^There are 6 pieces now\. Say which number you saw \(stocked_seen\)/);
    expect(errors?.[0]?.field).toMatch(/^(update\.0\.)?stocked_seen$/);
    expect(await pieces()).toBe(PIECES - SOLD);
  });

  it.each(Object.entries(ways))("counts as a difference with it: %s", async (_name, write) => {
    const delivery = { stocked_quantity: PIECES + 5, stocked_seen: PIECES };
    expect(await write(delivery)).toMatchObject({ status: 200 });
    expect(await pieces()).toBe(PIECES - SOLD + 5);
  });

  it("counts as a difference too when others made it true meanwhile", async () => {
    // Two deliveries of two, each written by somebody who saw six.
    const delivery = { stocked_quantity: PIECES - SOLD + 2, stocked_seen: PIECES - SOLD };
    for (let at = 0; at < 2; at += 1) expect((await single(delivery)).status).toBe(200);
    expect(await pieces()).toBe(PIECES - SOLD + 4);
  });

  it("is not a change when it is there already", async () => {
    const same = { stocked_quantity: PIECES - SOLD, incoming_quantity: 7 };
    expect(await single(same)).toMatchObject({ status: 200 });
    expect(await pieces()).toBe(PIECES - SOLD);
  });

  it("leaves the other levels of a call as they are", async () => {
    const otherVariant = await desk.variant(PIECES);
    const order = await desk.placed({ variant_id: otherVariant, quantity: 1 });
    const other = await stockPlaceOf(backOffice, order.items[0]?.product_id ?? "", otherVariant);
    const known = {
      inventory_item_id: other.itemId,
      location_id: other.locationId,
      stocked_quantity: PIECES + 1,
      stocked_seen: PIECES,
    };
    const { status, json } = await batch({
      update: [known, entry({ stocked_quantity: PIECES })],
    });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map(({ field }) => field)).toEqual([
      "update.1.stocked_seen",
    ]);
    expect(await piecesAt(backOffice, other)).toBe(PIECES);
    expect(await pieces()).toBe(PIECES - SOLD);
  });
});

describe("a call that can't be half done", () => {
  it.each([
    ["makes levels beside it", { create: [{}] }],
    ["deletes levels beside it", { delete: ["iloc_1"] }],
  ])("is refused whole when it %s", async (_what, more) => {
    const update = [entry({ stocked_quantity: PIECES, stocked_seen: PIECES - SOLD })];
    const { status, json } = await batch({ update, ...more });
    expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([400, "update"]);
    expect(await pieces()).toBe(PIECES - SOLD);
  });

  it("is refused when it names a place twice, or one without stock", async () => {
    const wish = entry({ stocked_quantity: PIECES, stocked_seen: PIECES - SOLD });
    expect((await batch({ update: [wish, wish] })).status).toBe(400);
    const nowhere = { ...wish, location_id: "sloc_nowhere" };
    expect((await batch({ update: [wish, nowhere] })).status).toBe(404);
    expect(await pieces()).toBe(PIECES - SOLD);
  });

  it.each([
    ["an impossible number beside it", { incoming_quantity: -1 }],
    ["a member that Medusa does not know", { shelf: "B2" }],
  ])("changes nothing when Medusa refuses %s", async (_what, more) => {
    const body = { stocked_quantity: PIECES, stocked_seen: PIECES - SOLD, ...more };
    expect((await single(body)).status).toBe(400);
    expect((await batch({ update: [entry(body)], more: 1 })).status).toBe(400);
    expect(await pieces()).toBe(PIECES - SOLD);
  });

  it.each([-1, 1.5, "7"])("is refused for %j pieces", async (wrong) => {
    const { status, json } = await single({ stocked_quantity: wrong, stocked_seen: 6 });
    expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([
      400,
      "stocked_quantity",
    ]);
  });
});
