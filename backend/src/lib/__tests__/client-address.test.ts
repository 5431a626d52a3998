import { describe, expect, it } from "vitest";
import { clientAddress } from "../client-address";

const of = (address: string) => clientAddress({ headers: { "x-forwarded-for": address } });

describe("the address a limit goes by", () => {
  it.each([
    ["41.186.3.7", "41.186.3.7"],
    ["::ffff:41.186.3.7", "41.186.3.7"],
    ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12:34::/64"],
    ["2001:0DB8:0012:0034::1", "2001:db8:12:34::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ])("takes %s as %s", (written, expected) => {
    expect(of(written)).toBe(expected);
  });

  it("is the same for every host of one IPv6 network, and another for the next", () => {
    expect(of("2001:db8:1:2::1")).toBe(of("2001:db8:1:2:ffff::9"));
    expect(of("2001:db8:1:2::1")).not.toBe(of("2001:db8:1:3::1"));
  });
});
