import { describe, expect, it } from "vitest";
import { KEPT_ELSEWHERE, RETENTION_RULES } from "../periods";

describe("the rules of retention", () => {
  it("have names of their own", () => {
    const ids = RETENTION_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(RETENTION_RULES)("$id: has a period that PostgreSQL and people read alike", (rule) => {
    expect(rule.period).toMatch(/^[1-9]\d* (day|days|month|months|year|years)$/);
    const [count, unit] = rule.period.split(" ");
    expect(unit?.endsWith("s")).toBe(count !== "1");
  });

  it.each(RETENTION_RULES)("$id: says what, since when and why", ({ what, since, why }) => {
    for (const text of [what, since, why]) expect(text).toMatch(/^\S.{8,}[^\s.]$/);
  });

  it("keep what the law asks for: orders ten years, never less", () => {
    const [orders] = RETENTION_RULES.filter(({ id }) => id === "orders");
    expect(orders).toMatchObject({ period: "10 years", then: "made anonymous" });
  });

  it("name everything that others look after", () => {
    expect(KEPT_ELSEWHERE.filter(({ kept, where }) => kept === "" || where === "")).toEqual([]);
  });
});
