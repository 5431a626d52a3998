import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "../../../src/lib/env";
import { MomoClient, MomoTrouble } from "../../../src/lib/momo-client";
import { momoSettings, type MomoSettings } from "../../../src/lib/momo-settings";
import { startMomoSimulator, type MomoSimulator } from "../server";

let momo: MomoSimulator;
let settings: MomoSettings;
let client: MomoClient;

beforeAll(async () => {
  // Wallets answer when a test tells them to.
  const never = 600_000;
  momo = await startMomoSimulator({
    timing: { answerMs: never, slowMs: never, timeoutMs: never },
  });
  const found = momoSettings(parseEnv({ ...momo.settings }));
  if (!found) throw new Error("The simulator's settings are not enough.");
  settings = found;
  client = new MomoClient(settings);
});
afterAll(() => momo.close());

const request = (over: Partial<Parameters<MomoClient["requestToPay"]>[0]> = {}) => ({
  reference: randomUUID(),
  amount: 30_000,
  phone: "+250788123456",
  orderNumber: "STR-000123",
  callbackUrl: "http://127.0.0.1:9/callback",
  ...over,
});

describe("mobile money, as MTN speaks it", () => {
  it("takes a request once, and knows its outcome", async () => {
    const asked = request();
    expect(await client.requestToPay(asked)).toEqual({ kind: "accepted" });
    expect(await client.requestToPay(asked)).toEqual({ kind: "accepted" });
    expect(momo.ledger.payments.get(asked.reference)?.sent).toBe(2);
    expect(await client.paymentStatus(asked.reference)).toEqual({ kind: "pending" });
    await momo.ledger.end(asked.reference);
    const { transactionId } = momo.ledger.payments.get(asked.reference) ?? {};
    expect(await client.paymentStatus(asked.reference)).toEqual({
      kind: "successful",
      amount: 30_000,
      currency: "RWF",
      transactionId,
    });
  });

  it("says why a payment was not made, and what it never heard of", async () => {
    const asked = request({ phone: "+250780000004" });
    await client.requestToPay(asked);
    await momo.ledger.end(asked.reference);
    expect(await client.paymentStatus(asked.reference)).toEqual({
      kind: "failed",
      code: "NOT_ENOUGH_FUNDS",
    });
    expect(await client.paymentStatus(randomUUID())).toEqual({ kind: "unknown" });
  });

  it("strips what MTN refuses from its notes, and refuses non-requests", async () => {
    const asked = request({ orderNumber: "STR'000123" });
    expect(await client.requestToPay(asked)).toEqual({ kind: "accepted" });
    expect(momo.ledger.payments.get(asked.reference)?.order.payerMessage).toBe("Order STR000123");
    expect(await client.requestToPay(request({ reference: "no-uuid" }))).toEqual({
      kind: "refused",
      code: "INVALID_REQUEST",
    });
  });

  it("tells trouble from an answer", async () => {
    const errors = request({ phone: "+250780000009" });
    await expect(client.requestToPay(errors)).rejects.toThrow(MomoTrouble);
    await expect(client.requestToPay(request({ phone: "+250780000010" }))).rejects.toThrow(
      MomoTrouble,
    );
    const wrongKey = { ...settings.collection, apiKey: "wrong" };
    const stranger = new MomoClient({ ...settings, collection: wrongKey });
    await expect(stranger.paymentStatus(randomUUID())).rejects.toThrow(MomoTrouble);
    const nobody = new MomoClient({ ...settings, baseUrl: "http://127.0.0.1:9" });
    await expect(nobody.requestToPay(request())).rejects.toThrow(MomoTrouble);
  });
});

describe("an answer in MTN's other form", () => {
  let server: Server;
  let address = "";
  beforeAll(async () => {
    server = createServer((asked, response) => {
      response.setHeader("Content-Type", "application/json");
      const isToken = asked.url?.endsWith("/token/");
      response.end(
        JSON.stringify(
          isToken
            ? { access_token: "t", expires_in: 3600 }
            : { status: "FAILED", reason: { code: "PAYER_NOT_FOUND", message: "Payee" } },
        ),
      );
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve());
    });
    const bound = server.address();
    address = typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}` : "";
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("gives the reason as an object", async () => {
    const other = new MomoClient({ ...settings, baseUrl: address });
    expect(await other.paymentStatus(randomUUID())).toEqual({
      kind: "failed",
      code: "PAYER_NOT_FOUND",
    });
  });
});
