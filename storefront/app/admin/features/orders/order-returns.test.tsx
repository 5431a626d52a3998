import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { returnCounter, returnItem, returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const delivered = (changes: Partial<Order> = {}) =>
  orderSeen(482_913, {}, { status: "delivered", ...changes });

/** Opens the order. */
async function open(order: Order, ...first: RequestHandler[]) {
  const { sent, handler } = returnCounter(order);
  server.use(...first, handler, ...orderOffice(order).handlers);
  const view = renderAdmin({
    at: `/admin/orders?view=${order.id}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  await screen.findByRole("region", { name: "Payments" });
  return { ...view, sent };
}

const part = () => within(screen.getByRole("region", { name: "Returns" }));
const theForm = () => screen.findByRole("dialog", { name: "Return for STR-482913" });

describe("the returns of an order", () => {
  it("are listed with state and amount, and lead to each", async () => {
    const returns = [
      returnNumbered(1041, { status: "settled", refunded_amount: 12_000 }),
      returnNumbered(1042),
      returnNumbered(1040, { status: "declined" }),
      returnNumbered(1039, { status: "withdrawn" }),
    ];
    await open(delivered({ returns }));
    const list = within(part().getByRole("list", { name: "Returns" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "R-1041SettledRWF 12,000",
      "R-1042Coming backRWF 18,000",
      // Nothing goes back.
      "R-1040Declined–",
      "R-1039Kept by buyer–",
    ]);
    expect(list.getByRole("link", { name: "R-1042" })).toHaveAttribute(
      "href",
      "/admin/returns?view=ret_1042",
    );
    // Both pieces are on their way back.
    expect(part().queryByRole("button")).not.toBeInTheDocument();
  });

  it("are not there before it is delivered", async () => {
    await open(orderSeen(482_913, {}, { status: "shipped" }));
    expect(screen.queryByRole("region", { name: "Returns" })).not.toBeInTheDocument();
  });
});

describe("a return for the buyer", () => {
  it("says which lines, why and how, and is there at once", async () => {
    const { user, sent, baseElement } = await open(delivered({ has_account: true }));
    await user.click(part().getByRole("button", { name: "Return for the buyer" }));
    const form = within(await theForm());
    expect(form.getByLabelText("Comes back by")).toHaveValue("rider");
    expect(await complaintsOf(baseElement)).toEqual([]);
    const send = form.getByRole("button", { name: "Open return" });
    await user.click(send);
    expect(await form.findByText("Choose what comes back")).toBeVisible();
    await user.selectOptions(form.getByLabelText("Pieces of Gahinga Boxy Tee"), "1 of 2");
    await user.click(send);
    expect(await form.findByText("Choose a reason for each line")).toBeVisible();
    expect(form.getByLabelText("Reason for Gahinga Boxy Tee")).toHaveFocus();
    await user.selectOptions(form.getByLabelText("Reason for Gahinga Boxy Tee"), "Too large");
    await user.selectOptions(form.getByLabelText("Comes back by"), "Bus parcel");
    await user.click(form.getByRole("radio", { name: "Store credit" }));
    // What staff write for themselves is no word of the buyer's.
    expect(form.queryByRole("textbox")).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(send);
    expect(await screen.findByText("R-1042 is open: write it on the parcel")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: /^Return for/ })).not.toBeInTheDocument(),
    );
    expect(sent.map(({ body }) => body)).toEqual([
      {
        items: [{ item_id: "item_0", quantity: 1, reason: "too_large" }],
        hand_over: "bus",
        refund_to: "credit",
      },
    ]);
  });

  it("comes by bus from elsewhere, and goes back as it was paid without an account", async () => {
    const deliveryAddress = { ...delivered().deliveryAddress, district: "Huye" };
    const { user } = await open(delivered({ deliveryAddress, has_account: false }));
    await user.click(part().getByRole("button", { name: "Return for the buyer" }));
    const form = within(await theForm());
    expect(form.getByLabelText("Comes back by")).toHaveValue("bus");
    expect(form.getByText("It goes back the way it was paid.")).toBeVisible();
    expect(form.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("is chosen anew when it turns out that it was opened without an answer", async () => {
    const order = delivered();
    const made = returnNumbered(1042, { order_id: order.id });
    let isLost = false;
    const { user } = await open(
      order,
      http.get(`*/api/orders/${order.id}`, () =>
        isLost
          ? HttpResponse.json({ success: true, data: { ...order, returns: [made] } })
          : undefined,
      ),
      http.post("*/api/orders/:id/returns", () => {
        isLost = true;
        return failure(503, "Away");
      }),
    );
    await user.click(part().getByRole("button", { name: "Return for the buyer" }));
    const form = within(await theForm());
    const pieces = form.getByLabelText("Pieces of Gahinga Boxy Tee");
    await user.selectOptions(pieces, "1 of 2");
    await user.selectOptions(form.getByLabelText("Reason for Gahinga Boxy Tee"), "Too large");
    await user.click(form.getByRole("button", { name: "Open return" }));
    expect(await form.findByText(/^R-1042 was opened meanwhile/)).toBeVisible();
    expect(form.getByRole("alert")).toHaveTextContent("Failed to open the return");
    expect(pieces).toHaveDisplayValue("0 of 1");
  });

  it("takes no more than is left", async () => {
    const { user } = await open(delivered({ returns: [returnNumbered(1041)] }));
    await user.click(part().getByRole("button", { name: "Return for the buyer" }));
    const pieces = within(within(await theForm()).getByLabelText("Pieces of Gahinga Boxy Tee"));
    expect(pieces.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "0 of 1",
      "1 of 1",
    ]);
  });

  it("says what the server has against it, and is the same when it is tried again", async () => {
    const path = "*/api/orders/:id/returns";
    const keys: Array<string | null> = [];
    const errors = [{ field: "items.0.quantity", message: "At most 1 can be returned" }];
    const credit = [{ field: "refund_to", message: "This order has no account" }];
    const answers = [
      failure(400, "Invalid request", { errors }),
      failure(400, "Invalid request", { errors: credit }),
      failure(409, "This order is not delivered"),
      failure(503, "Away"),
      failure(503, "Away"),
    ];
    const { user } = await open(
      delivered({
        has_account: true,
        returns: [returnNumbered(1041, { items: [returnItem()], status: "declined" })],
      }),
      http.post(path, ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return answers.shift();
      }),
    );
    await user.click(part().getByRole("button", { name: "Return for the buyer" }));
    const form = within(await theForm());
    const send = form.getByRole("button", { name: "Open return" });
    await user.selectOptions(form.getByLabelText("Pieces of Gahinga Boxy Tee"), "2 of 2");
    await user.selectOptions(
      form.getByLabelText("Reason for Gahinga Boxy Tee"),
      "Broken or faulty",
    );
    await user.click(send);
    expect(await form.findByText("At most 1 can be returned")).toBeVisible();
    await user.click(send);
    expect(await form.findByText("This order has no account")).toBeVisible();
    await user.click(send);
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Failed to open the return. This order is not delivered",
    );
    await user.click(send);
    await waitFor(() => expect(keys).toHaveLength(4));
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(keys).toHaveLength(5));
    expect(keys[4]).toBe(keys[3]);
    expect(keys[3]).not.toBe(keys[2]);
  });
});
