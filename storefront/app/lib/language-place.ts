/** Where the browser keeps, on the way from one language to another, how far down the page somebody was. */
const KEY = "languagePlace";

/** Milliseconds in which a page grows to its length: what is the shopper's own is fetched by it. */
const GROWS_MS = 3000;

/**
 * Part of the start script: a page in another language opens where somebody was when he switched. Each language is a page
 * of its own, of about the same length, so a place is a share of it. It stops as soon as somebody scrolls himself.
 */
export const KEEP_PLACE = `addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a[hreflang]");
  if (link) try { sessionStorage.setItem("${KEY}", JSON.stringify([link.href, scrollY / document.body.scrollHeight])); } catch {}
}, true);
try {
  const [address, share] = JSON.parse(sessionStorage.getItem("${KEY}")) ?? [];
  sessionStorage.removeItem("${KEY}");
  if (address === location.href) {
    let last = scrollY;
    const growth = new ResizeObserver(() => {
      if (Math.abs(scrollY - last) > 1) return growth.disconnect();
      scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" });
      last = scrollY;
    });
    growth.observe(document.body);
    setTimeout(() => growth.disconnect(), ${GROWS_MS});
  }
} catch {}
`;
