import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { GUEST, type UserActor } from "../../../lib/actor";
import { orderDoerOf } from "../is-buyer";

const TOKEN = "the-token-of-the-order";
const checkout = { opensOrder: (_: string, token: string | undefined) => token === TOKEN };
const container = { resolve: () => ({ checkout }) } as unknown as MedusaContainer;

const person = (accountId: string, role: UserActor["role"]): UserActor => ({
  kind: "user",
  accountId,
  customerId: `cus_${accountId}`,
  medusaUserId: null,
  email: `${accountId}@example.rw`,
  role,
});
const OWNER = person("owner", "user");
const STAFF = person("staff", "admin");

const doing = (actor: Parameters<typeof orderDoerOf>[1], token?: string, accountId = "owner") =>
  orderDoerOf(container, actor, { id: "order_1", accountId }, token);

describe("whoever works on an order", () => {
  it("is its buyer by the account or by the token", () => {
    expect(doing(OWNER)).toBe("customer");
    expect(doing(GUEST, TOKEN)).toBe("customer");
    expect(doing(person("other", "user"), TOKEN)).toBe("customer");
  });

  it("is staff, also on an order of their own, unless they show the token", () => {
    expect(doing(STAFF)).toBe(STAFF);
    expect(doing(STAFF, undefined, "staff")).toBe(STAFF);
    expect(doing(STAFF, TOKEN)).toBe("customer");
    expect(doing(STAFF, TOKEN, "staff")).toBe("customer");
  });

  it("is nobody else", () => {
    expect(doing(GUEST)).toBeNull();
    expect(doing(person("other", "user"))).toBeNull();
    expect(doing(GUEST, "another token")).toBeNull();
    expect(doing(STAFF, "another token")).toBeNull();
  });
});
