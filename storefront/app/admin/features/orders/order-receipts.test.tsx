import { orderCompanyBodySchema } from "@strive/backend/contracts/receipts";
import { orderResponseSchema, type Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { receiptOf, SIGNED, withReceipts } from "~/testing/receipts";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const PAID = orderSeen(482_913);

function open(order: Order, at = "?view=order_482913") {
  server.use(...orderOffice(order).handlers);
  return renderAdmin({
    at: `/admin/orders${at}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
}

const part = () => screen.findByRole("region", { name: "Receipts" });

describe("an order's receipts, for staff", () => {
  it("are not there in a shop that is not registered for VAT", async () => {
    open(orderNumbered(482_913));
    const sheet = within(await screen.findByRole("dialog", { name: "Order 482913" }));
    expect(await sheet.findByText("KG 11 Ave")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Receipts" })).not.toBeInTheDocument();
  });

  it("show the VAT, their state and where they are", async () => {
    const sale = receiptOf(PAID, { signed: SIGNED });
    const note = receiptOf(PAID, { number: 18, kind: "credit_note", corrects: 17, total: 5000 });
    const { container } = open(withReceipts(PAID, sale, note));
    const shown = within(await part());
    expect(shown.getByText("Includes VAT (18 %)")).toBeVisible();
    expect(shown.getByText("RWF 5,797")).toBeVisible();
    expect(shown.getByRole("link", { name: "Receipt 17" })).toHaveAttribute(
      "href",
      "/admin/receipts?view=receipt_17",
    );
    expect(shown.getByText("Signed")).toBeVisible();
    expect(shown.getByText("Waiting for EBM")).toBeVisible();
    // What goes back is less.
    expect(shown.getByText("−RWF 5,000")).toBeVisible();
    // What is signed is for whom it says.
    expect(shown.queryByRole("button", { name: "Change TIN" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("get the TIN of a company until they are signed", async () => {
    const order = withReceipts(PAID, receiptOf(PAID));
    const sent: unknown[] = [];
    const { user } = open(order);
    server.use(
      http.put("*/api/orders/:id/company", async ({ request }) => {
        const body = orderCompanyBodySchema.parse(await request.json());
        sent.push(body);
        const data = { ...order, ...body };
        return HttpResponse.json(orderResponseSchema.parse({ success: true, data }));
      }),
    );
    const shown = within(await part());
    expect(shown.getByText("No TIN was given.")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Change TIN" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invoice for a company" }));
    await user.type(dialog.getByRole("textbox", { name: "Buyer's TIN" }), "12");
    await user.click(dialog.getByRole("button", { name: "Save TIN" }));
    expect(await dialog.findByText("A TIN has 9 digits")).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole("textbox", { name: "Buyer's TIN" }), "0987654");
    await user.type(dialog.getByRole("textbox", { name: "Purchase code" }), "ab12cd");
    await user.click(dialog.getByRole("button", { name: "Save TIN" }));
    expect(await screen.findByText("The invoice is changed.")).toBeVisible();
    expect(sent).toEqual([{ buyer_tin: "120987654", purchase_code: "AB12CD" }]);
    expect(await screen.findByText("Buyer's TIN 120987654, AB12CD")).toBeInTheDocument();
  });

  it("say when the TIN came too late", async () => {
    const { user } = open(withReceipts(PAID, receiptOf(PAID)));
    const text = "Its receipt is signed, or being signed: the invoice can't be changed";
    server.use(http.put("*/api/orders/:id/company", () => failure(409, text)));
    await user.click(within(await part()).getByRole("button", { name: "Change TIN" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invoice for a company" }));
    await user.click(dialog.getByRole("button", { name: "Save TIN" }));
    expect(await dialog.findByText(new RegExp(text))).toBeVisible();
  });

  it("are printed as what they are", async () => {
    const sale = receiptOf(PAID, { signed: SIGNED });
    const note = receiptOf(PAID, { number: 18, kind: "credit_note", corrects: 17, total: 5000 });
    open(withReceipts(PAID, sale, note), "?view=order_482913&print=receipt");
    const invoice = within(await screen.findByRole("article", { name: "Tax invoice 17" }));
    expect(invoice.getByText("SIGN-AB12")).toBeVisible();
    expect(invoice.getByText("VAT 18 % (B)")).toBeVisible();
    expect(invoice.getByText("5,797")).toBeVisible();
    const refund = within(
      screen.getByRole("article", { name: "Refund summary, not a tax credit note 18" }),
    );
    expect(refund.getByText("Corrects receipt no. 17")).toBeVisible();
    expect(refund.queryByText("EBM")).not.toBeInTheDocument();
  });
});
