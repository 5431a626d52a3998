import type { Order } from "@strive/backend/contracts/orders";
import {
  changeReceiptBodySchema,
  receiptListQuerySchema,
  receiptListResponseSchema,
  receiptSchema,
  RECEIPT_STATES,
  staffReceiptResponseSchema,
  staffReceiptSchema,
  type ChangeReceiptBody,
  type Receipt,
  type StaffReceipt,
} from "@strive/backend/contracts/receipts";
import { vatOf } from "@strive/backend/contracts/vat";
import { http, HttpResponse } from "msw";
import { queryOf, staff } from "./admin-payments";
import { failure } from "./handlers";

export const SIGNED: Receipt["signed"] = {
  sdc_id: "SDC012000001",
  receipt_number: 168,
  internal_data: "INT-DATA-1",
  signature: "SIGN-AB12",
  machine_number: "WIS00000001",
  at: "2026-11-26T10:15:00.000Z",
  by_hand: false,
};

/** The receipt of an order's sale, not signed yet. */
export function receiptOf(order: Order, changes: Partial<Receipt> = {}): Receipt {
  const total = changes.total ?? order.total_amount;
  const { number = 17 } = changes;
  return receiptSchema.parse({
    id: `receipt_${number}`,
    _id: `receipt_${number}`,
    number,
    kind: "sale",
    state: changes.signed ? "signed" : "queued",
    order_id: order.id,
    order_number: order.order_number,
    corrects: null,
    total,
    vat_amount: vatOf(total),
    vat_rate: 18,
    shop_tin: "102345678",
    buyer_tin: order.buyer_tin,
    purchase_code: order.purchase_code,
    lines: [
      ...order.items.map(({ product_name: name, size, color, quantity, line_total: amount }) => ({
        ...{ kind: "article", name, size, color, quantity, amount },
      })),
      {
        ...{ kind: "delivery", name: null, size: null, color: null, quantity: 1 },
        amount: order.shipping_amount,
      },
    ],
    createdAt: "2026-11-26T09:00:00.000Z",
    signed: null,
    ...changes,
  });
}

/** The order in a shop that is registered for VAT, with these receipts. */
export const withReceipts = (order: Order, ...receipts: Receipt[]): Order => ({
  ...order,
  tax: { vat_rate: 18, taxable_amount: order.total_amount, vat_amount: vatOf(order.total_amount) },
  receipts,
});

/** The same as staff list it. */
export const listedReceipt = (order: Order, changes: Partial<StaffReceipt> = {}): StaffReceipt =>
  staffReceiptSchema.parse({
    firstname: order.firstname,
    lastname: order.lastname,
    error: null,
    attempts: 0,
    next_try_at: null,
    ...receiptOf(order, changes),
    ...changes,
  });

interface ReceiptOffice {
  receipts: readonly StaffReceipt[];
  hasController?: boolean;
}

/** Staff's calls of receipts, with what they sent. */
export function receiptOffice({ receipts: first, hasController = true }: ReceiptOffice) {
  let receipts = [...first];
  const received: { id: string; body: ChangeReceiptBody }[] = [];
  const handlers = [
    http.get(
      "*/api/receipts",
      staff((request) => {
        const {
          state,
          search = "",
          limit,
          offset,
        } = receiptListQuerySchema.parse(queryOf(request));
        const found = receipts.filter(({ id, order_number, number }) =>
          [id, order_number, String(number)].some((text) => text.includes(search)),
        );
        const data = found.filter((one) => state === undefined || one.state === state);
        const counts = RECEIPT_STATES.map((one) => [
          one,
          found.filter((receipt) => receipt.state === one).length,
        ]);
        return HttpResponse.json(
          receiptListResponseSchema.parse({
            success: true,
            data: data.slice(offset, offset + limit),
            count: data.length,
            limit,
            offset,
            state_counts: Object.fromEntries(counts) as Record<string, number>,
            has_controller: hasController,
          }),
        );
      }),
    ),
    http.put(
      "*/api/receipts/:id",
      staff(async (request, id) => {
        const body = changeReceiptBodySchema.parse(await request.json());
        received.push({ id, body });
        const known = receipts.find((one) => one.id === id);
        if (!known) return failure(404, "Not found");
        const after: StaffReceipt =
          body.action === "retry"
            ? { ...known, state: "queued", error: null }
            : {
                ...known,
                state: "signed",
                signed: {
                  ...{ internal_data: null, signature: null, machine_number: null },
                  ...{ at: "2026-11-26T10:15:00.000Z", by_hand: true },
                  sdc_id: body.sdc_id,
                  receipt_number: body.receipt_number,
                },
              };
        receipts = receipts.map((one) => (one.id === id ? after : one));
        return HttpResponse.json(staffReceiptResponseSchema.parse({ success: true, data: after }));
      }),
    ),
  ];
  return { handlers, received };
}
