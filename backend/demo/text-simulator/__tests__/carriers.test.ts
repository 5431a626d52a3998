import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createServer, type Server } from "node:http";
import { parseEnv } from "../../../src/lib/env";
import { failureOf } from "../../../src/lib/mail-refused";
import { smsSettings } from "../../../src/lib/sms-settings";
import { readTakenId } from "../../../src/lib/taken-id";
import { whatsappSettings } from "../../../src/lib/whatsapp-settings";
import NotificationTextService, {
  type NotificationTextOptions,
} from "../../../src/providers/notification-text/service";
import { listening, stopped } from "../../loopback-server";
import { startTextSimulator, type TextSimulator } from "../server";

const serviceOf = (carrier: NotificationTextOptions["carrier"] | null) => {
  if (carrier === null) throw new Error("It is not set up.");
  return new NotificationTextService(undefined, { channels: ["sms"], carrier });
};

const text = (over: { to?: string; reference?: string; text?: string } = {}) => ({
  to: over.to ?? "+250788123456",
  channel: "sms",
  template: "order-received",
  content: { text: over.text ?? 'STRIVE: "ok" & {to}' } as never,
  provider_data: {
    reference: over.reference ?? "r1",
    news: "We have your order",
    link: "https://strive.rw/p/1",
    language: "rw",
  },
});

/** What went wrong, as the outbox reads it. */
const failure = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    return failureOf(error);
  }
  return null;
};

describe("over Africa's Talking", () => {
  let simulator: TextSimulator;
  let service: NotificationTextService;

  beforeEach(async () => {
    simulator = await startTextSimulator();
    service = serviceOf(smsSettings(parseEnv({ ...simulator.settings, SMS_SENDER: "STRIVE" })));
  });
  afterEach(() => simulator.close());

  it("says what the carrier calls it, and what it cost", async () => {
    const { id } = await service.send(text());
    const [taken] = simulator.texts;
    expect(taken).toMatchObject({
      to: "+250788123456",
      text: text().content["text"],
      sender: "STRIVE",
    });
    expect(readTakenId(id ?? "")).toEqual({ reference: taken?.id, costRwf: 12 });
  });

  it("sends no second copy while it remembers the first", async () => {
    await Promise.all([service.send(text()), service.send(text())]);
    await service.send(text());
    expect(simulator.texts).toHaveLength(1);
    await service.send(text({ reference: "r2" }));
    expect(simulator.texts).toHaveLength(2);
  });

  it.each([
    ["+250780000021", { isFinal: true, reason: "InvalidPhoneNumber" }],
    ["+250780000024", { isFinal: false, reason: "InsufficientBalance" }],
    ["+250780000023", { isFinal: false, reason: "The carrier answered 500." }],
    ["0788123456", { isFinal: true, reason: "This is not a number that messages can go to." }],
  ])("to %s", async (to, expected) => {
    expect(await failure(service.send(text({ to })))).toEqual(expected);
  });

  it.each([
    [400, true],
    [401, false],
    [429, false],
    [503, false],
  ])("takes %i as final: %s", async (status, isFinal) => {
    simulator.breakDown(status);
    expect(await failure(service.send(text()))).toEqual({
      isFinal,
      reason: `The carrier answered ${status}.`,
    });
  });

  it("names nothing secret when nobody answers", async () => {
    await simulator.close();
    const told = await failure(service.send(text()));
    expect(told).toEqual({ isFinal: false, reason: "The carrier did not answer (TypeError)." });
  });
});

describe("over WhatsApp", () => {
  let simulator: TextSimulator;

  beforeEach(async () => {
    simulator = await startTextSimulator();
  });
  afterEach(() => simulator.close());

  const open = () => {
    const settings = whatsappSettings(parseEnv({ ...simulator.settings }));
    return serviceOf(settings && { ...settings, kind: "whatsapp" });
  };

  it("fills in the approved message", async () => {
    await open().send(text());
    expect(simulator.texts).toEqual([
      expect.objectContaining({
        channel: "whatsapp",
        to: "+250788123456",
        text: "We have your order https://strive.rw/p/1",
      }),
    ]);
  });

  it("gives a number without WhatsApp up", async () => {
    expect(await failure(open().send(text({ to: "+250780000021" })))).toEqual({
      isFinal: true,
      reason: "The carrier answered 400. Recipient phone number not valid",
    });
  });
});

describe("over a gateway of the operator's", () => {
  const asked: { method: string; url: string; type: string; key: string; body: string }[] = [];
  let gateway: Server;
  let url: string;

  beforeEach(async () => {
    asked.length = 0;
    gateway = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        asked.push({
          method: request.method ?? "",
          url: request.url ?? "",
          type: String(request.headers["content-type"]),
          key: String(request.headers["x-key"]),
          body,
        });
        response.end(JSON.stringify({ data: [{ id: 77 }] }));
      });
    });
    url = `http://127.0.0.1:${await listening(gateway, 0)}`;
  });
  afterEach(() => stopped(gateway));

  const sendBy = (over: Record<string, string>) =>
    serviceOf(
      smsSettings(
        parseEnv({
          SMS_HTTP_URL: `${url}/send`,
          SMS_HTTP_HEADERS: '{"X-Key":"k1"}',
          SMS_SENDER: "STRIVE",
          ...over,
        }),
      ),
    ).send(text());

  it("writes JSON, in which no text adds a field", async () => {
    const { id } = await sendBy({
      SMS_HTTP_BODY:
        '{"to":["{to}"],"m":{"text":"{text}","from":"{sender}"},"ref":"{reference}","n":1}',
      SMS_HTTP_ID_FIELD: "data.0.id",
    });
    expect(id).toBe("77");
    expect(asked[0]).toMatchObject({ method: "POST", type: "application/json", key: "k1" });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      to: ["+250788123456"],
      m: { text: 'STRIVE: "ok" & {to}', from: "STRIVE" },
      ref: "r1",
      n: 1,
    });
  });

  it("writes a form, and reports by its own name", async () => {
    const { id } = await sendBy({ SMS_HTTP_FORM: "form", SMS_HTTP_BODY: "to={to}&m={text}" });
    expect(id).toBe("r1");
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      to: "+250788123456",
      m: 'STRIVE: "ok" & {to}',
    });
  });

  it("writes an address", async () => {
    await sendBy({
      SMS_HTTP_URL: `${url}/send?to={to}&m={text}`,
      SMS_HTTP_METHOD: "GET",
    });
    const query = new URL(asked[0]?.url ?? "", url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ to: "+250788123456", m: 'STRIVE: "ok" & {to}' });
  });
});
