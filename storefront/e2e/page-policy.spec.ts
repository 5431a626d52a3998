import { expect, it } from "vitest";
import { serveCarelessPages } from "../../backend/harness/careless-pages";
import { use } from "../../backend/harness/use-shop";
import { productWithChoice } from "./api";
import { startVisit, useBrowser } from "./browser";
import { goToTheShop } from "./shop";

const INJECTED = '<script>window.owner = "somebody";</script>';

const shop = goToTheShop();
const browser = useBrowser();
const pages = use(
  () => serveCarelessPages(shop, INJECTED),
  (served) => served.close(),
);

/** Opens a product's page with a script injected through its data. */
async function openInjected(bypassCSP: boolean) {
  const { product } = await productWithChoice();
  const { page, complaints, close } = await startVisit(browser, { bypassCSP });
  const answer = await page.goto(`${pages.origin}/product/${product.id}`);
  expect(await answer?.text()).toContain(`${product.name}${INJECTED}</h1>`);
  // The page's own scripts run in any case.
  await page.waitForFunction(() => "__reactRouterRouteModules" in window);
  const owner = await page.evaluate(() => (window as { owner?: string }).owner);
  await close();
  return { owner, violations: complaints.filter((text) => /security policy:/.test(text)) };
}

it("a script injected through the data does not run", async () => {
  const { owner, violations } = await openInjected(false);
  expect(owner).toBeUndefined();
  expect(violations.length).toBeGreaterThan(0);
  for (const violation of violations) expect(violation).toMatch(/script-src-elem inline/);
});

it("it would run without the page's policy", async () => {
  expect(await openInjected(true)).toEqual({ owner: "somebody", violations: [] });
});
