import { describe, expect, it } from "vitest";
import { tasteTrial, withNonsense } from "../taste-shoppers";

const PRODUCTS = Array.from({ length: 60 }, (_, at) => `prod_${at}`);
const SIZE = { baskets: 400, visits: 600, days: 30 };
const trial = tasteTrial(PRODUCTS, 7, SIZE);

describe("shoppers with a taste", () => {
  it("are the same for the same seed, and others for another", () => {
    expect(tasteTrial(PRODUCTS, 7, SIZE)).toEqual(trial);
    expect(tasteTrial(PRODUCTS, 8, SIZE)).not.toEqual(trial);
  });

  it("buy several different products, popular ones far more often", () => {
    const bought = new Map<string, number>();
    for (const { products } of trial.baskets) {
      expect(products.length).toBeGreaterThanOrEqual(2);
      expect(new Set(products).size).toBe(products.length);
      for (const id of products) bought.set(id, (bought.get(id) ?? 0) + 1);
    }
    const counts = [...bought.values()].sort((a, b) => b - a);
    expect(counts[0]).toBeGreaterThan(5 * (counts[30] ?? 0));
  });

  it("tell of a visit as the page does: every three new products, with the one before", () => {
    for (const { day, told } of trial.visits) {
      expect(day).toBeLessThan(SIZE.days);
      expect(told.map((few) => few.length)).toEqual(told.map((_, at) => (at === 0 ? 3 : 4)));
      told.slice(1).forEach((few, at) => expect(few[0]).toBe(told[at]?.at(-1)));
    }
  });
});

describe("nonsense among visits", () => {
  it("has its share, from its own few addresses, each time with what is pushed", () => {
    const pushed = "prod_59";
    const nonsense = { share: 0.1, pushed, addresses: 3 };
    const mixed = withNonsense(trial.visits, PRODUCTS, nonsense, 1);
    const made = mixed.filter(({ address }) => address.startsWith("nonsense"));
    expect(made.length / mixed.length).toBeCloseTo(0.1, 1);
    expect(new Set(made.map(({ address }) => address)).size).toBe(3);
    for (const { told } of made) for (const few of told) expect(few[0]).toBe(pushed);
    expect(mixed.filter(({ address }) => !address.startsWith("nonsense"))).toEqual(trial.visits);
  });
});
