import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import NotificationSmtpService from "../service";

let server: SMTPServer;
let arrived: string[];
let connections: number;
let service: NotificationSmtpService;

beforeEach(async () => {
  arrived = [];
  connections = 0;
  server = new SMTPServer({
    closeTimeout: 10,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      let source = "";
      stream.on("data", (part: Buffer) => (source += part.toString()));
      stream.on("end", () => {
        for (const { address } of session.envelope.rcptTo) arrived.push(`${address}\n${source}`);
        done();
      });
    },
  });
  const listening = once(server.server, "listening");
  server.listen(0, "127.0.0.1");
  await listening;
  const { port } = server.server.address() as AddressInfo;
  service = new NotificationSmtpService(undefined, {
    channels: ["email"],
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: "STRIVE", address: "shop@strive.rw" },
  });
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = (
  changes: {
    to?: string;
    subject?: string;
    messageId?: string;
    replyTo?: string;
    ending?: string;
  } = {},
) => ({
  to: changes.to ?? "aline@example.rw",
  channel: "email",
  template: "welcome",
  content: { subject: changes.subject ?? "Hello", text: "Text", html: "<p>Text</p>" },
  provider_data: {
    messageId: changes.messageId ?? "one@strive.rw",
    ...(changes.replyTo === undefined ? {} : { replyTo: changes.replyTo }),
    ...(changes.ending === undefined ? {} : { ending: changes.ending }),
  },
});

describe("the SMTP notification provider", () => {
  it("delivers one Message-ID once, also when asked twice at the same time", async () => {
    await Promise.all([service.send(mail()), service.send(mail())]);
    await service.send(mail());
    expect(arrived).toHaveLength(1);
    await service.send(mail({ messageId: "two@strive.rw" }));
    expect(arrived).toHaveLength(2);
  });

  it.each(["a@b.rw, c@d.rw", "<a@b.rw>", "a@b.rw\r\nBcc: c@d.rw", "nobody"])(
    "sends nothing to %j",
    async (to) => {
      await expect(service.send(mail({ to }))).rejects.toThrow("Refused for good");
      expect(arrived).toEqual([]);
    },
  );

  it("keeps line breaks out of headers", async () => {
    await service.send(
      mail({ subject: "Hello\r\nBcc: all@strive.rw", replyTo: "eric@example.rw\r\nX-Bad: 1" }),
    );
    const [source = ""] = arrived;
    expect(source).not.toMatch(/^(Bcc|X-Bad|Reply-To):/im);
  });

  it("says where mails of its kind end by one press, over https alone", async () => {
    const path = "://strive.rw/api/alerts/links/7KQ2M9XAB2C4";
    await service.send(mail({ messageId: "1@strive.rw", ending: `https${path}` }));
    await service.send(mail({ messageId: "2@strive.rw", ending: `http${path}` }));
    await service.send(mail({ messageId: "3@strive.rw" }));
    const header = (name: string) =>
      arrived.map((source) => new RegExp(`^${name}:\\s*(.*?)\\r?$`, "m").exec(source)?.[1]);
    expect(header("List-Unsubscribe")).toEqual([`<https${path}>`, `<http${path}>`, undefined]);
    expect(header("List-Unsubscribe-Post")).toEqual([
      "List-Unsubscribe=One-Click",
      undefined,
      undefined,
    ]);
  });

  it("lets an answer go to the sender of a message", async () => {
    await service.send(mail({ replyTo: "eric@example.rw" }));
    expect(arrived[0]).toMatch(/^Reply-To: eric@example\.rw\r?$/m);
  });

  it("sends what follows over the same connection, and over a new one after a pause", async () => {
    for (const messageId of ["1@strive.rw", "2@strive.rw", "3@strive.rw"]) {
      await service.send(mail({ messageId }));
    }
    expect([arrived.length, connections]).toEqual([3, 1]);
    await expect.poll(() => server.connections.size, { timeout: 6000 }).toBe(0);
    await service.send(mail({ messageId: "4@strive.rw" }));
    expect([arrived.length, connections]).toEqual([4, 2]);
  });

  it("goes on after the server has cut a resting connection", async () => {
    await service.send(mail({ messageId: "1@strive.rw" }));
    for (const connection of server.connections) connection.close();
    await expect.poll(() => server.connections.size).toBe(0);
    await service.send(mail({ messageId: "2@strive.rw" }));
    expect([arrived.length, connections]).toEqual([2, 2]);
  });
});
