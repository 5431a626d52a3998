import { describe, expect, it } from "vitest";
import { clientAddress, clientAddressOf, noteAddress } from "../client-address";

const request = (peer: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress: peer },
});

function of(address: string): string {
  const settled = request("10.0.0.1", "203.0.113.9");
  noteAddress(settled, address);
  return clientAddress(settled);
}

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

  it("is the peer where no door has looked, whatever its headers claim", () => {
    expect(clientAddress(request("41.186.3.7", "203.0.113.9"))).toBe("41.186.3.7");
  });

  it.each([
    [0, "198.51.100.1"],
    [1, "192.0.2.2"],
    [2, "203.0.113.9"],
    [3, "198.51.100.1"],
  ])("believes %i proxies and no more", (trusted, expected) => {
    expect(clientAddressOf(request("198.51.100.1", "203.0.113.9, 192.0.2.2"), trusted)).toBe(
      expected,
    );
  });
});
