import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { vatOf } from "../../../src/contracts/vat";
import { EbmClient, EbmTrouble, type EbmAnswer } from "../../../src/lib/ebm-client";
import { ebmMessage, ebmTime, readEbmTime, type EbmReceipt } from "../../../src/lib/ebm-message";
import { BUYERS } from "../controller";
import { startEbmSimulator, type EbmSimulator } from "../server";
import { listening, LOOPBACK, stopped } from "../../loopback-server";

const HOUR_MS = 3_600_000;
let now = Date.parse("2026-11-26T21:30:00Z");
let ebm: EbmSimulator;
let client: EbmClient;

/** Longer than anything takes here, but for whom patience is tried. */
const PATIENT_MS = 20_000;

const clientOf = (baseUrl: string, timeoutMs = PATIENT_MS) =>
  new EbmClient({ baseUrl, branchId: "00", timeoutMs });

beforeEach(async () => {
  now = Date.parse("2026-11-26T21:30:00Z");
  ebm = await startEbmSimulator({ now: () => new Date(now), slowMs: 1500 });
  client = clientOf(ebm.settings["EBM_BASE_URL"] ?? "");
});
afterEach(() => ebm.close());

const addressOf = async (server: Server) => `http://${LOOPBACK}:${await listening(server, 0)}`;

const receipt = (number: number, over: Partial<EbmReceipt> = {}): EbmReceipt => {
  const total = over.total ?? 25_000;
  return {
    number,
    kind: "sale",
    corrects: null,
    total,
    vat: vatOf(total),
    lines: [{ label: "Linen shirt", quantity: 2, amount: total }],
    shopTin: "102345678",
    buyerTin: null,
    purchaseCode: null,
    at: new Date(now),
    paidBy: "mobile",
    ...over,
  };
};

const signatureOf = (answer: EbmAnswer) => (answer.kind === "signed" ? answer.signature : null);
const troubleOf = (answer: Promise<EbmAnswer>) =>
  answer.then(
    () => null,
    (error: unknown) => (error instanceof EbmTrouble ? { maybeHas: error.maybeHas } : error),
  );

describe("the message", () => {
  it("is what the controller's protocol asks, in Kigali's time", () => {
    const buyer = { buyerTin: "120987654", purchaseCode: "AB12CD" };
    const body = ebmMessage(receipt(7, buyer), "01");
    expect(body).toMatchObject({
      tin: "102345678",
      bhfId: "01",
      invcNo: 7,
      orgInvcNo: 0,
      custTin: "120987654",
      prcOrdCd: "AB12CD",
      rcptTyCd: "S",
      pmtTyCd: "06",
      salesDt: "20261126",
      cfmDt: "20261126233000",
      taxblAmtB: 25_000,
      taxAmtB: 3814,
      taxRtB: 18,
      totAmt: 25_000,
      itemList: [{ itemSeq: 1, itemNm: "Linen shirt", qty: 2, prc: 12_500, taxTyCd: "B" }],
    });
  });

  it("reads and writes times that are the same instant", () => {
    const at = new Date("2026-12-31T22:15:09Z");
    expect(ebmTime(at)).toBe("20270101001509");
    expect(readEbmTime(ebmTime(at))).toBe(at.toISOString());
    expect(["", null, "2026", "20261399250000"].map(readEbmTime)).toEqual([null, null, null, null]);
  });
});

