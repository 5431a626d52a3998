import {
  countBodySchema,
  createRiderBodySchema,
  deliveriesResponseSchema,
  orderParcelSchema,
  parcelsResponseSchema,
  planBodySchema,
  riderListResponseSchema,
  riderResponseSchema,
  riderResultBodySchema,
  riderSchema,
  riderSheetResponseSchema,
  sendResponseSchema,
  staffReportSchema,
  splitBodySchema,
  staffSheetResponseSchema,
  staffSheetSchema,
  staffStopSchema,
  stopSchema,
  type Deliveries,
  type OrderParcel,
  type Rider,
  type RiderResultBody,
  type RiderSheet,
  type StaffReport,
  type StaffSheet,
  type StaffStop,
} from "@strive/backend/contracts/deliveries";
import { http, HttpResponse } from "msw";
import { kigaliDay } from "~/lib/kigali-day";

export const eric: Rider = riderSchema.parse({
  id: "rider_1",
  _id: "rider_1",
  name: "Eric Habimana",
  phone: "+250788555123",
  is_active: true,
  createdAt: "2026-11-21T08:00:00.000Z",
});

/** One piece that is out, and RWF 20,000 to collect; each number makes a different one. */
export function stopNumbered(number: number, changes: Partial<StaffStop> = {}): StaffStop {
  return staffStopSchema.parse({
    id: `parcel_${number}`,
    order_id: `order_${number}`,
    order_number: `STR-${number}`,
    number: 1,
    parcels: 1,
    state: "out",
    firstname: "Aline",
    lastname: "Uwase",
    phone: "+250788123456",
    address: "KG 11 Ave, house 24",
    city: "Kigali",
    district: "Gasabo",
    landmark: null,
    pin: null,
    note: "Blue gate",
    items: [{ name: "Gahinga Boxy Tee", size: "M", color: "#191614", quantity: 1 }],
    cash_due: 20_000,
    tries: 0,
    day: kigaliDay(),
    rider: { id: eric.id, name: eric.name },
    failed_reason: null,
    ...changes,
  });
}

/** What Eric says of a stop; delivered and paid by default. */
export const reportOf = (stop: StaffStop, changes: Partial<StaffReport> = {}): StaffReport =>
  staffReportSchema.parse({
    id: `attempt_${stop.id}`,
    parcel_id: stop.id,
    order_id: stop.order_id,
    order_number: stop.order_number,
    number: 1,
    firstname: stop.firstname,
    outcome: "delivered",
    at: "2026-11-26T14:00:00.000Z",
    reason: null,
    note: null,
    new_day: null,
    received_by: "Keza",
    is_by_code: false,
    cash_due: stop.cash_due,
    cash_amount: stop.cash_due,
    cash_reason: null,
    by: "rider",
    settled: null,
    ...changes,
  });

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Eric's day. */
export const sheetOf = (
  stops: readonly StaffStop[],
  reports: readonly StaffReport[] = [],
  changes: Partial<StaffSheet> = {},
): StaffSheet =>
  staffSheetSchema.parse({
    id: "sheet_1",
    rider: { id: eric.id, name: eric.name, phone: eric.phone, is_active: true },
    day: kigaliDay(),
    token: "sheet_1.secret",
    stops,
    reports,
    cash_due: sumOf(stops.map(({ cash_due }) => cash_due)),
    cash_taken: sumOf(reports.map(({ cash_amount }) => cash_amount)),
    counted: null,
    ...changes,
  });

export const parcelOf = (changes: Partial<OrderParcel> = {}): OrderParcel =>
  orderParcelSchema.parse({
    id: "parcel_1",
    number: 1,
    state: "planned",
    items: [{ item_id: "item_0", quantity: 1 }],
    day: "2026-11-27",
    rider: null,
    code: null,
    delivered_at: null,
    received_by: null,
    attempts: [],
    ...changes,
  });

/** The staff's side of a day, which keeps what is sent. */
export class DeliveryOffice {
  readonly planned: unknown[] = [];
  readonly counted: unknown[] = [];
  readonly splits: unknown[] = [];
  riders: Rider[] = [eric];
  data: Deliveries;

  constructor(changes: Partial<Deliveries> = {}) {
    const day = kigaliDay();
    this.data = {
      day,
      today: day,
      sheets: [],
      waiting: [],
      to_plan: [],
      to_plan_count: 0,
      to_count: [],
      ...changes,
    };
  }

