import { describe, expect, it } from "vitest";
import { bodyLimit, isNativePath, judgeMethodAndSize, judgeUrl } from "../guard";

const statusOf = (url: string) => {
  const verdict = judgeUrl(url);
  return verdict.ok ? 200 : verdict.refusal.status;
};

describe("judgeUrl", () => {
  it.each([
    "/",
    "/?",
    "/api/products?category=T-shirts&min_price=8000&sort=latest",
    "/product/umuganda-tee",
    "/api/products?q=caf%C3%A9%20noir",
    "/api/orders/order_01J?access_token=abc.def-ghi_~",
    "/a[12]=1",
    "/api/products?size[]=S&size[]=M",
    "/.well-known/security.txt",
    "/file..name",
    `/${"a".repeat(2047)}`,
  ])("lets %s in", (url) => {
    expect(statusOf(url)).toBe(200);
  });

  it.each([
    ["a sparse array of a hundred million", "/api/products?a[100000000]=x", 400],
    ["the same, encoded", "/api/products?a%5B100000000%5D=x", 400],
    ["the same, half encoded", "/api/products?a[%31%30%30]=x", 400],
    ["the same, encoded twice", "/api/products?a%255B100000000%255D=x", 400],
    ["the same in the path", "/a[100]", 400],
    ["a NUL", "/api/products?q=%00", 400],
    ["a NUL, encoded twice", "/api/products?q=%2500", 400],
    ["half a percent sign", "/api/products?q=%", 400],
    ["bytes that are no UTF-8", "/api/products?q=%ff%fe", 400],
    ["a raw byte beyond ASCII", "/caf\u00e9", 400],
    ["a space", "/a b", 400],
    ["an absolute address", "http://elsewhere/api/products", 400],
    ["an asterisk", "*", 400],
    ["nothing", "", 400],
    ["a way up", "/uploads/../secret", 400],
    ["an encoded way up", "/uploads/%2e%2e/secret", 400],
    ["a way up by encoded slash", "/uploads/..%2fsecret", 400],
    ["a backslash", "/uploads/%5c..%5csecret", 400],
    ["a very long address", `/${"a".repeat(2048)}`, 414],
  ])("refuses %s", (_name, url, status) => {
    expect(statusOf(url)).toBe(status);
  });

  it("splits path and query without decoding them", () => {
    expect(judgeUrl("/a%20b?c=%3F?d")).toEqual({
      ok: true,
      target: { path: "/a%20b", search: "?c=%3F?d" },
    });
  });
});

describe("judgeMethodAndSize", () => {
  it.each([
    ["GET", undefined, null],
    ["HEAD", undefined, null],
    ["OPTIONS", undefined, null],
    ["POST", "1000", null],
    ["POST", "1001", 413],
    ["PATCH", undefined, 405],
    ["TRACE", undefined, 405],
    ["PROPFIND", undefined, 405],
  ])("%s with %s bytes: %s", (method, length, status) => {
    expect(judgeMethodAndSize(method, length, 1000)?.status ?? null).toBe(status);
  });

  it("names the methods that there are", () => {
    expect(judgeMethodAndSize("TRACE", undefined, 1)?.headers).toEqual({
      Allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS",
    });
  });
});

describe("bodyLimit", () => {
  it("allows pictures more than JSON", () => {
    expect(bodyLimit("multipart/form-data; boundary=x", "/api/products")).toBe(30 * 1024 * 1024);
    expect(bodyLimit("application/json", "/api/products")).toBe(1024 * 1024);
    expect(bodyLimit(undefined, "/api/products")).toBe(1024 * 1024);
  });

  it("allows an import the most", () => {
    const path = "/api/products/import";
    expect(bodyLimit("multipart/form-data; boundary=x", path)).toBe(501 * 1024 * 1024);
    expect(bodyLimit("application/json", path)).toBe(1024 * 1024);
    expect(bodyLimit("multipart/form-data; boundary=x", `${path}/some-job`)).toBe(30 * 1024 * 1024);
  });
});

describe("isNativePath", () => {
  it.each([
    "/store",
    "/store/products",
    "/Store/carts",
    "/auth/user/emailpass",
    "/app",
    "/health",
    "/hooks/x",
    "/static/a.png",
  ])("%s is Medusa's own", (path) => expect(isNativePath(path)).toBe(true));
  it.each(["/", "/about", "/admin/products", "/stores", "/api/auth/login", "/application"])(
    "%s is the shop's",
    (path) => expect(isNativePath(path)).toBe(false),
  );
});
