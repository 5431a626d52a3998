import type { Order } from "@strive/backend/contracts/orders";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const NOWHERE = {
  address: "Collected in the shop",
  city: "",
  district: "",
  country: "RW",
  postalCode: null,
  landmark: null,
  pin: null,
} as const;

const collected = (changes: Partial<Order> = {}): Order =>
  orderNumbered(482_922, {
    is_pickup: true,
    deliveryAddress: NOWHERE,
    delivery: null,
    email: "",
    ...changes,
  });

function open(order: Order) {
  saveOrderAccess(order.id, ACCESS_TOKEN);
  server.use(...orderDesk(order).handlers);
  return renderRoute({
    at: `/checkout/confirmation?order=${order.id}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
}

describe("an order that is collected in the shop", () => {
  it("says so, and promises no day and no rider", async () => {
    const { container } = open(paidOrder(collected()));
    expect(
      await screen.findByText("Keep this reference. You collect your order in our shop."),
    ).toBeVisible();
    expect(screen.getByText("Collect in the shop")).toBeVisible();
    for (const step of ["Ready to collect", "Collected"]) {
      expect(screen.getByText(step)).toBeVisible();
    }
    expect(screen.queryByText("Shipped")).not.toBeInTheDocument();
    expect(screen.queryByText("Delivery address")).not.toBeInTheDocument();
    expect(screen.queryByText("Rwanda")).not.toBeInTheDocument();
    expect(screen.queryByText(/should arrive/)).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "View Transit" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be paid, but not to a rider", async () => {
    open(collected());
    expect(await screen.findByRole("radio", { name: "Mobile money" })).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Cash on delivery" })).not.toBeInTheDocument();
  });

  it.each([
    ["shipped", "Thank you, Aline. It is ready for you."],
    ["delivered", "Thank you, Aline. You have it now."],
  ] as const)("is said to be there once it is %s", async (status, title) => {
    open(paidOrder(collected({ status })));
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });
});
