import { describe, expect, it } from "vitest";
import { isPlainAddress, mailSender, senderOf } from "../mail-sender";

describe("mailSender", () => {
  it.each([
    ["http://localhost:8000", "shop@localhost"],
    ["https://strive.rw", "shop@strive.rw"],
    ["https://www.strive.rw", "shop@strive.rw"],
  ])("is the shop at the host of %s", (url, address) => {
    expect(mailSender(undefined, url, "STRIVE")).toEqual({ name: "STRIVE", address });
  });

  it("takes what was set, and the shop's name where none was", () => {
    const url = "https://strive.rw";
    expect(mailSender("Shop <hi@strive.rw>", url, "STRIVE")).toEqual({
      name: "Shop",
      address: "hi@strive.rw",
    });
    expect(mailSender("hi@strive.rw", url, "STRIVE").name).toBe("STRIVE");
  });
});

describe("senderOf", () => {
  it.each(["STRIVE", "a@b, c@d", "STRIVE <a@b>\r\nBcc: c@d", "A <a@b> <c@d>", "<>", ""])(
    "refuses %j",
    (text) => {
      expect(senderOf(text)).toBeNull();
    },
  );
});

describe("isPlainAddress", () => {
  it.each(["aline@example.rw", "a.b+c@example.co.rw", "ndèye@exemple.rw", "shop@localhost"])(
    "takes %j",
    (address) => {
      expect(isPlainAddress(address)).toBe(true);
    },
  );

  it.each([
    "a,b@example.rw",
    "<a@example.rw>",
    "a@b@c.rw",
    "a b@c.rw",
    "a@b.rw\nBcc:c@d.rw",
    "a(b)@c.rw",
  ])("refuses %j", (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });
});
