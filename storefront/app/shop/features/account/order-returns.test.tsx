import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { deliveredOrder, orderWithReturn, standOnReturnDay, returnDesk } from "~/testing/returns";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

const order = orderWithReturn(deliveredOrder(paidOrder(orderNumbered(482_913))));

function open() {
  const desk = returnDesk(order, customer);
  server.use(...signedIn(customer), ...desk.handlers);
  const view = renderRoute({
    at: `/account?order=${order.id}`,
    routes: [{ path: "/account", Component: AccountScreen }],
  });
  return { ...view, ...desk };
}

standOnReturnDay();

it("shows an order's returns, and leads to the form", async () => {
  const { container } = open();
  const part = within(await screen.findByRole("region", { name: "Returns" }));
  expect(part.getByRole("article", { name: "Return R-1042" })).toBeVisible();
  expect(part.getByRole("link", { name: "Return or exchange" })).toHaveAttribute(
    "href",
    `/checkout/confirmation?order=${order.id}&return=items`,
  );
  expect(await complaintsOf(container)).toEqual([]);
});

it("cancels a return without a token", async () => {
  const { user, received } = open();
  await user.click(await screen.findByRole("button", { name: "Cancel return" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel return" }));
  expect(await screen.findByText("You keep everything. Nothing is paid back.")).toBeVisible();
  expect(received.withdrawals).toEqual([undefined]);
});
