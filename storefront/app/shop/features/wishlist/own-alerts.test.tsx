import type { OwnAlerts } from "@strive/backend/contracts/alerts";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { alertCode, alertDesk } from "~/testing/alerts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, customer, signedIn } from "~/testing/signed-in";
import { WishlistScreen } from "./wishlist-screen";

const product = {
  id: "prod_kivu",
  name: "Kivu Tee",
  size: "XL",
  color: "#b5301a",
  is_available: false,
};
const TWO: OwnAlerts = {
  prices: false,
  stock: [
    {
      code: alertCode(1),
      variant_id: "variant_1",
      product,
      contact: "+250788123456",
      channel: "sms",
      agreed_to: "back-in-stock.1",
      createdAt: "2026-11-20T08:00:00.000Z",
      toldAt: null,
    },
    {
      code: alertCode(2),
      variant_id: "variant_2",
      product: null,
      contact: "aline@example.rw",
      channel: "mail",
      agreed_to: "back-in-stock.1",
      createdAt: "2026-11-21T08:00:00.000Z",
      toldAt: "2026-11-22T08:00:00.000Z",
    },
  ],
  carts: [
    {
      code: alertCode(3),
      contact: "aline@example.rw",
      channel: "mail",
      agreed_to: "cart-reminder.1",
      lines: [{ id: "variant_1", _id: "prod_kivu", quantity: 1 }],
      createdAt: "2026-11-22T08:00:00.000Z",
      toldAt: null,
    },
  ],
};

function open(as: typeof customer | null, own?: OwnAlerts) {
  const desk = alertDesk(own);
  server.use(...desk.handlers, ...(as === null ? [] : signedIn(as)));
  const view = renderRoute({
    at: "/wishlist",
    routes: [{ path: "/wishlist", Component: WishlistScreen }],
  });
  return { ...view, ...desk };
}
const region = () => screen.findByRole("region", { name: "Alerts" });

describe("alerts below the wishlist", () => {
  it("of prices are off until somebody switches them on", async () => {
    const { user, container } = open(customer);
    const alerts = within(await region());
    const choice = await alerts.findByRole("switch", { name: "Tell me when a price falls" });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(choice).not.toBeChecked();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("stay as they were when the choice could not be saved, and say so", async () => {
    const { user } = open(customer);
    server.use(
      http.put("*/api/alerts/prices", () =>
        failure(503, "Service temporarily unavailable. Please refresh the page."),
      ),
    );
    const alerts = within(await region());
    const choice = await alerts.findByRole("switch");
    await user.click(choice);
    expect(await alerts.findByRole("alert")).toHaveTextContent("Your choice was not saved");
    expect(choice).not.toBeChecked();
  });

  it("list what somebody waits for, each with its end", async () => {
    const { user, ended, container } = open(customer, TWO);
    const alerts = within(await region());
    expect(await alerts.findByRole("link", { name: "Kivu Tee" })).toHaveAttribute(
      "href",
      "/product/prod_kivu",
    );
    expect(alerts.getByText("To 0788 123 456")).toBeVisible();
    expect(alerts.getByText("We told aline@example.rw")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(alerts.getByRole("button", { name: "End the alert: Kivu Tee" }));
    expect(await alerts.findByText("No longer sold")).toBeVisible();
    expect(alerts.queryByText("Kivu Tee")).not.toBeInTheDocument();
    await user.click(alerts.getByRole("button", { name: "End the alert: Your cart" }));
    await waitFor(() => expect(alerts.queryByText("Your cart")).not.toBeInTheDocument());
    expect(ended).toEqual([`${alertCode(1)} one`, `${alertCode(3)} one`]);
  });

  it("offer a retry when they could not be read", async () => {
    const { user } = open(customer);
    server.use(http.get("*/api/alerts", () => failure(400, "Bad request")));
    const alerts = within(await region());
    const retry = await alerts.findByRole("button", { name: "Retry" });
    server.use(...alertDesk().handlers);
    await user.click(retry);
    expect(await alerts.findByRole("switch")).toBeVisible();
  });

  it("are nothing for guests and for staff", async () => {
    open(null);
    expect(await screen.findByText("Your wishlist is empty")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Alerts" })).not.toBeInTheDocument();
    open(admin);
    expect(screen.queryByRole("region", { name: "Alerts" })).not.toBeInTheDocument();
  });
});
