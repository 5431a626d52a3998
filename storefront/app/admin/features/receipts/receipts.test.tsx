import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { listedReceipt, receiptOffice, SIGNED } from "~/testing/receipts";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ReceiptsScreen } from "./receipts-screen";

const ORDER = orderNumbered(482_913);
const REFUSED = listedReceipt(ORDER, {
  number: 12,
  state: "failed",
  error: "The controller refused it: custTin is not a taxpayer (910)",
  attempts: 1,
});
const NOTE = listedReceipt(ORDER, {
  number: 18,
  kind: "credit_note",
  corrects: 17,
  total: 5000,
  lines: [{ kind: "refund", name: null, size: null, color: null, quantity: 1, amount: 5000 }],
});
const SALE = listedReceipt(ORDER, { number: 17, signed: SIGNED });

function open(at = "", options: Partial<Parameters<typeof receiptOffice>[0]> = {}) {
  const office = receiptOffice({ receipts: [REFUSED, NOTE, SALE], ...options });
  server.use(...office.handlers);
  const view = renderAdmin({
    at: `/admin/receipts${at}`,
    screens: [{ path: "/admin/receipts", Screen: ReceiptsScreen }],
  });
  return { ...view, ...office };
}

const row = (number: number) => screen.findByRole("row", { name: new RegExp(`^${number} `) });
const sheet = (number: number) => screen.findByRole("dialog", { name: `Receipt ${number}` });

describe("the receipts", () => {
  it("are listed, with what waits for staff first", async () => {
    const { container } = open();
    expect(await screen.findByText("Loading receipts...")).toBeVisible();
    const refused = within(await row(12));
    expect(refused.getByText("Failed")).toBeVisible();
    expect(refused.getByRole("link", { name: "View order STR-482913" })).toBeVisible();
    const note = within(await row(18));
    expect(note.getByText("Credit note")).toBeVisible();
    expect(note.getByText("−RWF 5,000")).toBeVisible();
    expect(within(await row(17)).getByText("Signed")).toBeVisible();
    const tabs = within(screen.getByRole("navigation", { name: "Receipts by state" }));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "All 3",
      "Failed 1",
      "No number yet 0",
      "Waiting for EBM 1",
      "Signed 1",
    ]);
    expect(screen.queryByText(/No EBM controller/)).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are found by state and number", async () => {
    const { user, location } = open();
    await row(17);
    await user.click(screen.getByRole("link", { name: "Signed 1" }));
    expect(await screen.findByText("Total receipts: 1")).toBeVisible();
    expect(location()).toBe("/admin/receipts?state=signed");
    await user.click(screen.getByRole("link", { name: "No number yet 0" }));
    expect(await screen.findByText("No receipts in this state")).toBeVisible();
  });

  it("say so when there are none", async () => {
    open("", { receipts: [] });
    expect(await screen.findByText("No receipts yet")).toBeVisible();
  });

  it("can be loaded again after an error", async () => {
    const down = http.get("*/api/receipts", () => failure(500, "Server error"), { once: true });
    const office = receiptOffice({ receipts: [SALE] });
    server.use(down, ...office.handlers);
    const { user } = renderAdmin({
      at: "/admin/receipts",
      screens: [{ path: "/admin/receipts", Screen: ReceiptsScreen }],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await row(17)).toBeVisible();
  });
});

describe("one receipt", () => {
  it("shows what the controller said of it", async () => {
    open("?view=receipt_17");
    const shown = within(await sheet(17));
    for (const text of ["SDC012000001", "168", "INT-DATA-1", "SIGN-AB12", "102345678"]) {
      expect(await shown.findByText(text)).toBeVisible();
    }
    expect(shown.queryByRole("button", { name: "Save number" })).not.toBeInTheDocument();
    expect(shown.queryByRole("button", { name: "Send to EBM again" })).not.toBeInTheDocument();
  });

  it("that was refused says why, and is sent again", async () => {
    const { user, received } = open("?view=receipt_12");
    const shown = within(await sheet(12));
    expect(await shown.findByText(/custTin is not a taxpayer/)).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Send to EBM again" }));
    expect(await screen.findByText("Receipt 12 is sent again.")).toBeVisible();
    expect(received).toEqual([{ id: "receipt_12", body: { action: "retry" } }]);
  });

  it("says when it can't be sent", async () => {
    const { user } = open("?view=receipt_12");
    const text = "No controller is connected. Enter the number by hand";
    server.use(http.put("*/api/receipts/:id", () => failure(409, text)));
    await user.click(await screen.findByRole("button", { name: "Send to EBM again" }));
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it("is a file for a sheet, or for the till's roll", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:r", revokeObjectURL: () => undefined });
    const papers: (string | null)[] = [];
    const { user } = open();
    server.use(
      http.get("*/api/orders/:id/receipts/:receiptId", ({ request, params }) => {
        papers.push(new URL(request.url).searchParams.get("paper"));
        if (papers.length > 2) return failure(404, "Resource not found");
        expect(params).toMatchObject({ id: ORDER.id, receiptId: SALE.id });
        return new HttpResponse("%PDF-1.3", { headers: { "Content-Type": "application/pdf" } });
      }),
    );
    await user.click(await row(17));
    const shown = within(await sheet(17));
    await user.click(await shown.findByRole("button", { name: "PDF, A4" }));
    expect(await screen.findByText("Saved as receipt-17.pdf")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "PDF, 80 mm" }));
    await waitFor(() => expect(papers).toEqual(["a4", "80mm"]));
    await user.click(await shown.findByRole("button", { name: "PDF, A4" }));
    expect(await screen.findByText(/^The file was not made/)).toBeVisible();
  });

  it("gets the number of another device by hand", async () => {
    const byHand = listedReceipt(ORDER, { number: 19, state: "none" });
    const { user, received, container } = open("?view=receipt_19", {
      receipts: [byHand],
      hasController: false,
    });
    expect(await screen.findByText(/No EBM controller is connected/)).toBeInTheDocument();
    const shown = within(await sheet(19));
    const save = await shown.findByRole("button", { name: "Save number" });
    await user.click(save);
    expect(await shown.findByText("SDC ID is required")).toBeVisible();
    expect(received).toEqual([]);
    await user.type(shown.getByRole("textbox", { name: "SDC ID" }), "SDC010000009");
    await user.type(shown.getByRole("textbox", { name: "SDC receipt number" }), "44");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(save);
    expect(await screen.findByText("Receipt 19 is signed.")).toBeVisible();
    expect(await shown.findByText(/entered by hand/)).toBeVisible();
    expect(received).toEqual([
      {
        id: "receipt_19",
        body: { action: "enter", sdc_id: "SDC010000009", receipt_number: 44 },
      },
    ]);
  });
});
