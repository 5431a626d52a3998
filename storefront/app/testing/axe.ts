import axe from "axe-core";

/** What axe finds, one line each. Contrast and target sizes need a browser that paints, frames one that loads them. */
export async function complaintsOf(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    iframes: false,
    // Where in the page is told by the markup itself.
    selectors: false,
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
