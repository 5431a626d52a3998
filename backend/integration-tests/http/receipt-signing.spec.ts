import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BUYERS } from "../../demo/ebm-simulator/controller";
import type { Receipt, StaffReceipt } from "../../src/contracts/receipts";
import { ReceiptDesk } from "../../harness/receipt-desk";
import { until } from "../../harness/until";
import { useEbm } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

/** Over a minute: a shop that is killed and started again, and pauses between tries. */
const SLOW_MS = 1500;
const ebm = useEbm({ slowMs: SLOW_MS, timeoutMs: 6000 });
const shop = ownShop(() => ({ env: { ...NO_POST, ...QUICK, ...ebm.settings, PACE: "0.05" } }));
let desk: ReceiptDesk;

beforeAll(async () => {
  desk = await ReceiptDesk.at(shop);
  expect((await desk.register()).status).toBe(200);
});

type Bought = Awaited<ReturnType<typeof bought>>;
const bought = (buyer_tin?: string) => desk.returns.paid([1], buyer_tin ? { buyer_tin } : {});

const became = (of: Bought, state: Receipt["state"], at = 0): Promise<Receipt[]> =>
  until(
    () => desk.receipts(of),
    (receipts) => receipts[at]?.state === state,
    40_000,
  );
const asStaff = async ({ id }: Pick<Receipt, "id">): Promise<StaffReceipt | undefined> =>
  (await desk.list()).data.find((one) => one.id === id);
/** Why it is not signed, as staff read it. */
const staffText = async (one: Receipt | undefined) => (one ? (await asStaff(one))?.error : null);
const notices = async () => {
  const rows = await desk.returns.orders.rows<{ text: string }>(
    "SELECT text FROM staff_notice WHERE type = 'receipt' ORDER BY created_at",
  );
  return rows.map(({ text }) => text);
};
/** The pause after a try in vain is over. */
const hurry = () =>
  desk.returns.orders.rows("UPDATE order_receipt SET next_try_at = now() WHERE state = 'queued'");

