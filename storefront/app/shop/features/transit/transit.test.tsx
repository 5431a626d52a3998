import {
  addToTransitBodySchema,
  guestTransitBodySchema,
  guestTransitResponseSchema,
} from "@strive/backend/contracts/transit";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { transitKeyOf } from "~/lib/transit-atoms";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, isFrom, signedIn } from "~/testing/signed-in";
import { answerTransit, transitItemsOf } from "~/testing/transit";
import { TransitScreen } from "./transit-screen";

const items = transitItemsOf(orderNumbered(482_913, { status: "processing" }));
const other = transitItemsOf(orderNumbered(477_106, { status: "shipped" }));

const GUEST_KEY = transitKeyOf(null);
const OWN_KEY = transitKeyOf(customer._id);
const keep = (key: string, list: unknown) => window.localStorage.setItem(key, JSON.stringify(list));
const kept = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? "[]") as unknown[];

const open = () =>
  renderRoute({ at: "/transit", routes: [{ path: "/transit", Component: TransitScreen }] });
function openSignedIn(...first: RequestHandler[]) {
  server.use(...first, ...signedIn(customer));
  return open();
}
const lists = (...list: typeof items) =>
  http.get("*/api/transit", ({ request }) =>
    isFrom(request, customer)
      ? HttpResponse.json(answerTransit(list))
      : failure(401, "Please log in"),
  );
const down = http.get("*/api/transit", () => failure(500, "Server error - please try again"));
const rows = () => within(screen.getByRole("main")).getAllByRole("listitem");

describe("a guest's transit", () => {
  it("is empty before anything was paid", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "No products in transit" })).toBeVisible();
    expect(screen.getByText("Products appear here after successful payment.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
  });

  it("shows what this browser stored, with its total", async () => {
    keep(GUEST_KEY, [...items, ...other]);
    const { container } = open();
    expect(await screen.findByText("In Transit · STR-482913")).toBeVisible();
    expect(screen.getByText("4 items")).toBeVisible();
    const [row] = rows();
    if (!row) throw new Error("There are two rows");
    expect(within(row).getByText("Quantity 2")).toBeVisible();
    expect(within(row).getByText("RWF 36,000")).toBeVisible();
    expect(within(row).getByRole("link", { name: "Gahinga Boxy Tee" })).toHaveAttribute(
      "href",
      `/checkout/confirmation?order=${items[0]?.order_id}`,
    );
    const summary = within(screen.getByRole("region", { name: "Summary" }));
    expect(summary.getByText("Total Transit Value")).toBeVisible();
    expect(summary.getByText("RWF 72,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  const withTokens = (...list: typeof items) =>
    list.map((item) => ({ ...item, access_token: `token of ${item.order_id}` }));
  const live = (...onTheWay: typeof items) =>
    http.post("*/api/transit/orders", async ({ request }) => {
      const { orders } = guestTransitBodySchema.parse(await request.json());
      const opened = onTheWay.filter((item) =>
        orders.some(
          ({ order_id, access_token }) =>
            order_id === item.order_id && access_token === `token of ${order_id}`,
        ),
      );
      return HttpResponse.json(guestTransitResponseSchema.parse({ success: true, data: opened }));
    });

  it("drops what has arrived, even if the order is not opened", async () => {
    keep(GUEST_KEY, withTokens(...items, ...other));
    server.use(live(...other));
    open();
    await waitFor(() => expect(kept(GUEST_KEY)).toEqual(withTokens(...other)));
    expect(await screen.findByText("In Transit · STR-477106")).toBeVisible();
    expect(screen.queryByText("In Transit · STR-482913")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Gahinga Boxy Tee" })).toHaveAttribute(
      "href",
      `/checkout/confirmation?order=${other[0]?.order_id}#access=${encodeURIComponent(`token of ${other[0]?.order_id}`)}`,
    );
  });

  it("shows the stored items while the server is down, and retries", async () => {
    keep(GUEST_KEY, withTokens(...items));
    server.use(
      http.post("*/api/transit/orders", () => failure(500, "Server error - please try again")),
    );
    const { user } = open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(screen.getByText("In Transit · STR-482913")).toBeVisible();
    server.use(live());
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "No products in transit" })).toBeVisible();
    expect(kept(GUEST_KEY)).toEqual([]);
  });

  it("links a line stored without its order to the form that finds orders", async () => {
    keep(GUEST_KEY, [{ id: "v1", name: "Old Tee", orderNumber: "STR-000009" }]);
    open();
    expect(await screen.findByRole("link", { name: "Old Tee" })).toHaveAttribute("href", "/order");
  });

  it("has no total for one item", async () => {
    keep(GUEST_KEY, items);
    open();
    await screen.findByText("In Transit · STR-482913");
    expect(screen.queryByText("Total Transit Value")).not.toBeInTheDocument();
  });

  it.each(["{", '{"a":1}', '[1,null,{"id":"v1"}]'])("survives %s in the storage", async (text) => {
    window.localStorage.setItem(GUEST_KEY, text);
    open();
    expect(await screen.findByRole("heading", { name: "No products in transit" })).toBeVisible();
  });

  it("goes back by keyboard", async () => {
    const { user, location } = open();
    const back = await screen.findByRole("link", { name: "Back" });
    back.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location()).toBe("/"));
  });
});

describe("a customer's transit", () => {
  it("says that it is loading, then shows the server's list and keeps a copy", async () => {
    openSignedIn(lists(...items));
    expect(screen.getByText("Loading transit...")).toBeInTheDocument();
    expect(await screen.findByText("In Transit · STR-482913")).toBeVisible();
    expect(kept(OWN_KEY)).toEqual(items);
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: /^Transit, ?2 items$/ })).not.toHaveLength(0),
    );
  });

  it("drops what the server no longer lists", async () => {
    keep(OWN_KEY, items);
    openSignedIn(lists());
    expect(await screen.findByRole("heading", { name: "No products in transit" })).toBeVisible();
    expect(kept(OWN_KEY)).toEqual([]);
  });

  it("shows the last visit's copy while the server is down, and retries", async () => {
    keep(OWN_KEY, items);
    const { user } = openSignedIn(down);
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(screen.getByText("In Transit · STR-482913")).toBeVisible();
    server.use(lists(...other));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("In Transit · STR-477106")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says that it failed when there is no copy", async () => {
    openSignedIn(down);
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(screen.queryByText("No products in transit")).not.toBeInTheDocument();
  });

  it("takes over the customer's own guest orders, and leaves the others", async () => {
    keep(GUEST_KEY, [...items, ...other]);
    const claimed: string[] = [];
    openSignedIn(
      lists(...items),
      http.post("*/api/transit", async ({ request }) => {
        const { items: asked } = addToTransitBodySchema.parse(await request.json());
        const numbers = asked.map(({ orderNumber }) => orderNumber);
        if (numbers.includes("STR-477106")) return failure(404, "Resource not found");
        claimed.push(...numbers);
        return HttpResponse.json(answerTransit(items));
      }),
    );
    expect(await screen.findByText("In Transit · STR-482913")).toBeVisible();
    await waitFor(() => expect(kept(GUEST_KEY)).toEqual(other));
    expect(claimed).toEqual(["STR-482913"]);
    expect(screen.queryByText("In Transit · STR-477106")).not.toBeInTheDocument();
  });
});
