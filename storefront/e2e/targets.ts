import type { Page } from "playwright-core";

/** Minimum target sizes, px: a thumb's, and that of controls in a row: the carousel's dots. */
const SIZES = { least: 44, dot: { width: 28, height: 32 } };

/**
 * Every link and control of a screen that is smaller than a thumb, as a line each. Not counted: what is
 * part of a sentence, what shows only with the focus, and a link beside a larger one to the same place.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ least, dot }) => {
    const tickable = "input[type=checkbox], input[type=radio]";
    const boxOf = (element: Element) =>
      (element.matches(tickable) ? (element.closest("label") ?? element) : element)
        // Half a pixel is a matter of rounding.
        .getBoundingClientRect();
    const isShown = (element: Element) => {
      const { width, height } = boxOf(element);
      const isClipped = getComputedStyle(element).clipPath === "inset(50%)";
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (!isClipped || element.matches(tickable)) &&
        element.closest("[inert]") === null
      );
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const isLarge = (element: Element) => {
      const { width, height } = boxOf(element);
      return width > least - 0.5 && height > least - 0.5;
    };
    const isDot = (element: Element) => {
      const { width, height } = boxOf(element);
      const isOne = /^(Picture|Photo|Ifoto ya) \d+$/.test(element.getAttribute("aria-label") ?? "");
      return isOne && width >= dot.width && height >= dot.height;
    };
    const targets = [
      ...document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]",
      ),
    ].filter(isShown);
    const largeLinks = new Set(
      targets.filter(isLarge).flatMap((element) => element.getAttribute("href") ?? []),
    );
    return targets
      .filter((element) => element.closest("[aria-hidden=true]") === null)
      .filter((element) => !isLarge(element) && !isDot(element) && !isInSentence(element))
      .filter((element) => !largeLinks.has(element.getAttribute("href") ?? ""))
      .map((element) => {
        const { width, height } = boxOf(element);
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return `${element.tagName.toLowerCase()} "${name.trim()}": ${Math.round(width)} x ${Math.round(height)}`;
      });
  }, SIZES);
