import type { Order } from "@strive/backend/contracts/orders";
import type { ReturnStatus } from "@strive/backend/contracts/returns";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { productResponseSchema } from "@strive/backend/contracts/catalogue";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { returnCounter } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { inExchange, withVariant } from "~/testing/exchanges";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const tee = productNamed("Gahinga Boxy Tee");
const sizeM = tee.variants.find(({ size }) => size === "M")?.id;

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

describe("an order in exchange", () => {
  const placed = {
    ...orderNumbered(482_914),
    shipping_amount: 0,
    total_amount: 36_000,
    total: 36_000,
  };

  it.each<[ReturnStatus, string]>([
    ["approved", "The return is not here yet."],
    ["received", "The return is here."],
    ["withdrawn", "That return was cancelled or declined."],
  ])("says where its return is: %s", async (return_status, text) => {
    await open(inExchange(placed, 36_000, { return_status }));
    const link = screen.getByRole("link", { name: "Exchange for R-1042 of STR-482913" });
    expect(link).toHaveAttribute("href", "/admin/returns?view=return_1042");
    expect(screen.getByText(text)).toBeVisible();
  });

  it("says what pays it, and how it ended", async () => {
    const { baseElement } = await open({
      ...inExchange(placed, 34_000),
      status: "cancelled",
      history: [
        ...placed.history,
        {
          status: "cancelled",
          event: "exchange-expired",
          at: "2026-12-01T09:00:00.000Z",
          by: "system",
        },
      ],
    });
    const money = within(screen.getByRole("region", { name: "Payments" }));
    expect(money.getAllByText("Exchange for R-1042").length).toBeGreaterThan(0);
    expect(money.queryByText(/Gift card/)).not.toBeInTheDocument();
    expect(await screen.findByText("Cancelled: the return did not come in time")).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});

describe("an exchange for a buyer who called", () => {
  const delivered = orderSeen(482_913, {}, { status: "delivered" });
  const article = (now: () => typeof tee) =>
    http.get("*/api/products/:key", () =>
      HttpResponse.json(productResponseSchema.parse({ success: true, data: now() })),
    );

  const openForm = (...first: RequestHandler[]) => openFormOf(delivered, ...first);

  async function openFormOf(order: Order, ...first: RequestHandler[]) {
    const view = await open(order, ...first);
    await view.user.click(screen.getByRole("button", { name: "Return for the buyer" }));
    const form = within(await screen.findByRole("dialog", { name: "Return for STR-482913" }));
    await view.user.selectOptions(form.getByLabelText("Pieces of Gahinga Boxy Tee"), "1 of 2");
    await view.user.selectOptions(form.getByLabelText("Reason for Gahinga Boxy Tee"), "Too small");
    return { ...view, form };
  }
  const wanted = "Exchange for Gahinga Boxy Tee";

  it("is chosen by what is left, and says what it costs", async () => {
    const now = withVariant(withVariant(tee, "M", { price: 20_000 }), "L", { stock_quantity: 0 });
    const { user, form, sent } = await openForm(article(() => now));
    const select = await form.findByLabelText(wanted);
    const names = within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(names).toContain("Size M · White, 12 left");
    expect(names.join()).not.toContain("Size L ·");
    // The very one that comes back.
    expect(names.join()).not.toContain("Size XS · White");
    await user.selectOptions(select, "Size M · White, 12 left");
    expect(await form.findByText("The buyer pays RWF 2,000 more.")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Open return" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      items: [{ item_id: "item_0", quantity: 1, exchange_for: sizeM }],
      expected_total: 20_000,
    });
  });

  it("says that it has sold out, and makes no money of it", async () => {
    let now = tee;
    const { user, form, sent } = await openForm(
      article(() => now),
      http.post("*/api/orders/:id/returns", () => {
        now = withVariant(tee, "M", { stock_quantity: 0 });
        return failure(409, "This size or colour has just sold out", {
          code: "insufficient_stock",
        });
      }),
    );
    await user.selectOptions(await form.findByLabelText(wanted), "Size M · White, 12 left");
    expect(await form.findByText("The exchange is free.")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Open return" }));
    expect(await form.findByText(/has just sold out/)).toBeVisible();
    await waitFor(() =>
      expect(
        form.queryByRole("option", { name: "Size M · White, 12 left" }),
      ).not.toBeInTheDocument(),
    );
    expect(form.getByLabelText(wanted)).toHaveDisplayValue("Size M · White, sold out");
    await user.click(form.getByRole("button", { name: "Open return" }));
    expect(await form.findByText("Has sold out: choose again")).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.selectOptions(form.getByLabelText(wanted), "Money back, no exchange");
    expect(form.queryByText("Size M · White, sold out")).not.toBeInTheDocument();
  });

  it("is not possible while the order is not paid", async () => {
    const unpaid = { ...delivered, payments: [], payment_status: "unpaid" as const };
    const { form } = await openFormOf(
      unpaid,
      article(() => tee),
    );
    expect(await form.findByText(/^This order is not wholly paid/)).toBeVisible();
    expect(form.queryByLabelText(wanted)).not.toBeInTheDocument();
  });

  it("is not possible where the article is not for sale", async () => {
    const { form } = await openForm(
      http.get("*/api/products/:key", () => failure(404, "Product not found.")),
    );
    expect(await form.findByText("Not for sale any more: only money back.")).toBeVisible();
  });
});
