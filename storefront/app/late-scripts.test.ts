import { describe, expect, it } from "vitest";
import { lateScripts } from "./late-scripts";
import { PAGE_ALIVE } from "./page-alive";

const PAGE = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/shop-1.js"/><link rel="stylesheet" href="/assets/shop-1.css"/></head><body><p>$&</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client-1.js");</script></body></html>`;

const startOf = (html: string) =>
  /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";

/** Runs a start script in a window of its own; `import` becomes a call that is written down. */
function run(html: string, { picture }: { picture: { complete: boolean } | null }) {
  const log: string[] = [];
  const listeners = new Map<string, (event?: unknown) => void>();
  const pictureListeners = new Map<string, () => void>();
  const timers: { callback: () => void; ms: number }[] = [];
  const frames: (() => void)[] = [];
  const head = { append: (link: { href: string }) => log.push(`preload ${link.href}`) };
  const code = startOf(html).replaceAll("import(", "load(");
  const window: Record<string, unknown> = {};
  // The code is the product's own output; it can't be imported, for a page is where it lives.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const script = new Function(
    "load",
    "document",
    "window",
    "addEventListener",
    "removeEventListener",
    "setTimeout",
    "requestAnimationFrame",
    code,
  ) as (...globals: unknown[]) => void;
  script(
    (url: string) => {
      log.push(url);
      return Promise.resolve(url);
    },
    {
      head,
      createElement: () => ({}),
      querySelector: () =>
        picture && {
          ...picture,
          addEventListener: (type: string, listener: () => void) =>
            pictureListeners.set(type, listener),
        },
    },
    window,
    (type: string, listener: () => void) => listeners.set(type, listener),
    (type: string) => listeners.delete(type),
    (callback: () => void, ms = 0) => timers.push({ callback, ms }),
    (callback: () => void) => frames.push(callback),
  );
  const paint = () => {
    for (const frame of frames) frame();
    for (const timer of timers.filter(({ ms }) => ms === 0)) timer.callback();
  };
  return { log, listeners, pictureListeners, timers, paint, window };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const EVERYTHING = [
  "preload /assets/manifest-1.js",
  "preload /assets/shop-1.js",
  "/assets/manifest-1.js",
  "/assets/root-1.js",
  "/assets/home-1.js",
  "/assets/entry.client-1.js",
];

describe("late scripts", () => {
  const html = lateScripts(PAGE);

  it("leave nothing in the page that is fetched before the first paint", () => {
    expect(html).not.toContain('rel="modulepreload" href');
    expect(html).not.toMatch(/^import /m);
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop-1.css"/>');
    expect(html).toContain("<p>$&</p>");
  });

  it("start in the framework's order once the page and its picture are there", async () => {
    const page = run(html, { picture: { complete: true } });
    expect(page.log).toEqual([]);
    page.paint();
    await settled();
    expect(page.log).toEqual(EVERYTHING);
    expect(page.window["__reactRouterRouteModules"]).toEqual({
      root: "/assets/root-1.js",
      home: "/assets/home-1.js",
    });
  });

  it("wait for a picture that is still on its way, and start once", async () => {
    const page = run(html, { picture: { complete: false } });
    page.paint();
    expect(page.log).toEqual([]);
    page.pictureListeners.get("load")?.();
    page.listeners.get("keydown")?.();
    for (const { callback } of page.timers.filter(({ ms }) => ms > 0)) callback();
    await settled();
    expect(page.log).toEqual(EVERYTHING);
  });

  it.each(["pointerdown", "keydown", "touchstart"])("start at once on %s", async (type) => {
    const page = run(html, { picture: { complete: false } });
    page.listeners.get(type)?.();
    await settled();
    expect(page.log).toEqual(EVERYTHING);
  });

  it("start in a tab that is never painted", async () => {
    const page = run(html, { picture: null });
    for (const { callback } of page.timers) callback();
    await settled();
    expect(page.log).toEqual(EVERYTHING);
  });

  it("press a button again that was pressed too early", () => {
    const page = run(html, { picture: null });
    const button = document.body.appendChild(document.createElement("button"));
    button.type = "button";
    const presses: Event[] = [];
    button.addEventListener("click", (event) => presses.push(event));
    const early = new MouseEvent("click");
    Object.defineProperty(early, "target", { value: button });
    page.listeners.get("click")?.(early);
    expect(presses).toHaveLength(0);
    page.listeners.get(PAGE_ALIVE)?.();
    expect(presses).toHaveLength(1);
    expect(page.listeners.has("click")).toBe(false);
    button.remove();
  });

  it("refuse a page of a form that they don't know", () => {
    expect(() => lateScripts("<html><body></body></html>")).toThrow(/another form/);
  });
});
