import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CHROMIUM_FLAGS, chromiumPath } from "../harness/chromium";
import { startShop } from "../harness/shop";
import { median } from "./load";

/**
 * Home and a product page on a simulated phone, each beside a static page with the same content:
 * the shop's own HTML, styles and pictures, without its scripts, from a bare server.
 *
 *   npm run bench:pages -w @strive/backend [-- --runs 5]
 */
const at = process.argv.indexOf("--runs");
const RUNS = at === -1 ? 5 : Number(process.argv[at + 1]);

interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** ms */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** bytes on the wire */
  scriptBytes: number;
  bytes: number;
  requests: number;
}

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

async function visit(chromePort: number, url: string): Promise<PageFigures> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { port: chromePort, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr as unknown as {
    audits: Record<string, Audit | undefined>;
    categories: Record<string, { score: number | null } | undefined>;
  };
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const items = audits["network-requests"]?.details?.items ?? [];
  const sum = (rows: typeof items) =>
    rows.reduce((total, row) => total + (row.transferSize ?? 0), 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === "Script")),
    bytes: sum(items),
    requests: items.length,
  };
}

const middle = (figures: PageFigures[]): PageFigures => {
  const keys = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(figures.map((figure) => figure[key]))]),
  ) as unknown as PageFigures;
};

/** The page without scripts; everything it refers to is fetched from the shop once and kept. */
async function serveStatic(origin: string, page: string): Promise<{ server: Server; url: string }> {
  const html = (await (await fetch(origin + page)).text())
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, "");
  const kept = new Map<string, { body: Buffer; type: string; isText: boolean }>();
  kept.set(page, { body: Buffer.from(html), type: "text/html; charset=utf-8", isText: true });
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? "/";
      let file = kept.get(url);
      if (!file) {
        const answer = await fetch(origin + url);
        const type = answer.headers.get("content-type") ?? "application/octet-stream";
        file = {
          body: Buffer.from(await answer.arrayBuffer()),
          type,
          isText: /text|json|svg|javascript/.test(type),
        };
        kept.set(url, file);
      }
      const body = file.isText ? brotliCompressSync(file.body) : file.body;
      response.writeHead(200, {
        "Content-Type": file.type,
        "Content-Length": body.length,
        "Cache-Control": "public, max-age=31536000",
        ...(file.isText ? { "Content-Encoding": "br" } : {}),
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { server, url: `http://127.0.0.1:${port}${page}` };
}

async function main(): Promise<void> {
  const shop = await startShop({ env: { LOG_LEVEL: "error" } });
  const profile = await mkdtemp(path.join(tmpdir(), "strive-lighthouse-"));
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ["--headless", ...CHROMIUM_FLAGS],
    userDataDir: profile,
  });
  try {
    const list = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as {
      data: { id: string }[];
    };
    for (const page of ["/", `/product/${list.data[0]?.id}`]) {
      const still = await serveStatic(shop.origin, page);
      const own: PageFigures[] = [];
      const beside: PageFigures[] = [];
      for (let run = 0; run < RUNS; run++) {
        own.push(await visit(chrome.port, shop.origin + page));
        beside.push(await visit(chrome.port, still.url));
      }
      still.server.close();
      const [shopFigures, staticFigures] = [middle(own), middle(beside)];
      process.stdout.write(`\n${page}: median of ${RUNS}\n`);
      console.table({ shop: shopFigures, "static page": staticFigures });
      process.stdout.write(`LCP ÷ static: ${(shopFigures.lcp / staticFigures.lcp).toFixed(2)}\n`);
    }
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    await shop.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
