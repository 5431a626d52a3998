import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "../../../src/lib/env";
import {
  FlutterwavePort,
  flutterwaveSettings,
  type FlutterwaveSettings,
} from "../../../src/lib/payment-ports/flutterwave";
import { ProviderTrouble, type Asked, type PayBack } from "../../../src/lib/payment-ports/port";
import { startCardSimulator, type CardSimulator } from "../server";

let cards: CardSimulator;
let settings: FlutterwaveSettings;
let port: FlutterwavePort;

beforeAll(async () => {
  cards = await startCardSimulator();
  const found = flutterwaveSettings(parseEnv({ ...cards.settings }));
  if (!found) throw new Error("The simulator's settings are not enough.");
  settings = found;
  port = new FlutterwavePort(settings);
});
afterEach(() => cards.fault(() => null));
afterAll(() => cards.close());

const request = (over: Partial<Asked> = {}): Asked => ({
  reference: randomUUID(),
  amount: 30_000,
  phone: null,
  orderNumber: "STR-000123",
  payer: { email: "aline@example.rw", name: "Aline Uwase" },
  callbackUrl: "http://127.0.0.1:9/callback",
  returnUrl: "http://127.0.0.1:9/return?order=1",
  ...over,
});

async function paid(): Promise<PayBack> {
  const asked = request();
  await port.ask(asked);
  const transaction = await cards.pay(asked.reference);
  return {
    reference: randomUUID(),
    amount: 10_000,
    orderNumber: asked.orderNumber,
    paymentReference: asked.reference,
    transactionId: String(transaction?.id),
    phone: null,
    tries: 1,
    ageS: 0,
  };
}

describe("cards, as Flutterwave's Standard flow takes them", () => {
  it("gets a page for exactly the amount, in francs, that leads back to the shop", async () => {
    const asked = request();
    const sent = await port.ask(asked);
    const link = cards.links.find(({ txRef }) => txRef === asked.reference);
    expect(sent).toEqual({ kind: "accepted", payUrl: link?.url });
    expect(link).toMatchObject({ amount: 30_000, currency: "RWF", redirectUrl: asked.returnUrl });
  });

  it("sends nobody to a page elsewhere", async () => {
    const wary = new FlutterwavePort({
      ...settings,
      pageOrigin: "https://checkout.flutterwave.com",
    });
    await expect(wary.ask(request())).rejects.toThrow(/FLUTTERWAVE_PAGE_URL/);
  });

  it("knows nothing until somebody pays, then what was paid and in what", async () => {
    const asked = request();
    await port.ask(asked);
    expect(await port.statusOf(asked)).toEqual({ kind: "unknown" });
    const transaction = await cards.pay(asked.reference, { amount: 100, currency: "USD" });
    expect(await port.statusOf(asked)).toEqual({
      kind: "paid",
      amount: 100,
      currency: "USD",
      transactionId: String(transaction?.id),
    });
  });

  it("takes a declined card for no last word", async () => {
    const asked = request();
    await port.ask(asked);
    await cards.pay(asked.reference, { status: "failed" });
    expect(await port.statusOf(asked)).toEqual({
      kind: "failed",
      reason: "card_declined",
      mayYetBePaid: true,
    });
    await cards.pay(asked.reference);
    expect(await port.statusOf(asked)).toMatchObject({ kind: "paid", amount: 30_000 });
  });

  it("tells trouble from an answer", async () => {
    cards.fault(() => "error");
    await expect(port.ask(request())).rejects.toThrow(ProviderTrouble);
    await expect(port.statusOf(request())).rejects.toThrow(ProviderTrouble);
    cards.fault(() => null);
    const stranger = new FlutterwavePort({ ...settings, secretKey: "wrong" });
    await expect(stranger.statusOf(request())).rejects.toThrow(ProviderTrouble);
  });

  it("pays a part back", async () => {
    const back = await paid();
    expect(await port.payBackStatus(back)).toBe("unknown");
    expect(await port.payBack(back)).toEqual({ kind: "accepted" });
    expect(await port.payBackStatus(back)).toBe("paid");
  });

  it("looks for a refund whose answer was lost, and sends it again only once it can't be on its way", async () => {
    const lost = await paid();
    cards.fault((path) => (path.endsWith("/refund") ? "cut-off" : null));
    await expect(port.payBack(lost)).rejects.toThrow(ProviderTrouble);
    cards.fault(() => null);
    expect(await port.payBack({ ...lost, tries: 2, ageS: 3 })).toEqual({ kind: "accepted" });
    const arrived = await paid();
    await expect(port.payBack({ ...arrived, tries: 2, ageS: 3 })).rejects.toThrow(ProviderTrouble);
    expect(await port.payBack({ ...arrived, tries: 3, ageS: 121 })).toEqual({ kind: "accepted" });
    const sums = [lost, arrived].map(({ reference }) =>
      cards.refunds.filter(({ comments }) => comments === reference).map(({ amount }) => amount),
    );
    expect(sums).toEqual([[10_000], [10_000]]);
  });

  it("hears only whoever knows the hash", () => {
    const body = { event: "charge.completed", data: { tx_ref: "ref" } };
    const hash = settings.webhookHash;
    expect(port.referenceIn({ headers: { "verif-hash": hash }, body })).toBe("ref");
    for (const headers of [{}, { "verif-hash": "guessed" }, { "verif-hash": [hash, hash] }]) {
      expect(port.referenceIn({ headers, body })).toBeNull();
    }
  });
});
