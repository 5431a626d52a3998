import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseEnv } from "../../../src/lib/env";
import {
  AirtelPort,
  airtelSettings,
  type AirtelSettings,
} from "../../../src/lib/payment-ports/airtel";
import { ProviderTrouble, type Asked, type PayBack } from "../../../src/lib/payment-ports/port";
import { startAirtelSimulator, type AirtelSimulator } from "../server";

let airtel: AirtelSimulator;
let settings: AirtelSettings;
let port: AirtelPort;

beforeAll(async () => {
  // Wallets answer when a test tells them to.
  const never = 600_000;
  airtel = await startAirtelSimulator({
    timing: { answerMs: never, slowMs: never, timeoutMs: never },
  });
  const found = airtelSettings(parseEnv({ ...airtel.settings }));
  if (!found) throw new Error("The simulator's settings are not enough.");
  settings = found;
  port = new AirtelPort(settings);
});
afterAll(() => airtel.close());

const request = (over: Partial<Asked> = {}): Asked => ({
  reference: randomUUID(),
  amount: 30_000,
  phone: "+250738123456",
  orderNumber: "STR-000123",
  payer: { email: "aline@example.rw", name: "Aline Uwase" },
  callbackUrl: "http://127.0.0.1:9/callback",
  returnUrl: "http://127.0.0.1:9/return",
  ...over,
});
const idOf = ({ reference }: { reference: string }) => reference.replaceAll("-", "");

describe("mobile money, as Airtel speaks it", () => {
  it("asks the nine digits, under the reference's letters and digits, and calls it paid when it is", async () => {
    const asked = request();
    expect(await port.ask(asked)).toEqual({ kind: "accepted" });
    expect(airtel.payments.get(idOf(asked))).toMatchObject({
      msisdn: "738123456",
      amount: 30_000,
      reference: "STR-000123",
    });
    expect(await port.statusOf(asked)).toEqual({ kind: "pending" });
    await airtel.end(idOf(asked));
    expect(await port.statusOf(asked)).toEqual({
      kind: "paid",
      amount: 30_000,
      currency: "RWF",
      transactionId: airtel.payments.get(idOf(asked))?.moneyId,
    });
  });

  it("takes the same request once; what is there already shows in its status", async () => {
    const asked = request();
    await port.ask(asked);
    expect(await port.ask(asked)).toEqual({ kind: "refused", reason: "unknown" });
    expect(airtel.payments.get(idOf(asked))?.sent).toBe(2);
    expect(await port.statusOf(asked)).toEqual({ kind: "pending" });
  });

  it("goes on asking while it is ambiguous", async () => {
    const asked = request({ phone: "+250720000006" });
    await port.ask(asked);
    await airtel.end(idOf(asked));
    expect(airtel.payments.get(idOf(asked))?.status).toBe("TA");
    expect(await port.statusOf(asked)).toEqual({ kind: "pending" });
    await airtel.end(idOf(asked));
    expect(await port.statusOf(asked)).toMatchObject({ kind: "paid" });
  });

  it.each([
    ["0002", "rejected"],
    ["0003", "timed_out"],
    ["0004", "not_enough_funds"],
    ["0008", "wrong_pin"],
    ["0011", "payer_not_found"],
    ["0012", "limit_reached"],
  ])("says why +25072000%s did not pay", async (digits, reason) => {
    const asked = request({ phone: `+25072000${digits}` });
    await port.ask(asked);
    await airtel.end(idOf(asked));
    expect(await port.statusOf(asked)).toEqual({ kind: "failed", reason });
  });

  it("does not know what it never heard of, and tells trouble from an answer", async () => {
    expect(await port.statusOf(request())).toEqual({ kind: "unknown" });
    await expect(port.ask(request({ phone: "+250720000009" }))).rejects.toThrow(ProviderTrouble);
    await expect(port.ask(request({ phone: "+250720000010" }))).rejects.toThrow(ProviderTrouble);
    const stranger = new AirtelPort({ ...settings, clientSecret: "wrong" });
    await expect(stranger.statusOf(request())).rejects.toThrow(ProviderTrouble);
    const nobody = new AirtelPort({ ...settings, baseUrl: "http://127.0.0.1:9" });
    await expect(nobody.ask(request())).rejects.toThrow(ProviderTrouble);
  });

  it("keeps a token of 180 seconds for 150", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const fresh = new AirtelPort(settings);
      const before = airtel.tokens();
      await fresh.statusOf(request());
      vi.setSystemTime(Date.now() + 149_000);
      await fresh.statusOf(request());
      expect(airtel.tokens()).toBe(before + 1);
      vi.setSystemTime(Date.now() + 2_000);
      await fresh.statusOf(request());
      expect(airtel.tokens()).toBe(before + 2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("pays a part back into the wallet, once", async () => {
    const back: PayBack = {
      reference: randomUUID(),
      amount: 10_000,
      orderNumber: "STR-000123",
      paymentReference: randomUUID(),
      transactionId: "MP1",
      phone: "+250738123456",
      tries: 1,
      ageS: 0,
    };
    expect(await port.payBackStatus(back)).toBe("unknown");
    expect(await port.payBack(back)).toEqual({ kind: "accepted" });
    expect(await port.payBack(back)).toEqual({ kind: "accepted" });
    expect(airtel.refunds.get(idOf(back))).toMatchObject({
      amount: 10_000,
      msisdn: "738123456",
      sent: 2,
    });
    expect(await port.payBackStatus(back)).toBe("pending");
    expect(new AirtelPort({ ...settings, refundPin: null }).paysBack).toBe(false);
  });

  it("finds the reference in a call", () => {
    const body = { transaction: { id: "abc", status_code: "TS" } };
    expect(port.referenceIn({ headers: {}, body })).toBe("abc");
    for (const other of [undefined, "text", [], { transaction: null }]) {
      expect(port.referenceIn({ headers: {}, body: other })).toBeNull();
    }
  });
});
