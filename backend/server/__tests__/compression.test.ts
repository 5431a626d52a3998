import { describe, expect, it } from "vitest";
import { acceptedEncoding } from "../compression";

describe("acceptedEncoding", () => {
  it.each([
    [undefined, null],
    ["", null],
    ["identity", null],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=1.0, gzip;q=0.8", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", null],
    ["brotli", null],
    ["*", "br"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0.000, *", "gzip"],
  ])("%s: %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
