import { describe, expect, it } from "vitest";
import { findRule } from "../access";
import { ruleFor, type RouteRule } from "../access/rule";

function ruleOf(path: string): RouteRule {
  const { match } = findRule("GET", path);
  if (!match) throw new Error(`No rule for ${path}`);
  return match.rule;
}

describe.each(["/api/products", "/api/products/kivu-dress"])("ruleFor %s", (path) => {
  const rule = ruleOf(path);

  it.each(["?status=all", "?limit=5&status=x", "?status=&status=all", "?st%61tus=all"])(
    "%s is an admin's call, and no public read that forgives a bad token",
    (search) => {
      const found = ruleFor(rule, search);
      expect(found.who).toBe("admin");
      expect(found.ignoresBadToken).toBeUndefined();
      expect(found.query).toBe(rule.staff?.query);
    },
  );

  it.each(["", "?limit=5", "?status=", "?STATUS=all", "?q=status"])(
    "%s is everyone's",
    (search) => {
      expect(ruleFor(rule, search)).toBe(rule);
    },
  );
});

describe("ruleFor a call that staff make like all others", () => {
  it("changes nothing", () => {
    const rule = ruleOf("/api/categories");
    expect(ruleFor(rule, "?status=all")).toBe(rule);
  });
});
