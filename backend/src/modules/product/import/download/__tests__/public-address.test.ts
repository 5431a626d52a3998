import { describe, expect, it } from "vitest";
import { addressFault, isPublicAddress } from "../public-address";

const NOBODY = new Set<string>();

describe("isPublicAddress", () => {
  it.each(["1.1.1.1", "41.186.255.86", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "not an address",
    "",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("addressFault", () => {
  it.each([
    "http://example.com/a.jpg",
    "https://example.com:443/a.jpg",
    "https://[2606:4700::1]/a",
  ])("finds none in %s", (address) => {
    expect(addressFault(new URL(address), NOBODY)).toBeNull();
  });

  it.each([
    ["file:///etc/passwd", /Only http/],
    ["ftp://example.com/a.jpg", /Only http/],
    ["http://me:secret@example.com/a.jpg", /password/],
    ["http://example.com:8080/a.jpg", /ports 80 and 443/],
    ["http://127.0.0.1/a.jpg", /not a public/],
    ["http://2130706433/a.jpg", /not a public/],
    ["http://0x7f.1/a.jpg", /not a public/],
    ["http://[::1]/a.jpg", /not a public/],
    ["http://[::ffff:7f00:1]/a.jpg", /not a public/],
    ["http://169.254.169.254/latest/meta-data", /not a public/],
  ])("finds one in %s", (address, fault) => {
    expect(addressFault(new URL(address), NOBODY)).toMatch(fault);
  });

  it("lets an operator allow a host with its port, and nothing beside it", () => {
    const allowed = new Set(["127.0.0.1:9400"]);
    expect(addressFault(new URL("http://127.0.0.1:9400/a.jpg"), allowed)).toBeNull();
    expect(addressFault(new URL("http://127.0.0.1:9401/a.jpg"), allowed)).not.toBeNull();
    expect(addressFault(new URL("http://127.0.0.1/a.jpg"), allowed)).not.toBeNull();
    expect(addressFault(new URL("http://me:x@127.0.0.1:9400/a.jpg"), allowed)).toMatch(/password/);
  });
});
