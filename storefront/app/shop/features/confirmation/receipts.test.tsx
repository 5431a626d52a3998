import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { receiptOf, SIGNED, withReceipts } from "~/testing/receipts";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

/** RWF 38,000 */
const ORDER = paidOrder(
  orderNumbered(482_913, { buyer_tin: "120987654", purchase_code: "AB12CD" }),
);
const print = vi.fn();

function open(order: Order, more = "") {
  server.use(...orderDesk(order).handlers);
  return renderRoute({
    at: `/checkout/confirmation?order=${order.id}${more}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
}

beforeEach(() => {
  saveOrderAccess(ORDER.id, ACCESS_TOKEN);
  vi.stubGlobal("print", print);
});
afterEach(() => {
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  print.mockReset();
});

const summary = () => screen.findByRole("region", { name: "Order summary" });
const receipts = () => screen.findByRole("region", { name: "Receipts" });

describe("the receipts of an order, for its buyer", () => {
  it("are not there, and no VAT, in a shop that is not registered", async () => {
    open(ORDER);
    expect(within(await summary()).queryByText(/VAT/)).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Receipts" })).not.toBeInTheDocument();
  });

  it("say what VAT is in it, and that it is no tax invoice until it is signed", async () => {
    const { container } = open(withReceipts(ORDER, receiptOf(ORDER)));
    const sums = within(await summary());
    expect(sums.getByText("Includes VAT (18 %)")).toBeVisible();
    expect(sums.getByText("RWF 5,797")).toBeVisible();
    const shown = within(await receipts());
    expect(shown.getByRole("heading", { name: "Order summary, not a tax invoice" })).toBeVisible();
    expect(shown.getByText(/The tax invoice follows/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are tax invoices once they are signed, and are printed alone", async () => {
    const order = withReceipts(ORDER, receiptOf(ORDER, { signed: SIGNED }));
    const { user, location, container } = open(order);
    const shown = within(await receipts());
    expect(shown.getByRole("heading", { name: "Tax invoice" })).toBeVisible();
    expect(shown.getByText(/SDC012000001/)).toBeVisible();
    await user.click(shown.getByRole("link", { name: "View and print receipt no. 17" }));
    const paper = within(await screen.findByRole("article", { name: "Tax invoice 17" }));
    expect(location()).toBe("/checkout/confirmation?order=order_482913&receipt=17");
    expect(screen.getByRole("heading", { level: 1, name: "Tax invoice" })).toHaveFocus();
    for (const text of [
      "TIN 102345678",
      "TIN 120987654",
      "Purchase code AB12CD",
      "SDC012000001",
      "INT-DATA-1",
      "SIGN-AB12",
      "RWF 38,000",
    ]) {
      expect(paper.getByText(text)).toBeVisible();
    }
    expect(await complaintsOf(container)).toEqual([]);
    expect(print).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("link", { name: "Back to the order" }));
    expect(await receipts()).toBeVisible();
  });

  it("are saved as a file, by whoever has the order's link, and can be tried again", async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob);
          return "blob:receipt";
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const asked: string[] = [];
    const { user, container } = open(withReceipts(ORDER, receiptOf(ORDER)), "&receipt=17");
    server.use(
      http.get("*/api/orders/:id/receipts/:receiptId", ({ request }) => {
        const { pathname, search } = new URL(request.url);
        asked.push(pathname + search);
        if (asked.length === 1) return failure(503, "Service temporarily unavailable");
        return new HttpResponse("%PDF-1.3", {
          headers: {
            "Content-Type": "application/pdf",
            "Content-Disposition": 'attachment; filename="receipt-17.pdf"',
          },
        });
      }),
    );
    const press = async () =>
      user.click(await screen.findByRole("button", { name: "Save as PDF" }));
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent("The file was not saved.");
    expect(await complaintsOf(container)).toEqual([]);
    await press();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.type).toBe("application/pdf");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const [receipt] = withReceipts(ORDER, receiptOf(ORDER)).receipts;
    expect(asked[1]).toBe(
      `/api/orders/${ORDER.id}/receipts/${receipt?.id}?paper=a4&access_token=${ACCESS_TOKEN}`,
    );
  });

  it("are not made up: another number shows none", async () => {
    open(withReceipts(ORDER, receiptOf(ORDER)), "&receipt=99");
    expect(
      await screen.findByRole("heading", { level: 1, name: "There is no such receipt" }),
    ).toBeVisible();
  });
});
