import { describe, expect, it } from "vitest";
import { isNearby, isOutboxPath } from "../outbox-pages";

describe("isNearby", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "172.17.0.1", "::ffff:10.1.2.3", "192.168.1.9"])(
    "takes %s for this machine or its network",
    (address) => {
      expect(isNearby(address)).toBe(true);
    },
  );

  it.each(["41.186.1.1", "::ffff:41.186.1.1", "2c0f:eb00::1", "172.32.0.1", "", "nonsense"])(
    "takes %j for somebody else",
    (address) => {
      expect(isNearby(address)).toBe(false);
    },
  );
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
