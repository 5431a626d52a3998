import fc, { type Arbitrary } from "fast-check";
import { needlessBodies } from "./bodies";
import type { Attack } from "./attacks";
import { encoded, hostileKey, hostileText } from "./hostile-values";
import type { Call } from "./openapi-calls";
import type { Stock } from "./valid-values";

const page: Call = {
  key: "GET pages and files",
  method: "GET",
  path: "/",
  query: [],
  body: null,
  isForm: false,
  rule: null,
};

const PATHS = [
  "/",
  "//",
  "///",
  "//evil.example",
  "//evil.example/about",
  "/%2f%2fevil.example",
  "/%09/evil.example",
  "/@evil.example",
  "//[",
  "//:0",
  "//%zz",
  "/product",
  "/PRODUCT/x",
  "/about",
  "/about/",
  "/ABOUT//",
  "/Cart",
  "/cart",
  "/wishlist",
  "/transit",
  "/order",
  "/checkout",
  "/checkout/confirmation",
  "/account",
  "/contact",
  "/photos",
  "/admin",
  "/admin/users",
  "/admin/products/x",
  "/rw",
  "/rw/about",
  "/fr//about",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap.xml?part=9999",
  "/sitemap.xml?part=-1",
  "/uploads/",
  "/uploads/none.webp",
  "/uploads/..%2fjwt-secret",
  "/uploads/%2e%2e/%2e%2e/etc/passwd",
  "/assets/none.js",
  "/dev/outbox",
  "/dev/outbox/mail_none",
  "/store/products",
  "/auth/user/emailpass",
  "/app",
  "/static/x",
  "/health",
  "/hooks/payment/x",
  "/metrics",
  "/.env",
  "/.git/config",
  "/index.html",
  "/__manifest?p=/about&version=1",
  "/about.data",
  "/_root.data",
  "/product/x.data?_routes=x",
  "/favicon.ico",
  "*",
] as const;

const NAMES = [
  "q",
  "search",
  "category",
  "gender",
  "size",
  "color",
  "family",
  "sort",
  "page",
  "product",
  "variant",
  "min_price",
  "in_stock",
  "token",
  "order",
  "lang",
  "next",
  "redirect",
  "_data",
];

const queries = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), hostileKey), hostileText), { maxLength: 3 })
  .map((pairs) =>
    pairs.length === 0
      ? ""
      : `?${pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join("&")}`.slice(
          0,
          2000,
        ),
  )
  // A cut through an encoded letter is one more oddity, but one that only the guard would see.
  .map((query) => query.replace(/%[0-9A-F]?$/, ""));

const ACCEPTS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Accept: "text/html" },
  { Accept: "*/*", "Accept-Encoding": "br" },
];

/** Pages, files and what is neither, at the front door. */
export function attacksOnPages({ pools }: Stock): Arbitrary<Attack> {
  const products = fc
    .tuple(fc.nat(99), fc.boolean())
    .map(
      ([at, byHandle]) => `/product/${pools.pick(byHandle ? "handle" : "product", at, "guest").id}`,
    );
  const odd = hostileText.map((text) => `/product/${encoded(text.slice(0, 200))}`);
  const anywhere = hostileText.map((text) => `/${encoded(text.slice(0, 200))}`);
  return fc
    .record({
      path: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
        { weight: 1, arbitrary: products },
        { weight: 1, arbitrary: odd },
        { weight: 1, arbitrary: anywhere },
      ),
      query: queries,
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant("GET") },
        {
          weight: 1,
          arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"),
        },
      ),
      accept: fc.constantFrom(...ACCEPTS),
      body: needlessBodies,
    })
    .map(({ path, query, method, accept, body }) => ({
      call: page,
      door: "front",
      caller: "guest",
      method,
      url: path.includes("?") ? path + query.replace("?", "&") : path + query,
      headers: { ...accept, ...body.headers },
      body,
    }));
}
