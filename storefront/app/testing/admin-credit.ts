import { idempotencyKeySchema } from "@strive/backend/contracts/orders";
import {
  creditEntrySchema,
  giftCardCodeResponseSchema,
  giveCreditBodySchema,
  makeGiftCardBodySchema,
  soldCardSchema,
  staffCreditDetailSchema,
  staffCreditListQuerySchema,
  staffCreditListResponseSchema,
  staffCreditResponseSchema,
  switchedOffBodySchema,
  type CreditEntry,
  type GiveCreditBody,
  type MakeGiftCardBody,
  type SoldCard,
  type StaffCreditDetail,
} from "@strive/backend/contracts/store-credit";
import { http, HttpResponse } from "msw";
import { queryOf, staff } from "./admin-payments";
import { failure } from "./handlers";
import { admin } from "./signed-in";

export const CARD_CODE = "0J4T-9QXN-VB3C-7K2M";

/** One change of a balance: RWF 25,000 that staff put in. */
export const creditEntry = (changes: Partial<CreditEntry> = {}): CreditEntry => {
  const id = changes.id ?? "1";
  return creditEntrySchema.parse({
    id,
    _id: id,
    kind: "given",
    amount: 25_000,
    order_id: null,
    order_number: null,
    reason: "Sold in the shop",
    by: admin.email,
    createdAt: "2026-11-01T08:00:00.000Z",
    ...changes,
  });
};

/** A gift card with RWF 25,000. */
export const giftCard = (changes: Partial<StaffCreditDetail> = {}): StaffCreditDetail => {
  const id = changes.id ?? "card_1";
  return staffCreditDetailSchema.parse({
    id,
    _id: id,
    kind: "gift_card",
    account: null,
    ends_with: "7K2M",
    recipient: null,
    message: null,
    balance: 25_000,
    total_in: 25_000,
    is_switched_off: false,
    createdAt: "2026-11-01T08:00:00.000Z",
    entries: [creditEntry()],
    ...changes,
  });
};

/** A gift card of RWF 10,000 that an order brought. */
export const soldCard = (changes: Partial<SoldCard> = {}): SoldCard =>
  soldCardSchema.parse({
    id: "card_1",
    ends_with: "7K2M",
    amount: 10_000,
    balance: 10_000,
    is_switched_off: false,
    ...changes,
  });

/** Grace's store credit: RWF 5,000. */
export const accountCredit = (changes: Partial<StaffCreditDetail> = {}): StaffCreditDetail =>
  giftCard({
    id: "credit_1",
    kind: "account",
    account: { id: "acc_grace", name: "Grace Uwase", email: "grace@example.rw" },
    ends_with: null,
    balance: 5000,
    total_in: 5000,
    entries: [creditEntry({ amount: 5000, reason: "For the late delivery" })],
    ...changes,
  });

const textOf = ({ account, recipient, ends_with }: StaffCreditDetail) =>
  [account?.name, account?.email, recipient, ends_with].join(" ").toLowerCase();

const orNull = (text: string | undefined) => (text === "" ? null : (text ?? null));
const madeOf = (number: number, { amount, recipient, message, reason }: MakeGiftCardBody) =>
  giftCard({
    id: `card_new_${number}`,
    recipient: orNull(recipient),
    message: orNull(message),
    balance: amount,
    total_in: amount,
    entries: [creditEntry({ amount, reason })],
  });

/** The balance after staff gave some, or took it back. */
const changedBy = (credit: StaffCreditDetail, { amount, reason }: GiveCreditBody) => ({
  ...credit,
  balance: credit.balance + amount,
  total_in: credit.total_in + Math.max(0, amount),
  entries: [
    creditEntry({ id: String(credit.entries.length + 1), amount, reason }),
    ...credit.entries,
  ],
});

/** All credit of a shop, the newest first; records what was sent. @param pageSize rows of a page */
export function creditDesk(start: readonly StaffCreditDetail[] = [], pageSize = 20) {
  const desk = {
    credits: [...start],
    asked: [] as string[],
    made: [] as MakeGiftCardBody[],
    given: [] as GiveCreditBody[],
    /** Cards whose code was looked at. */
    looks: [] as string[],
    switched: [] as Array<readonly [id: string, isSwitchedOff: boolean]>,
  };
  const find = (id: string) => desk.credits.find((credit) => credit.id === id);
  const missing = () => failure(404, "Resource not found");
  const answer = (data: StaffCreditDetail, status = 200) => {
    const isKnown = find(data.id) !== undefined;
    desk.credits = isKnown
      ? desk.credits.map((one) => (one.id === data.id ? data : one))
      : [data, ...desk.credits];
    return HttpResponse.json(staffCreditResponseSchema.parse({ success: true, data }), { status });
  };
  const keyed = (request: Request) =>
    idempotencyKeySchema.parse(request.headers.get("Idempotency-Key"));

  const list = staff((request) => {
    desk.asked.push(new URL(request.url).search);
    const query = staffCreditListQuerySchema.parse(queryOf(request));
    const { kind, account_id: accountId, search = "", offset } = query;
    const found = desk.credits.filter(
      (credit) =>
        (kind === undefined || credit.kind === kind) &&
        (accountId === undefined || credit.account?.id === accountId) &&
        textOf(credit).includes(search.toLowerCase()),
    );
    return HttpResponse.json(
      staffCreditListResponseSchema.parse({
        success: true,
        data: found.slice(offset, offset + pageSize),
        count: found.length,
        limit: pageSize,
        offset,
        outstanding: desk.credits.reduce((sum, { balance }) => sum + balance, 0),
      }),
    );
  });
  const give = staff(async (request) => {
    const body = giveCreditBodySchema.parse(await request.json());
    keyed(request);
    desk.given.push(body);
    const known = desk.credits.find(({ account }) => account?.id === body.account_id);
    const none = accountCredit({ balance: 0, total_in: 0, entries: [] });
    return answer(changedBy(known ?? none, body), 201);
  });
  const make = staff(async (request) => {
    const body = makeGiftCardBodySchema.parse(await request.json());
    keyed(request);
    desk.made.push(body);
    return answer(madeOf(desk.made.length, body), 201);
  });
  const code = staff((_request, id) => {
    if (!find(id)) return missing();
    desk.looks.push(id);
    const data = { code: CARD_CODE };
    return HttpResponse.json(giftCardCodeResponseSchema.parse({ success: true, data }));
  });
  const turn = staff(async (request, id) => {
    const { is_switched_off } = switchedOffBodySchema.parse(await request.json());
    const card = find(id);
    if (!card) return missing();
    desk.switched.push([id, is_switched_off]);
    return answer({ ...card, is_switched_off });
  });
  const one = staff((_request, id) => {
    const credit = find(id);
    return credit ? answer(credit) : missing();
  });
  const handlers = [
    http.get("*/api/admin/store-credit", list),
    http.post("*/api/admin/store-credit", give),
    http.get("*/api/admin/store-credit/:id", one),
    http.post("*/api/admin/gift-cards", make),
    http.get("*/api/admin/gift-cards/:id/code", code),
    http.put("*/api/admin/gift-cards/:id/switched-off", turn),
  ];
  return { desk, handlers };
}
