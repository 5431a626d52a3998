import { describe, expect, it } from "vitest";
import { adminPaths, idBelow, isAdminScreen } from "./paths";

describe("the addresses of the admin", () => {
  it.each([
    "/admin",
    "/admin/Discounts",
    "/admin/discounts/new",
    "/admin/discounts/sales",
    "/admin/discounts/promo_01KAWX5T",
    "/admin/discounts/sales/plist_01KAWX5T",
    "/admin/deliveries",
    "/admin/returns",
    "/admin/gift-cards",
    "/admin/gift-cards/new",
    "/admin/gift-cards/card_01KAWX5T",
  ])("%s is a screen", (path) => {
    expect(isAdminScreen(path)).toBe(true);
  });

  it.each([
    "/admin/discount",
    "/admin/discounts/",
    "/admin/discounts/promo_1/paused",
    "/admin/gift-cards/card_1/code",
    "/admin/orders/ord_1",
    "/discounts/promo_1",
  ])("%s is none", (path) => {
    expect(isAdminScreen(path)).toBe(false);
  });

  it("keep an id as it is spelt", () => {
    const { discounts, discount } = adminPaths;
    expect(idBelow(discounts(), discount("promo_01KAWX5T"))).toBe("promo_01KAWX5T");
    expect(idBelow(discounts(), "/Admin/Discounts/promo_01KAWX5T")).toBe("promo_01KAWX5T");
    expect(idBelow(discounts(), discounts())).toBeNull();
  });
});