describe("the controller", () => {
  it("signs sales and credit notes, each with a number of its kind", async () => {
    const sale = signatureOf(await client.sign(receipt(1)));
    expect(sale).toMatchObject({ receiptNumber: 1, at: "2026-11-26T21:30:00.000Z" });
    const second = signatureOf(await client.sign(receipt(2)));
    const note = { kind: "credit_note" as const, corrects: 1, total: 5000 };
    const credited = signatureOf(await client.sign(receipt(3, note)));
    expect([second?.receiptNumber, credited?.receiptNumber]).toEqual([2, 1]);
    expect(credited?.sdcId).toBe(sale?.sdcId);
  });

  it("takes a number once, and says again what it signed", async () => {
    const first = await client.sign(receipt(1));
    expect(await client.sign(receipt(1))).toEqual(first);
    expect(ebm.controller.receipts.size).toBe(1);
  });

  it("refuses more than a sale in its credit notes, and sums that are wrong", async () => {
    await client.sign(receipt(1));
    const note = (number: number, total: number) =>
      client.sign(receipt(number, { kind: "credit_note", corrects: 1, total }));
    expect((await note(2, 20_000)).kind).toBe("signed");
    expect(await note(3, 5001)).toMatchObject({ kind: "refused" });
    expect(await client.sign(receipt(4, { vat: 1 }))).toEqual({
      kind: "refused",
      reason: "taxAmtB (910)",
    });
  });

  it("reads taxes of lines that add up to the receipt's, whatever each would be rounded to", async () => {
    const lines = [1, 2, 3].map((n) => ({ label: `Cap ${n}`, quantity: 1, amount: 1000 }));
    const answer = await client.sign(receipt(1, { total: 3000, vat: 458, lines }));
    expect(answer.kind).toBe("signed");
  });

  it("signs for 48 hours without RRA, and no longer, until RRA is there again", async () => {
    ebm.controller.authority = "away";
    expect((await client.sign(receipt(1))).kind).toBe("signed");
    now += 47 * HOUR_MS;
    expect((await client.sign(receipt(2))).kind).toBe("signed");
    expect(ebm.controller.unreported).toHaveLength(2);
    now += 2 * HOUR_MS;
    expect(await troubleOf(client.sign(receipt(3)))).toEqual({ maybeHas: false });
    ebm.controller.authority = "there";
    expect(ebm.controller.unreported).toHaveLength(0);
    expect((await client.sign(receipt(3))).kind).toBe("signed");
  });
});

describe("trouble", () => {
  it("of an answer that is no use may be this receipt's alone; no answer is everybody's", async () => {
    const isAnswered = (buyerTin: string | null) =>
      client
        .sign(receipt(1, { buyerTin }))
        .catch((error: unknown) => (error instanceof EbmTrouble ? error.isAnswered : null));
    expect(await isAnswered(BUYERS.broken)).toBe(true);
    await ebm.unplug();
    expect(await isAnswered(null)).toBe(false);
    await ebm.plug();
  });

  it("that came before anything was sent is told from the rest", async () => {
    await ebm.unplug();
    expect(await troubleOf(client.sign(receipt(1)))).toEqual({ maybeHas: false });
    await ebm.plug();
    expect((await client.sign(receipt(1))).kind).toBe("signed");
  });

  it("of a lost answer may have signed: asked again, it says so, or only that it has it", async () => {
    const lost = receipt(1, { buyerTin: BUYERS.lost });
    expect(await troubleOf(client.sign(lost))).toEqual({ maybeHas: true });
    expect(signatureOf(await client.sign(lost))?.receiptNumber).toBe(1);
    const forgotten = receipt(2, { buyerTin: BUYERS.forgotten });
    expect(await troubleOf(client.sign(forgotten))).toEqual({ maybeHas: true });
    expect(await client.sign(forgotten)).toEqual({ kind: "known" });
  });

  it("of an answer that takes too long may have signed too", async () => {
    const slow = receipt(1, { buyerTin: BUYERS.slow });
    const impatient = clientOf(ebm.settings["EBM_BASE_URL"] ?? "", 400);
    expect(await troubleOf(impatient.sign(slow))).toEqual({ maybeHas: true });
  });

  it.each([
    [500, "{}", true],
    [404, "{}", false],
    [200, "no JSON", true],
    [200, "[]", true],
    [200, '{"resultMsg":"?"}', true],
    [200, '{"resultCd":"894"}', false],
  ])("of HTTP %i with %s", async (status, text, maybeHas) => {
    const server = createServer((_, response) => response.writeHead(status).end(text));
    const baseUrl = await addressOf(server);
    expect(await troubleOf(clientOf(baseUrl).sign(receipt(1)))).toEqual({ maybeHas });
    await stopped(server);
  });

  it("is not made by a connection kept from before, on which nobody can say what arrived", async () => {
    const asked: unknown[] = [];
    const server = createServer(({ headers }, response) => {
      asked.push(headers.connection);
      response.end('{"resultCd":"894"}');
    });
    const baseUrl = await addressOf(server);
    expect(await troubleOf(clientOf(baseUrl).sign(receipt(1)))).toEqual({ maybeHas: false });
    expect(asked).toEqual(["close"]);
    await stopped(server);
  });
});
