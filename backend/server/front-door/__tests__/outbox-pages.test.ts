import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isAskedHere, isOutboxPath } from "../outbox-pages";

const asked = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isAskedHere({
    socket: { remoteAddress },
    rawHeaders: Object.entries(headers).flat(),
  } as IncomingMessage);

const HERE = { Host: "localhost:8000" };

describe("isAskedHere", () => {
  it.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("takes %s", (address) => {
    expect(asked(address, HERE)).toBe(true);
  });

  it.each(["172.17.0.1", "::ffff:10.1.2.3", "192.168.1.9", "41.186.1.1", "2c0f:eb00::1", "", "x"])(
    "takes %j for somebody else",
    (address) => {
      expect(asked(address, HERE)).toBe(false);
    },
  );

  it("takes nobody without an address", () => {
    expect(asked(undefined, HERE)).toBe(false);
  });

  it.each(["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"])("knows %s", (host) => {
    expect(asked("127.0.0.1", { host })).toBe(true);
  });

  it.each(["strive.example", "localhost.strive.example", "127.0.0.1.example:8000", ""])(
    "is asked by another name as %j",
    (host) => {
      expect(asked("127.0.0.1", { host })).toBe(false);
    },
  );

  it("is asked without a name", () => {
    expect(asked("127.0.0.1", {})).toBe(false);
  });

  it.each([
    "X-Forwarded-For",
    "x-forwarded-proto",
    "X-Forwarded-Host",
    "Forwarded",
    "Via",
    "X-Real-IP",
    "CF-Connecting-IP",
    "X-Original-Forwarded-For",
  ])("takes a call with %s for somebody else's", (name) => {
    expect(asked("127.0.0.1", { ...HERE, [name]: "127.0.0.1" })).toBe(false);
  });
});

describe("isOutboxPath", () => {
  it.each([
    ["/dev/outbox", true],
    ["/dev/outbox/mail_1", true],
    ["/dev/outboxes", false],
    ["/dev", false],
  ])("%s: %s", (path, isIt) => {
    expect(isOutboxPath(path)).toBe(isIt);
  });
});
