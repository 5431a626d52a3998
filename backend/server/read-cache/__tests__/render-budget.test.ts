import { expect, it } from "vitest";
import { RenderBudget } from "../render-budget";

const takeAll = (budget: RenderBudget, address: string): number => {
  let taken = 0;
  while (taken < 1000 && budget.take(address)) taken += 1;
  return taken;
};

it("gives each address its own hundred, and ten more a second", () => {
  let now = 0;
  const budget = new RenderBudget(() => now);
  expect(takeAll(budget, "a")).toBe(100);
  expect(budget.take("a")).toBe(false);
  expect(takeAll(budget, "b")).toBe(100);
  now += 1000;
  expect(takeAll(budget, "a")).toBe(10);
  now += 3_600_000;
  expect(takeAll(budget, "a")).toBe(100);
});

it("does not count what was refused, nor a clock that is set back", () => {
  let now = 10_000;
  const budget = new RenderBudget(() => now);
  takeAll(budget, "a");
  for (let at = 0; at < 50; at += 1) budget.take("a");
  now -= 5000;
  expect(budget.take("a")).toBe(false);
  now += 6000;
  expect(takeAll(budget, "a")).toBe(10);
});

it("forgets who was not heard of for longest", () => {
  const budget = new RenderBudget(() => 0, 2);
  takeAll(budget, "a");
  takeAll(budget, "b");
  expect(budget.take("c")).toBe(true);
  expect(takeAll(budget, "b")).toBe(0);
  expect(takeAll(budget, "a")).toBe(100);
});
