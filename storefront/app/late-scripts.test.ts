import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { lateScripts } from "./late-scripts";
import { INSTALL_EVENT } from "./lib/install-event";
import { PAGE_ALIVE } from "./page-alive";

const PAGE = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/shop-1.js"/><link rel="stylesheet" href="/assets/shop-1.css"/></head><body><p>$&</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client-1.js");</script></body></html>`;

const startOf = (html: string) =>
  /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";

/** Runs a start script in its own window; `import` becomes a call that is recorded. */
function run(
  html: string,
  { picture, isCutOff = false }: { picture: { complete: boolean } | null; isCutOff?: boolean },
) {
  const log: string[] = [];
  const reported: unknown[] = [];
  const listeners = new Map<string, (event?: unknown) => void>();
  const pictureListeners = new Map<string, () => void>();
  const timers: { callback: () => void; ms: number }[] = [];
  type Paints = { getEntriesByName: (name: string) => unknown[] };
  const painted: ((paints: Paints) => void)[] = [];
  class PaintObserver {
    constructor(private readonly see: (paints: Paints, observer: PaintObserver) => void) {}
    observe = ({ type }: { type: string }) => {
      if (type === "paint") painted.push((paints) => this.see(paints, this));
    };
    disconnect = () => void painted.splice(0);
  }
  const head = { append: (link: { href: string }) => log.push(`preload ${link.href}`) };
  const code = startOf(html).replaceAll("import(", "fetchScript(");
  const window: Record<string, unknown> = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- our own output, which only exists inside a page
  const script = new Function(
    "fetchScript",
    "document",
    "window",
    "addEventListener",
    "removeEventListener",
    "setTimeout",
    "PerformanceObserver",
    "reportError",
    code,
  ) as (...globals: unknown[]) => void;
  script(
    (url: string) => {
      log.push(url);
      return isCutOff ? Promise.reject(new Error("no network")) : Promise.resolve(url);
    },
    {
      head,
      documentElement: document.documentElement,
      createElement: () => ({}),
      querySelector: () =>
        picture && {
          ...picture,
          addEventListener: (type: string, listener: () => void) =>
            pictureListeners.set(type, listener),
        },
    },
    window,
    (type: string, listener: (event?: unknown) => void) => {
      const others = listeners.get(type);
      listeners.set(type, (event) => {
        others?.(event);
        listener(event);
      });
    },
    (type: string) => listeners.delete(type),
    (callback: () => void, ms = 0) => timers.push({ callback, ms }),
    PaintObserver,
    (error: unknown) => reported.push(error),
  );
  const paint = (what = "first-contentful-paint") => {
    for (const see of [...painted])
      see({ getEntriesByName: (name) => (name === what ? [what] : []) });
  };
  return { log, reported, listeners, pictureListeners, timers, paint, window };
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

  it("leave no script in the page that is fetched before the first paint", () => {
    expect(html).not.toContain('rel="modulepreload" href');
    expect(html).not.toMatch(/^import /m);
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop-1.css"/>');
    expect(html).toContain("<p>$&</p>");
  });

  it("start in the framework's order once the page and its picture have loaded", async () => {
    const page = run(html, { picture: { complete: true } });
    page.paint("first-paint");
    expect(page.log).toEqual([]);
    page.paint();
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

  /** A click on a control before hydration: what the start script lets through. */
  function pressEarly(page: ReturnType<typeof run>, control: HTMLElement, how?: MouseEventInit) {
    const presses: Event[] = [];
    document.body.append(control);
    control.addEventListener("click", (event) => {
      presses.push(event);
      event.preventDefault();
    });
    const early = new MouseEvent("click", { cancelable: true, ...how });
    Object.defineProperty(early, "target", { value: control });
    page.listeners.get("click")?.(early);
    onTestFinished(() => control.remove());
    return { presses, isHeld: early.defaultPrevented };
  }
  const button = () => Object.assign(document.createElement("button"), { type: "button" });
  const link = () => Object.assign(document.createElement("a"), { href: "/art/plate.webp" });
  const lateLink = () => {
    const made = link();
    made.dataset["late"] = "";
    return made;
  };

  it.each([
    ["a button", button],
    ["a link that opens something in the page", lateLink],
  ])("repeat an early press of %s", (_name, make) => {
    const page = run(html, { picture: null });
    const { presses, isHeld } = pressEarly(page, make());
    expect([isHeld, presses.length]).toEqual([true, 0]);
    page.listeners.get(PAGE_ALIVE)?.();
    expect(presses).toHaveLength(1);
    expect(page.listeners.has("click")).toBe(false);
  });

  it.each([
    ["other links", link, {}],
    ["a link that shall open a tab", lateLink, { ctrlKey: true }],
  ])("leave %s to the browser", (_name, make, how) => {
    const page = run(html, { picture: null });
    const { presses, isHeld } = pressEarly(page, make(), how);
    page.listeners.get(PAGE_ALIVE)?.();
    expect([isHeld, presses.length]).toEqual([false, 0]);
  });

  it("let a held link work as a link when the scripts don't load", async () => {
    const page = run(html, { picture: null, isCutOff: true });
    const { presses } = pressEarly(page, lateLink());
    page.listeners.get("pointerdown")?.();
    await settled();
    expect(presses).toHaveLength(1);
    expect(page.reported).toEqual([new Error("no network")]);
  });

  it("keep the browser's offer to install the shop, which may come before them", () => {
    const page = run(html, { picture: null });
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    page.listeners.get("beforeinstallprompt")?.(offer);
    expect(page.window[INSTALL_EVENT]).toBe(offer);
    expect(offer.defaultPrevented).toBe(true);
  });

  it("keep the renderer's nonce", () => {
    const marked = lateScripts(
      PAGE.replaceAll('rel="modulepreload" href="/assets/shop-1.js"', '$& nonce="mark"').replace(
        '<script type="module"',
        '<script nonce="mark" type="module"',
      ),
    );
    expect(marked).toContain('<script nonce="mark" type="module">let started');
    expect(marked).not.toContain('rel="modulepreload" href');
  });

  it("refuse a page whose structure they don't know", () => {
    expect(() => lateScripts("<html><body></body></html>")).toThrow(/another form/);
  });

  describe("for somebody who saves data", () => {
    const saving = lateScripts(PAGE, "when-used");
    afterEach(() => window.localStorage.clear());

    it("are not fetched for looking at a page", async () => {
      const page = run(saving, { picture: { complete: true } });
      page.paint();
      for (const { callback } of page.timers) callback();
      await settled();
      expect(page.log).toEqual([]);
      pressEarly(page, link());
      expect(page.log).toEqual([]);
      expect(pressEarly(page, button()).isHeld).toBe(true);
      await settled();
      expect(page.log).toEqual(EVERYTHING);
    });

    it("are asked for again by the next press when they did not come", async () => {
      const page = run(saving, { picture: null, isCutOff: true });
      pressEarly(page, button());
      await settled();
      const asked = page.log.length;
      expect([asked > 0, page.reported.length]).toEqual([true, 1]);
      expect(document.documentElement).not.toHaveAttribute("aria-busy");
      expect(pressEarly(page, button()).isHeld).toBe(true);
      await settled();
      expect(page.log.length).toBe(2 * asked);
    });

    it("start where something is typed", async () => {
      const page = run(saving, { picture: null });
      page.listeners.get("focusin")?.({ target: document.createElement("div") });
      expect(page.log).toEqual([]);
      page.listeners.get("focusin")?.({ target: document.createElement("input") });
      await settled();
      expect(page.log).toEqual(EVERYTHING);
    });

    it("start by themselves once they are on the phone, until the shop has others", async () => {
      const first = run(saving, { picture: null });
      first.listeners.get(PAGE_ALIVE)?.();
      const next = run(saving, { picture: null });
      await settled();
      expect([first.log, next.log]).toEqual([[], EVERYTHING]);
      const updated = run(lateScripts(PAGE.replaceAll("manifest-1", "manifest-2"), "when-used"), {
        picture: null,
      });
      await settled();
      expect(updated.log).toEqual([]);
    });
  });
});
