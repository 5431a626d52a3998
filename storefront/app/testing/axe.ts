import axe from "axe-core";

/** What axe finds, one line each. Contrast and target sizes need a browser that paints. */
export async function complaintsOf(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
