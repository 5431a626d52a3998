import { screen } from "@testing-library/react";
import { useParams } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { creditDesk, giftCard } from "~/testing/admin-credit";
import { discountDesk, staffDiscount } from "~/testing/admin-discounts";
import { productDesk } from "~/testing/admin-products";
import { returnsDesk } from "~/testing/admin-returns";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { screenAt } from "./screens";

/** As the frame does: one route for all of them. */
const Screen = () => screenAt(useParams()["*"]) ?? <h1>None</h1>;

function open(at: string) {
  server.use(
    ...discountDesk([staffDiscount({ id: "promo_01KAWX5T" })]).handlers,
    ...productDesk().handlers,
    ...returnsDesk().handlers,
    ...creditDesk([giftCard({ id: "card_01KAWX5T" })]).handlers,
  );
  return renderAdmin({ at, screens: [{ path: "/admin/*", Screen }] });
}

describe("a screen", () => {
  it.each([
    ["/admin/discounts", "Discounts"],
    ["/admin/Discounts/New", "New discount"],
    ["/admin/discounts/promo_01KAWX5T", "STRIVE10"],
    ["/admin/discounts/promo_01KAWX5T/", "STRIVE10"],
    ["/admin/discounts/promo_01KAWX5T/more", "None"],
    ["/admin/gift-cards", "Gift cards & credit"],
    ["/admin/gift-cards/new", "New gift card"],
    ["/admin/gift-cards/card_01KAWX5T", "Gift card …7K2M"],
    ["/admin/returns", "Returns"],
    ["/admin/nowhere", "None"],
  ])("of %s is %s", async (at, title) => {
    open(at);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});
