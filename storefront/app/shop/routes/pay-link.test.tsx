import {
  openedOrderResponseSchema,
  openOrderBodySchema,
} from "@strive/backend/contracts/staff-orders";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { ConfirmationScreen } from "~/shop/features/confirmation/confirmation-screen";
import { readOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { PAY_CODE } from "~/testing/staff-orders";
import PayLinkRoute, { meta } from "./pay-link";

const order = orderNumbered(482_922, { email: "" });

/** POST /orders/open of a shop with one order. */
const opens = http.post("*/api/orders/open", async ({ request }) => {
  const { code } = openOrderBodySchema.parse(await request.json());
  if (code !== PAY_CODE) return failure(404, "This link opens no order.");
  const data = { order_id: order.id, access_token: ACCESS_TOKEN };
  return HttpResponse.json(openedOrderResponseSchema.parse({ success: true, data }));
});

function open(code = PAY_CODE, ...first: RequestHandler[]) {
  const desk = orderDesk(order);
  server.use(...first, opens, ...desk.handlers);
  const view = renderRoute({
    at: `/p/${code}`,
    routes: [
      { path: "/p/:code", Component: PayLinkRoute },
      { path: "/checkout/confirmation", Component: ConfirmationScreen },
      { path: "/order", Component: () => <h1>Find your order</h1> },
    ],
  });
  return { ...view, ...desk };
}

describe("a pay link", () => {
  it("opens its order, which can be paid there and then", async () => {
    const { user, container, location, received } = open();
    expect(
      await screen.findByRole("heading", { name: "Your order is placed, but not paid yet." }),
    ).toBeVisible();
    // The token is kept for the tab, and in no address.
    await waitFor(() => expect(location()).toBe("/checkout/confirmation?order=order_482922"));
    expect(readOrderAccess(order.id)).toBe(ACCESS_TOKEN);
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await screen.findByRole("radio", { name: "Mobile money" }));
    const wallet = screen.getByRole("textbox", { name: /number/i });
    await user.clear(wallet);
    await user.type(wallet, "0789 456 321");
    await user.click(screen.getByRole("button", { name: "Pay RWF 38,000" }));
    expect(await screen.findByText(/You can close it: your items are held\.$/)).toBeVisible();
    expect(received.payments).toMatchObject([
      { order_id: order.id, payment_method: "momo", phone: "+250789456321" },
    ]);
  });

  it("that is not whole says so, with the ways on", async () => {
    const { user, container, location } = open("482922");
    expect(
      await screen.findByRole("heading", { level: 1, name: "This link opens no order" }),
    ).toBeVisible();
    const page = within(screen.getByRole("main"));
    expect(page.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(page.getByRole("link", { name: "Find your order" }));
    await waitFor(() => expect(location()).toBe("/order"));
  });

  it.each([
    ["no answer comes", () => HttpResponse.error(), "Server overloaded - please try again later"],
    [
      "the shop is busy",
      () => failure(429, "Too many requests - please wait a moment"),
      /Too many/,
    ],
    ["the server breaks", () => failure(500, "It broke"), /./],
  ])("can be tried again when %s", async (_when, answer, text) => {
    const { user, container } = open(
      PAY_CODE,
      http.post("*/api/orders/open", answer, { once: true }),
    );
    expect(
      await screen.findByRole("heading", { name: "Your order could not be opened" }),
    ).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("STR-482922")).toBeVisible();
  });

  it("says that it is opening for as long as that takes", async () => {
    const slow = http.post("*/api/orders/open", () => delay("infinite"));
    const { container } = open(PAY_CODE, slow);
    expect(await screen.findByRole("status")).toHaveTextContent("Opening your order...");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each(["482913-7KQ2", "7KQ2M4XW9PRT"])("%s is nothing for search engines", (code) => {
    const page = meta({ matches: [], params: { code } } as never);
    expect(page).toContainEqual({ name: "robots", content: "noindex" });
  });
});
