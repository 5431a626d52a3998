import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineScriptHashes, pagePolicy, securityHeaders } from "../security-headers";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("inlineScriptHashes", () => {
  it("takes the exact text of every inline script, each once", () => {
    const html = `<script>a()</script><SCRIPT type="module">\n b("é") </SCRIPT ><script>a()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf('\n b("é") ')]);
  });

  it("leaves out files and blocks of data", () => {
    const html = `<script src="/assets/a.js"></script><script type="application/ld+json">{}</script><script type='application/json'>{}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe("pagePolicy", () => {
  it("allows no inline script but the page's own", () => {
    const policy = pagePolicy("<script>a()</script>");
    expect(policy).toContain(`script-src 'self' ${hashOf("a()")};`);
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe("securityHeaders", () => {
  const names = (isHttps: boolean) => securityHeaders(isHttps).page.map(([name]) => name);

  it("promises https only where shoppers come by https", () => {
    expect(names(true)).toContain("Strict-Transport-Security");
    expect(names(false)).not.toContain("Strict-Transport-Security");
  });
});
