import { beforeEach, expect, it, onTestFinished } from "vitest";
import { KEEP_PLACE } from "./language-place";

const RW = "https://shop.example/rw/about";

/** A page of `height` px, of which the start script is run. */
function open(address: string, height: number) {
  const page = { scrollY: 0, height, grow: () => undefined as void, isWatched: true };
  class Growth {
    constructor(grow: () => void) {
      page.grow = grow;
    }
    observe() {}
    disconnect() {
      page.isWatched = false;
    }
  }
  const listeners = new Map<string, (event: unknown) => void>();
  const body = Object.defineProperty({}, "scrollHeight", { get: () => page.height });
  // oxlint-disable-next-line typescript/no-implied-eval -- our own script, which only exists inside a page
  const script = new Function(
    "window",
    "document",
    "location",
    "addEventListener",
    "ResizeObserver",
    "scrollTo",
    `with (window) { ${KEEP_PLACE} }`,
  ) as (...globals: unknown[]) => void;
  script(
    page,
    { body },
    { href: address },
    (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    Growth,
    ({ top }: { top: number }) => {
      page.scrollY = Math.min(top, page.height);
    },
  );
  const follow = (html: string) => {
    const link = document.createElement("div");
    link.innerHTML = html;
    document.body.append(link);
    onTestFinished(() => link.remove());
    listeners.get("click")?.({ target: link.querySelector("b") });
  };
  return Object.assign(page, { follow });
}

beforeEach(() => window.sessionStorage.clear());

it("opens the same page in another language where one was, as it grows to its length", () => {
  const page = open("https://shop.example/about", 1000);
  page.scrollY = 500;
  page.follow(`<a hreflang="rw" href="${RW}"><b>Ikinyarwanda</b></a>`);
  const other = open(RW, 400);
  other.grow();
  expect(other.scrollY).toBe(200);
  other.height = 1200;
  other.grow();
  expect(other.scrollY).toBe(600);
  // The reader scrolls: it is his again.
  other.scrollY = 300;
  other.grow();
  expect([other.scrollY, other.isWatched]).toEqual([300, false]);
  // Once.
  const again = open(RW, 1000);
  again.grow();
  expect(again.scrollY).toBe(0);
});

it.each([
  ["another link", `<a href="${RW}"><b>About</b></a>`, RW],
  ["another page", `<a hreflang="rw" href="${RW}"><b>Ikinyarwanda</b></a>`, `${RW}?x=1`],
])("leaves %s alone", (_what, html, address) => {
  const page = open("https://shop.example/about", 1000);
  page.scrollY = 500;
  page.follow(html);
  const other = open(address, 1000);
  other.grow();
  expect(other.scrollY).toBe(0);
});

it("does nothing with what is not its own in the storage", () => {
  window.sessionStorage.setItem("languagePlace", "{");
  expect(() => open(RW, 1000)).not.toThrow();
});