describe("a connected controller", () => {
  // Where a test broke off, the next ones find it.
  afterEach(() => ebm.plug());

  it("signs a sale and its credit note, which names it", async () => {
    const one = await bought();
    const [sale] = await became(one, "signed");
    expect(sale?.signed).toMatchObject({ by_hand: false, machine_number: "WIS00000001" });
    const known = ebm.controller.receipts.get(sale?.number ?? 0);
    expect(sale?.signed).toMatchObject({
      sdc_id: known?.data["sdcId"],
      receipt_number: known?.data["rcptNo"],
      internal_data: known?.data["intrlData"],
      signature: known?.data["rcptSign"],
    });
    await desk.refund(one, 500);
    const [, note] = await became(one, "signed", 1);
    const asked = ebm.controller.receipts.get(note?.number ?? 0)?.asked;
    expect(asked).toMatchObject({ kind: "R", corrects: sale?.number, total: 500 });
  });

  it("is waited for while it is away, and signs in the order of numbers", async () => {
    await ebm.unplug();
    const first = await bought();
    const second = await bought();
    const waiting = await until(
      () => desk.sale(first).then(asStaff),
      (one) => one?.error !== null,
    );
    expect(waiting).toMatchObject({ state: "queued", error: "The controller does not answer." });
    expect((await desk.sale(second)).state).toBe("queued");
    // An hour later, and then some.
    await desk.returns.orders.rows(
      "UPDATE order_receipt SET created_at = created_at - interval '5 hours' WHERE state = 'queued'",
    );
    const told = await until(notices, (texts) => texts.length > 0);
    expect(told).toEqual([expect.stringContaining("waiting for the controller for 4 hours")]);
    await desk.returns.orders.rows(
      "UPDATE order_receipt SET created_at = created_at - interval '2 days' WHERE state = 'queued'",
    );
    const late = await until(notices, (texts) => texts.length > 1);
    expect(late[1]).toContain("more than 48 hours");
    await ebm.plug();
    await hurry();
    const [[one], [other]] = [await became(first, "signed"), await became(second, "signed")];
    expect(other?.number).toBe((one?.number ?? 0) + 1);
    expect(other?.signed?.receipt_number).toBe((one?.signed?.receipt_number ?? 0) + 1);
    expect(await notices()).toHaveLength(2);
  });

  it("is asked again when its answer is lost, and is taken at its word", async () => {
    const one = await bought(BUYERS.lost);
    const unsure = await until(
      () => desk.sale(one).then(asStaff),
      (receipt) => receipt?.error !== null,
    );
    expect(unsure).toMatchObject({
      state: "queued",
      error: "The controller did not say what became of it. It is asked again.",
    });
    // It may be signed: neither its buyer can be changed, nor can another number be entered.
    const company = { buyer_tin: null, purchase_code: null };
    const fixed = await desk.staff("PUT", `/api/orders/${one.order.id}/company`, company);
    expect(fixed.status).toBe(409);
    const [sale] = await became(one, "signed");
    const known = ebm.controller.receipts.get(sale?.number ?? 0);
    expect([known?.sent, sale?.signed?.receipt_number]).toEqual([2, known?.data["rcptNo"]]);
  });

  it("that answers with an error for ever does not hold up the others", async () => {
    const one = await bought(BUYERS.broken);
    const next = await bought();
    await until(
      () => desk.sale(one).then(asStaff),
      (receipt) =>
        receipt?.error === "The controller answers, and does not sign. It is asked again.",
    );
    // Half an hour of tries later.
    await desk.returns.orders.rows(
      "UPDATE order_receipt SET attempts = 12 WHERE order_id = $1 AND state = 'queued'",
      [one.order.id],
    );
    await hurry();
    const [sale] = await became(one, "failed");
    await became(next, "signed");
    expect(await staffText(sale)).toContain("answered 999");
  });

  it("that does not say what it signed leaves it to staff, and the queue goes on", async () => {
    const one = await bought(BUYERS.forgotten);
    const next = await bought();
    const [sale] = await became(one, "failed");
    await became(next, "signed");
    expect(await staffText(sale)).toContain("enter it by hand");
    expect((await desk.list("&state=failed")).data[0]?.id).toBe(sale?.id);
    const { data } = ebm.controller.receipts.get(sale?.number ?? 0) ?? {};
    const entered = await desk.staff("PUT", `/api/receipts/${sale?.id ?? ""}`, {
      action: "enter",
      sdc_id: data?.["sdcId"],
      receipt_number: data?.["rcptNo"],
    });
    expect(entered.status).toBe(200);
    expect((await desk.sale(one)).signed).toMatchObject({ by_hand: true });
  });

  it("that refuses is heard, and asked again once staff have put it right", async () => {
    const one = await bought(BUYERS.refused);
    const [sale] = await became(one, "failed");
    expect(await staffText(sale)).toContain("custTin is not a taxpayer (910)");
    await desk.refund(one, 400);
    const [, note] = await became(one, "failed", 1);
    expect(await staffText(note)).toContain("The sale that it corrects is not signed");
    const nobody = { buyer_tin: null, purchase_code: null };
    const path = `/api/orders/${one.order.id}/company`;
    expect((await desk.staff("PUT", path, nobody)).status).toBe(200);
    for (const [at, { id }] of (await desk.receipts(one)).entries()) {
      const { status } = await desk.staff("PUT", `/api/receipts/${id}`, { action: "retry" });
      expect(status).toBe(200);
      await became(one, "signed", at);
    }
    const signed = await desk.sale(one);
    expect(
      (await desk.staff("PUT", `/api/receipts/${signed.id}`, { action: "retry" })).status,
    ).toBe(409);
  });

  it("has no say in a receipt that is waiting for it", async () => {
    await ebm.unplug();
    const one = await bought();
    const { id } = await desk.sale(one);
    const body = { action: "enter", sdc_id: "SDC019999999", receipt_number: 5 };
    expect((await desk.staff("PUT", `/api/receipts/${id}`, body)).status).toBe(409);
    await ebm.plug();
    await hurry();
    await became(one, "signed");
  });

  it("signs each number once, also when the shop is killed while it waits for the answer", async () => {
    const one = await bought(BUYERS.slow);
    await until(
      () => desk.sale(one).then(asStaff),
      (receipt) => (receipt?.attempts ?? 0) > 0,
    );
    await shop.kill9();
    await shop.restart();
    desk = await ReceiptDesk.at(shop);
    await hurry();
    const [sale] = await became(one, "signed");
    const known = ebm.controller.receipts.get(sale?.number ?? 0);
    expect(sale?.signed?.receipt_number).toBe(known?.data["rcptNo"]);
    // All of this file: what the shop has is what the controller signed, each under one number there.
    const { data } = await desk.list("&state=signed");
    const signed = data.map(({ number, kind, signed: by }) => [number, kind, by?.receipt_number]);
    const there = [...ebm.controller.receipts].map(([number, { asked, data: said }]) => [
      number,
      asked.kind === "S" ? "sale" : "credit_note",
      said["rcptNo"],
    ]);
    expect(new Set(signed.map(String))).toEqual(new Set(there.map(String)));
    expect(data).toHaveLength(ebm.controller.receipts.size);
  });
});
