import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { deliveredOrder, returnDesk, standOnReturnDay } from "~/testing/returns";
import { ownReviewDesk, reviewable } from "~/testing/reviews";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

const paid = paidOrder(orderNumbered(482_913));

function open(order = deliveredOrder(paid)) {
  const desk = ownReviewDesk(reviewable());
  server.use(...signedIn(customer), ...desk.handlers, ...returnDesk(order, customer).handlers);
  const view = renderRoute({
    at: `/account?order=${order.id}`,
    routes: [{ path: "/account", Component: AccountScreen }],
  });
  return { ...view, ...desk };
}

standOnReturnDay();

it("takes a review in the name of the account, without a token", async () => {
  const { user, received, container } = open();
  await user.click(
    await screen.findByRole("button", { name: "Write a review of Gahinga Boxy Tee" }),
  );
  const form = within(await screen.findByRole("dialog", { name: "Write a review" }));
  await user.click(form.getByRole("radio", { name: "5 out of 5: Very good" }));
  await user.type(form.getByRole("textbox", { name: "Your review" }), "Warm.");
  await user.click(form.getByRole("button", { name: "Send review" }));
  expect(await screen.findByText("We’re checking it")).toBeVisible();
  const said = { rating: 5, fit: null, title: "", text: "Warm.", height: null };
  expect(received.written).toEqual([["item_0", said]]);
  expect(await complaintsOf(container)).toEqual([]);
});

it("asks nothing before the order is delivered", async () => {
  open({ ...paid, status: "shipped" });
  await screen.findByRole("heading", { level: 1, name: paid.order_number });
  expect(screen.queryByRole("region", { name: "Reviews" })).not.toBeInTheDocument();
});
