import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { AxeResults } from "axe-core";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from "playwright-core";
import { onTestFailed } from "vitest";
import { PAGE_ALIVE } from "../app/page-alive";
import { CHROMIUM_FLAGS, chromiumPath } from "../../backend/harness/chromium";
import { use } from "../../backend/harness/use-shop";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Bundled libraries, for machines without a browser's; see `programs/` of the tests. */
const environment = () => {
  const { CHROMIUM_LIBRARIES: libraries, ...env } = process.env;
  return libraries === undefined ? env : { ...env, LD_LIBRARY_PATH: libraries };
};

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [...CHROMIUM_FLAGS],
    env: environment(),
  });

let opened: Browser | undefined;

/** One for all files of a worker, and another where it broke or did not open. It ends with its worker. */
async function sharedBrowser(): Promise<Browser> {
  if (!opened?.isConnected()) opened = await openBrowser();
  return opened;
}

/** A Chromium whose visits end with the file. */
export const useBrowser = (): Browser =>
  use(sharedBrowser, (browser) => Promise.all(browser.contexts().map((each) => each.close())));

export interface Visit {
  page: Page;
  /** What must not happen in a visit: console errors, policy violations, failed requests. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Without the service worker, but where a journey asks for it: what is kept would answer in place of the shop. */
export async function startVisit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({
    locale: "en-RW",
    serviceWorkers: "block",
    ...options,
  });
  const complaints: string[] = [];
  if (options.javaScriptEnabled !== false) {
    await context.exposeBinding("reportViolation", (_source, violation: string) => {
      complaints.push(`content security policy: ${violation}`);
    });
    await context.addInitScript((alive) => {
      addEventListener(alive, () => Object.assign(window, { [alive]: true }), { once: true });
    }, PAGE_ALIVE);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { reportViolation } = window as unknown as {
          reportViolation: (text: string) => void;
        };
        reportViolation(
          `${event.violatedDirective} ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`,
        );
      });
    });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  watchRequests(page);
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // A newer search or the next page aborts requests no longer needed.
    const isAborted = reason === "net::ERR_ABORTED";
    const isSwitchedOff =
      options.javaScriptEnabled === false && request.resourceType() === "script";
    if (!isAborted && !isSwitchedOff) complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, complaints, close: () => context.close() };
}

type Screen = Pick<BrowserContextOptions, "hasTouch" | "isMobile"> & {
  width: number;
  height: number;
};

/**
 * A visit on a phone or a desktop; a picture of it is kept where its test fails.
 * @param name of its pictures
 * @param token of whoever is signed in
 */
export async function visitAs(
  browser: Browser,
  { width, height, hasTouch, isMobile }: Screen,
  name: string,
  token?: string,
): Promise<Visit> {
  const viewport = { width, height };
  const visit = await startVisit(browser, { viewport, hasTouch, isMobile });
  const { page, close } = visit;
  onTestFailed(async () => {
    await keepPicture(page, `failed-${name}-${width}`);
    await close();
  });
  if (token !== undefined) {
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
  }
  return visit;
}

/** The pending requests of each page. */
const inFlight = new WeakMap<Page, Set<Request>>();
/** The notices stream: open as long as the page is, so it does not count as pending. */
const STREAM = "/api/notifications/stream";
/** Milliseconds without a request until a page is idle, and the longest wait for that. */
const QUIET_MS = 500;
const QUIET_WITHIN_MS = 15_000;

function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  inFlight.set(page, asked);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== STREAM) asked.add(request);
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
}

/** Waits until a page of the shop has hydrated: its scripts may start well after it is quiet. */
export const untilAlive = (page: Page): Promise<void> =>
  page.evaluate(
    (alive) =>
      new Promise<void>((resolve) => {
        if (alive in window) resolve();
        else addEventListener(alive, () => resolve(), { once: true });
      }),
    PAGE_ALIVE,
  );

/** Waits until a page has no pending requests. @throws Error when it keeps sending them */
export async function untilQuiet(page: Page): Promise<void> {
  const asked = inFlight.get(page) ?? new Set<Request>();
  const end = Date.now() + QUIET_WITHIN_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS;) {
    if (asked.size > 0) quietSince = Date.now();
    if (Date.now() > end) {
      throw new Error(`Still under way: ${[...asked].map((request) => request.url()).join(", ")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits for the page's scripts, scrolls to the end and back, so that lazy pictures load and cards have faded in. */
export async function settle(page: Page): Promise<void> {
  await untilAlive(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  await untilQuiet(page);
}

let axeSource: Promise<string> | undefined;

/** One line per finding, empty when the screen is clean. Only those leave the page: all that axe looked at is 150 KB. */
export async function axeFindings(page: Page): Promise<string[]> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html}`),
    );
  }, RULES);
}

/** Keeps a picture of the screen when SCREENSHOT_DIR is set. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOT_DIR;
  if (folder === undefined || folder === "") return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
