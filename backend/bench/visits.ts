import { readFile } from "node:fs/promises";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { z } from "zod";
import { CHROMIUM_FLAGS, chromiumPath } from "../harness/chromium";
import { SlowLine, SPEEDS, type Speed } from "./slow-line";
import { asMarkdown, summarise, type Sample, type Step } from "./visit-figures";

/**
 * What a first and a second visit cost a phone in this shop and in others, in turn in one run: the
 * home page, then the first product, tapped; then both again in a new tab, with what the browser has
 * kept. Each on two simulated networks, usual and with data saving; only ratios count.
 *
 *   npm run bench:visits -w @strive/backend -- shops.json [--runs 5] [--networks "slow 3G,3G"] [--shops ours,other]
 *
 * The file names the shops, the first one being ours, all running and warm:
 *
 *   [{ "name": "ours", "home": "http://127.0.0.1:8000/",
 *      "card": { "picture": "css selector of the product's picture", "name": "of its name", "link": "of what is tapped" },
 *      "product": { "path": "/product/…, of the first card", "picture": "…", "name": "…" } }]
 */
const Place = z.strictObject({ picture: z.string(), name: z.string() });
const Targets = z.array(
  z.strictObject({
    name: z.string(),
    home: z.url(),
    card: Place.extend({ link: z.string() }),
    product: Place.extend({ path: z.string() }),
  }),
);
type Target = z.infer<typeof Targets>[number];

const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : (process.argv[at + 1] ?? fallback);
};
const RUNS = Number(argument("runs", "5"));
const NETWORKS = argument("networks", Object.keys(SPEEDS).join(",")).split(",");
/** Long enough for what a page fetches when it has nothing else to do. */
const QUIET_MS = 2000;
const QUIET_WITHIN_MS = 60_000;
const SEEN_WITHIN_MS = 90_000;
/** A phone of the lower middle on this machine, as Lighthouse sees it. */
const PROCESSOR_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-RW",
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

type Sight = { what: "card" | "product"; path: string; picture: string; name: string };

/**
 * In the page, at every frame: tells when a place is first seen. That is when the picture has
 * arrived, is decoded and painted (two frames later), the name has letters, and neither is
 * transparent. The shopper scrolls to the picture as soon as it is in the page. A blurred stand-in
 * in the page itself is no picture.
 */
const WATCH = `(sights) => {
  const options = { opacityProperty: true, visibilityProperty: true };
  const told = new Set();
  const look = () => {
    requestAnimationFrame(look);
    for (const { what, path, picture, name } of sights) {
      if (told.has(what) || !location.pathname.endsWith(path)) continue;
      const image = document.querySelector(picture);
      const words = document.querySelector(name);
      if (!image || !words) continue;
      const { top, bottom } = image.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) image.scrollIntoView({ block: "center", behavior: "instant" });
      if (!image.complete || image.naturalWidth < 2 || /^(data:|$)/.test(image.currentSrc)) continue;
      if (!image.checkVisibility(options) || !words.checkVisibility(options)) continue;
      if (words.textContent.trim() === "") continue;
      told.add(what);
      image.decode().catch(() => undefined).then(() =>
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => reportSeen(what, performance.timeOrigin + now)),
        ),
      );
    }
  };
  requestAnimationFrame(look);
}`;

interface Visit {
  line: SlowLine;
  target: Target;
  context: BrowserContext;
  isSaving: boolean;
  /** Takes the next report of a place. */
  seen: (what: Sight["what"]) => Promise<number>;
}

async function openTab({ context, isSaving }: Visit): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
  if (isSaving) await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  return page;
}

async function step(visit: Visit, what: Sight["what"], act: () => Promise<unknown>): Promise<Step> {
  visit.line.takeTraffic();
  const seen = visit.seen(what);
  const began = Date.now();
  await act();
  const seenMs = (await seen) - began;
  await visit.line.untilQuiet(QUIET_MS, QUIET_WITHIN_MS);
  return { seenMs, ...visit.line.takeTraffic() };
}

/** Home, then its first product. */
async function walk(visit: Visit): Promise<[Step, Step]> {
  const page = await openTab(visit);
  const { home, card } = visit.target;
  const onHome = await step(visit, "card", () => page.goto(home, { waitUntil: "commit" }));
  const onProduct = await step(visit, "product", () => page.locator(card.link).first().tap());
  await page.close();
  return [onHome, onProduct];
}

/** What was measured before something failed; that is told, and the others go on. */
async function measure(
  browser: Browser,
  line: SlowLine,
  target: Target,
  { speed, isSaving }: { speed: Speed; isSaving: boolean },
): Promise<Sample["steps"]> {
  line.begin(speed, isSaving);
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(SEEN_WITHIN_MS);
  const waiting = new Map<string, (at: number) => void>();
  const seen: Visit["seen"] = (what) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${target.name}: no ${what} was seen`)),
        SEEN_WITHIN_MS,
      );
      waiting.set(what, (at) => {
        clearTimeout(timer);
        resolve(at);
      });
    });
  try {
    await context.exposeFunction("reportSeen", (what: string, at: number) => {
      waiting.get(what)?.(at);
    });
    const sights: Sight[] = [
      { what: "card", path: "", picture: target.card.picture, name: target.card.name },
      { what: "product", ...target.product },
    ];
    await context.addInitScript(`(${WATCH})(${JSON.stringify(sights)})`);
    const visit: Visit = { line, target, context, isSaving, seen };
    const steps: Sample["steps"] = {};
    try {
      [steps.home, steps.product] = await walk(visit);
      [steps["home again"], steps["product again"]] = await walk(visit);
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
    return steps;
  } finally {
    await context.close();
  }
}

async function openBrowser(line: SlowLine, targets: Target[]): Promise<Browser> {
  const rules = await Promise.all(
    targets.map(async ({ home }) => {
      const { hostname: host, port } = new URL(home);
      return `MAP ${host}:${port} 127.0.0.1:${await line.lead({ host, port: Number(port) })}`;
    }),
  );
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=${rules.join(",")}`],
  });
}

async function main(): Promise<void> {
  const file = process.argv[2];
  if (file === undefined) throw new Error("Name the file that lists the shops.");
  const listed = Targets.parse(JSON.parse(await readFile(file, "utf8")));
  const wanted = argument("shops", listed.map(({ name }) => name).join(",")).split(",");
  const targets = listed.filter(({ name }) => wanted.includes(name));
  const line = new SlowLine();
  const browser = await openBrowser(line, targets);
  const samples: Sample[] = [];
  const FAST: Speed = { down: 1e9, up: 1e9, roundTrip: 0 };
  try {
    // What a server makes at the first request, such as pictures in other sizes, is there afterwards.
    for (const target of targets) {
      await measure(browser, line, target, { speed: FAST, isSaving: false });
    }
    for (let run = 0; run < RUNS; run++) {
      for (const [network, speed] of Object.entries(SPEEDS)) {
        if (!NETWORKS.includes(network)) continue;
        for (const isSaving of [false, true]) {
          // The order turns, so that no shop always comes first.
          const at = run % targets.length;
          for (const target of [...targets.slice(at), ...targets.slice(0, at)]) {
            const steps = await measure(browser, line, target, { speed, isSaving });
            const sample: Sample = { shop: target.name, network, isSaving, steps };
            samples.push(sample);
            process.stderr.write(`${JSON.stringify(sample)}\n`);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  samples.sort((a, b) => wanted.indexOf(a.shop) - wanted.indexOf(b.shop));
  process.stdout.write(`\n${asMarkdown(summarise(samples))}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