  readonly handlers = [
    http.get("*/api/admin/deliveries", () =>
      HttpResponse.json(deliveriesResponseSchema.parse({ success: true, data: this.data })),
    ),
    http.get("*/api/admin/riders", () =>
      HttpResponse.json(riderListResponseSchema.parse({ success: true, data: this.riders })),
    ),
    http.post("*/api/admin/riders", async ({ request }) => {
      const body = createRiderBodySchema.parse(await request.json());
      const rider = { ...eric, ...body, id: `rider_${this.riders.length + 1}` };
      this.riders = [...this.riders, rider];
      return HttpResponse.json(riderResponseSchema.parse({ success: true, data: rider }));
    }),
    http.post("*/api/admin/deliveries/plan", async ({ request }) => {
      const body = planBodySchema.parse(await request.json());
      this.planned.push(body);
      const parcel_ids = [...(body.order_ids ?? []), ...(body.parcel_ids ?? [])];
      return HttpResponse.json({ success: true, data: { parcel_ids } });
    }),
    http.put("*/api/orders/:id/parcels", async ({ request }) => {
      const body = splitBodySchema.parse(await request.json());
      this.splits.push(body.parcels);
      const data = body.parcels.map(({ items }, at) =>
        parcelOf({ id: `parcel_${at + 1}`, number: at + 1, items, day: null }),
      );
      return HttpResponse.json(parcelsResponseSchema.parse({ success: true, data }));
    }),
    http.post("*/api/admin/delivery-sheets/:id/send", () => {
      const [sheet] = this.data.sheets;
      const data = { sheet, refused: [] };
      return HttpResponse.json(sendResponseSchema.parse({ success: true, data }));
    }),
    http.post("*/api/admin/delivery-sheets/:id/count", async ({ request }) => {
      const {
        counted_amount: amount,
        expected_amount: expected,
        reason,
      } = countBodySchema.parse(await request.json());
      this.counted.push({ amount, expected, reason });
      const [sheet] = this.data.sheets;
      const counted = {
        at: "2026-11-26T17:00:00.000Z",
        by: "admin@strive.rw",
        expected,
        amount,
        reason: reason ?? null,
      };
      const data = { ...sheet, token: null, counted };
      const answer = staffSheetResponseSchema.parse({ success: true, data });
      this.data = { ...this.data, sheets: [answer.data] };
      return HttpResponse.json(answer);
    }),
  ];
}

/** The shop as a rider meets it: takes one word for each key. */
export class RiderDesk {
  readonly said: { key: string; parcelId: string; body: RiderResultBody }[] = [];
  sheet: RiderSheet;

  constructor(stops: readonly StaffStop[]) {
    this.sheet = {
      rider: eric.name,
      day: kigaliDay(),
      until: "2026-11-27T10:00:00.000Z",
      // Strictly what a rider may know.
      stops: stops.map((stop) => stopSchema.parse(stop)),
      reports: [],
      cash_due: sumOf(stops.map(({ cash_due }) => cash_due)),
      cash_taken: 0,
    };
  }

  private answer() {
    return HttpResponse.json(riderSheetResponseSchema.parse({ success: true, data: this.sheet }));
  }

  private take(parcelId: string, body: RiderResultBody): void {
    const { stops, reports, cash_taken } = this.sheet;
    const stop = stops.find(({ id }) => id === parcelId);
    if (!stop) return;
    const said =
      body.outcome === "delivered"
        ? { received_by: body.received_by ?? null, cash_amount: body.cash_amount }
        : { reason: body.reason, new_day: body.new_day ?? null, received_by: null, cash_amount: 0 };
    const one = stopNumbered(Number(stop.order_number.slice(4)), stop);
    const taken = "reason" in said ? 0 : said.cash_amount;
    this.sheet = {
      ...this.sheet,
      stops: stops.filter(({ id }) => id !== parcelId),
      reports: [...reports, reportOf(one, { outcome: body.outcome, ...said })],
      cash_due: this.sheet.cash_due - stop.cash_due,
      cash_taken: cash_taken + taken,
    };
  }

  readonly handlers = [
    http.get("*/api/rider/sheet", () => this.answer()),
    http.post("*/api/rider/parcels/:id/result", async ({ request, params }) => {
      const body = riderResultBodySchema.parse(await request.json());
      const key = request.headers.get("Idempotency-Key") ?? "";
      const parcelId = String(params["id"]);
      if (!this.said.some((known) => known.key === key)) this.take(parcelId, body);
      this.said.push({ key, parcelId, body });
      return this.answer();
    }),
  ];
}
