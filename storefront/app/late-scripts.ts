import { KEEP_INSTALL_EVENT } from "./lib/install-event";
import { KEEP_PLACE } from "./lib/language-place";
import { PAGE_ALIVE } from "./page-alive";

/** Tags may carry the renderer's nonce, see `ShopContext`. */
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const START = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const NAMED = /^import \* as (\w+) from ("[^"]+");$/gm;
const PLAIN = /^import ("[^"]+");$/gm;

/** After the first paint the first picture gets this long before scripts are asked for, ms. */
const PICTURE_FIRST_MS = 1000;
/** A page that is never painted (a tab in the background) starts after this, ms. */
const UNPAINTED_MS = 3000;

/** `when-used`: for who saves data. Most who look at a page press nothing on it, and never pay for its scripts. */
type Start = "soon" | "when-used";

const KEPT_KEY = "scriptsKept";

/**
 * What starts the scripts by itself. The browser says when it has painted: a frame that was asked for may come a second before
 * its paint, on a phone that is slow to draw.
 */
const STARTS: Readonly<Record<Start, (preloads: readonly string[]) => string>> = {
  soon: () => `for (const type of ["pointerdown", "keydown", "touchstart"]) addEventListener(type, start, { once: true, passive: true, capture: true });
setTimeout(start, ${UNPAINTED_MS});
new PerformanceObserver((paints, observer) => {
  if (!paints.getEntriesByName("first-contentful-paint").length) return;
  observer.disconnect();
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return void start();
  for (const type of ["load", "error"]) picture.addEventListener(type, start);
  setTimeout(start, ${PICTURE_FIRST_MS});
}).observe({ type: "paint", buffered: true });`,
  // A touch may be a finger that scrolls, and a link leads to another page: only controls need scripts. Once they are on
  // the phone they cost nothing: the browser keeps them under their names for a year.
  "when-used": (
    preloads,
  ) => `addEventListener("focusin", ({ target }) => target.matches("input, select, textarea") && start());
const build = ${JSON.stringify(preloads[0] ?? "")};
const stored = (use) => { try { return use(localStorage); } catch { return null; } };
if (stored((kept) => kept.getItem("${KEPT_KEY}")) === build) start();
addEventListener(${JSON.stringify(PAGE_ALIVE)}, () => stored((kept) => kept.setItem("${KEPT_KEY}", build)), { once: true });`,
};

/**
 * The script that starts a page, changed to let the page be seen first. Whatever the shopper does
 * before (touch, click, key) starts it at once. A button pressed before hydration (root.tsx
 * says when) is pressed again after it, so that no "Add to Cart" is lost on a slow network; so is a link
 * with `data-late`: one that opens something in the page. Without its scripts it stays a link.
 */
function lateStart(code: string, preloads: readonly string[], when: Start): string {
  const names: string[] = [];
  const urls: string[] = [];
  const first: string[] = [];
  const rest = code
    .replace(NAMED, (_line, name: string, url: string) => {
      names.push(name);
      urls.push(url);
      return "";
    })
    .replace(PLAIN, (_line, url: string) => {
      first.push(`await import(${url});`);
      return "";
    });
  return `let started = false;
let pressed = null;
const keepPress = (event) => {
  const control = event.target instanceof Element ? event.target.closest("button[type=button], a[data-late]") : null;
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  pressed = control;
  document.documentElement.setAttribute("aria-busy", "true");
  event.preventDefault();
  event.stopPropagation();
  start();
};
const pressAgain = () => {
  removeEventListener("click", keepPress, true);
  document.documentElement.removeAttribute("aria-busy");
  if (pressed?.isConnected) pressed.click();
};
addEventListener("click", keepPress, true);
addEventListener(${JSON.stringify(PAGE_ALIVE)}, pressAgain, { once: true });
const start = () => {
  if (started) return;
  started = true;
  load().catch((error) => {
    reportError(error);
    pressAgain();
    // The network may be back at the next press.
    started = false;
    pressed = null;
    addEventListener("click", keepPress, true);
  });
};
const load = async () => {
  for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  ${first.join("")}
  const [${names.join()}] = await Promise.all([${urls.map((url) => `import(${url})`).join()}]);
  ${rest.trim()}
};
${__HAS_LANGUAGES__ ? KEEP_PLACE : ""}${KEEP_INSTALL_EVENT}${STARTS[when](preloads)}`;
}

/**
 * Shows a page before its scripts are fetched. The framework preloads them before the
 * stylesheet and as urgently, so on a slow network a page readable without scripts waits for
 * them. Here they are asked for after the first paint and the first picture.
 * @param html a whole page as the framework's production build renders it
 * @throws Error when the start script has an unknown structure: the framework has changed
 */
export function lateScripts(html: string, when: Start = "soon"): string {
  const preloads: string[] = [];
  const bare = html.replace(MODULE_PRELOAD, (_link, href: string) => {
    preloads.push(href);
    return "";
  });
  const start = START.exec(bare);
  const [, mark = "", code = ""] = start ?? [];
  if (!/^import "/m.test(code)) {
    throw new Error("The page's start script has another form than late-scripts.ts knows.");
  }
  return bare.replace(
    START,
    () => `<script${mark} type="module">${lateStart(code, preloads, when)}</script>`,
  );
}
