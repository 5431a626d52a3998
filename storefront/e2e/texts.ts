import type { Page } from "playwright-core";

/** What a screen says: its texts, and the names and hints of its controls. Not what names its own language. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOfPage = (element: Element | null) =>
      element !== null && element.closest("[lang]") === document.documentElement;
    const isShown = (element: Element) =>
      !element.matches("script, style, noscript, template") && element.checkVisibility();
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as Element;
      if (!isOfPage(element) || !isShown(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) {
        texts.add(element.getAttribute(name) ?? "");
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) texts.add(child.textContent ?? "");
      }
    }
    return [...texts].map((text) => text.trim()).filter((text) => text !== "");
  });

/** Texts that have less room than they need, amounts on two lines among them, and how far the page scrolls sideways. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) => (element.textContent ?? "").trim();
    const isClipped = (element: Element) => {
      const { clientWidth, scrollWidth } = element;
      const { overflowX, clipPath } = getComputedStyle(element);
      // For screen readers alone, until it has the focus.
      if (clipPath === "inset(50%)") return false;
      return scrollWidth > clientWidth + 1 && /hidden|clip/.test(overflowX);
    };
    const places = "button, a, label, summary, th, h1, h2, h3, [role=tab], [role=status]";
    const clipped = [...document.querySelectorAll(places)]
      .filter((element) => element.checkVisibility() && named(element) !== "")
      .filter(isClipped)
      .map(named);
    // Words that reach into what is beside them.
    const reaches = (label: Element) => {
      const { left, right } = label.getBoundingClientRect();
      return [...label.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        return text.width > 0 && (text.left < left - 1 || text.right > right + 1);
      });
    };
    const reaching = [...document.querySelectorAll("label")]
      .filter((label) => label.checkVisibility() && reaches(label))
      .map((label) => `too wide: ${named(label)}`);
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    const broken = [...document.querySelectorAll("main :not(:has(*))")]
      .filter((element) => /^[−+]?RWF [\d,]+$/.test(named(element)))
      .filter((element) => element.checkVisibility() && linesOf(element) > 1)
      .map((element) => `on two lines: ${named(element)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`sideways: ${scrollWidth}`] : [];
    return [...clipped, ...reaching, ...broken, ...sideways];
  });
