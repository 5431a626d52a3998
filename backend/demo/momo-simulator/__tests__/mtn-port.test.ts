import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "../../../src/lib/env";
import { MtnPort } from "../../../src/lib/payment-ports/mtn";
import { mtnSettings, type MtnSettings } from "../../../src/lib/payment-ports/mtn-settings";
import { ProviderTrouble, type Asked } from "../../../src/lib/payment-ports/port";
import { startMomoSimulator, type MomoSimulator } from "../server";

let momo: MomoSimulator;
let settings: MtnSettings;
let client: MtnPort;

beforeAll(async () => {
  // Wallets answer when a test tells them to.
  const never = 600_000;
  momo = await startMomoSimulator({
    timing: { answerMs: never, slowMs: never, timeoutMs: never },
  });
  const found = mtnSettings(parseEnv({ ...momo.settings }));
  if (!found) throw new Error("The simulator's settings are not enough.");
  settings = found;
  client = new MtnPort(settings);
});
afterAll(() => momo.close());

const request = (over: Partial<Asked> = {}): Asked => ({
  reference: randomUUID(),
  amount: 30_000,
  phone: "+250788123456",
  orderNumber: "STR-000123",
  payer: { email: "aline@example.rw", name: "Aline Uwase" },
  callbackUrl: "http://127.0.0.1:9/callback",
  returnUrl: "http://127.0.0.1:9/return",
  ...over,
});

describe("mobile money, as MTN speaks it", () => {
  it("takes a request once, and knows its outcome", async () => {
    const asked = request();
    expect(await client.ask(asked)).toEqual({ kind: "accepted" });
    expect(await client.ask(asked)).toEqual({ kind: "accepted" });
    expect(momo.ledger.payments.get(asked.reference)?.sent).toBe(2);
    expect(await client.statusOf({ reference: asked.reference })).toEqual({ kind: "pending" });
    await momo.ledger.end(asked.reference);
    const { transactionId } = momo.ledger.payments.get(asked.reference) ?? {};
    expect(await client.statusOf({ reference: asked.reference })).toEqual({
      kind: "paid",
      amount: 30_000,
      currency: "RWF",
      transactionId,
    });
  });

  it("says why a payment was not made, and what it never heard of", async () => {
    const asked = request({ phone: "+250780000004" });
    await client.ask(asked);
    await momo.ledger.end(asked.reference);
    expect(await client.statusOf({ reference: asked.reference })).toEqual({
      kind: "failed",
      reason: "not_enough_funds",
    });
    expect(await client.statusOf({ reference: randomUUID() })).toEqual({ kind: "unknown" });
  });

  it("strips what MTN refuses from its notes, and refuses non-requests", async () => {
    const asked = request({ orderNumber: "STR'000123" });
    expect(await client.ask(asked)).toEqual({ kind: "accepted" });
    expect(momo.ledger.payments.get(asked.reference)?.order.payerMessage).toBe("Order STR000123");
    expect(await client.ask(request({ reference: "no-uuid" }))).toEqual({
      kind: "refused",
      reason: "unknown",
    });
  });

  it("tells trouble from an answer", async () => {
    const errors = request({ phone: "+250780000009" });
    await expect(client.ask(errors)).rejects.toThrow(ProviderTrouble);
    await expect(client.ask(request({ phone: "+250780000010" }))).rejects.toThrow(ProviderTrouble);
    const wrongKey = { ...settings.collection, apiKey: "wrong" };
    const stranger = new MtnPort({ ...settings, collection: wrongKey });
    await expect(stranger.statusOf({ reference: randomUUID() })).rejects.toThrow(ProviderTrouble);
    const nobody = new MtnPort({ ...settings, baseUrl: "http://127.0.0.1:9" });
    await expect(nobody.ask(request())).rejects.toThrow(ProviderTrouble);
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
    const other = new MtnPort({ ...settings, baseUrl: address });
    expect(await other.statusOf({ reference: randomUUID() })).toEqual({
      kind: "failed",
      reason: "payer_not_found",
    });
  });
});
