import { describe, expect, it } from "vitest";
import { pagePolicy, securityHeaders } from "../security-headers";

describe("pagePolicy", () => {
  it("allows the inline scripts that it is given, and no other", () => {
    expect(pagePolicy(["'sha256-abc='"])).toContain("script-src 'self' 'sha256-abc=';");
    expect(pagePolicy()).toContain("script-src 'self';");
    expect(pagePolicy().replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
    expect(pagePolicy()).toContain("frame-ancestors 'none'");
  });
});

describe("securityHeaders", () => {
  const names = (isHttps: boolean) => securityHeaders(isHttps).page.map(([name]) => name);

  it("promises https only where shoppers come by https", () => {
    expect(names(true)).toContain("Strict-Transport-Security");
    expect(names(false)).not.toContain("Strict-Transport-Security");
  });
});
