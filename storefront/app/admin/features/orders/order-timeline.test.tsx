import { screen, waitFor, within } from "@testing-library/react";
import type { TimelineEntry } from "@strive/backend/contracts/order-timeline";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { BUYER, DIANE, entryOf, SHOP, timelineHandler } from "~/testing/timeline";
import { OrdersScreen } from "./orders-screen";

const order = orderNumbered(482_915);
const at = (time: string, day = "02") => `2025-07-${day}T${time}:00.000Z`;

/** The order is open. @param entries the newest first; undefined: what its history tells */
async function open(entries?: readonly TimelineEntry[], query = "") {
  const asked: string[] = [];
  const { handlers, received } = orderOffice(order);
  server.use(...(entries ? [timelineHandler(() => entries, asked)] : []), ...handlers);
  const view = renderAdmin({
    at: `/admin/orders?view=${order.id}${query}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  const part = within(await screen.findByRole("region", { name: "Timeline" }));
  return { ...view, part, asked, received };
}

type Part = Awaited<ReturnType<typeof open>>["part"];
const linesOf = (part: Part) => part.getAllByRole("listitem").map((line) => line.textContent);
const chip = (part: Part, name: string) => part.getByRole("button", { name });

const RECENT = [
  entryOf("note", at("08:31"), { text: "Please call\nbefore 17:00", by: DIANE }),
  entryOf("seen", at("08:00"), { times: 3, last_at: at("12:02"), by: DIANE }),
  entryOf("mail", at("07:14"), { sent_at: at("07:15") }),
  entryOf("payment", at("07:13"), { event: "paid", phone: "+250788123456", reference: "148290" }),
  entryOf("status", at("07:12"), { by: BUYER }),
];

describe("the timeline of an order", () => {
  it("tells all of it by day, with who and when", async () => {
    const { part, baseElement } = await open([...RECENT, entryOf("mail", at("06:00", "01"))]);
    await part.findByText("Diane Mukamana looked, 3 times");
    expect(linesOf(part)).toEqual([
      "NotePlease call\nbefore 17:00Diane Mukamana10:31",
      "Diane Mukamana looked, 3 timeslast at 14:0210:00",
      "Mail sent: Order receivedaline@example.rw · sent Jul 02, 2025, 09:1509:14",
      "Mobile money approvedRWF 38,000 · from 0788 123 456 · reference 14829009:13",
      "PlacedCustomer09:12",
      "Mail sent: Order receivedaline@example.rw08:00",
    ]);
    const days = part.getAllByRole("heading", { level: 4 }).map((day) => day.textContent);
    expect(days).toEqual(["Jul 02, 2025", "Jul 01, 2025"]);
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it.each<[string, TimelineEntry]>([
    [
      "Mobile money askedRWF 38,000 · from 0788 000 000",
      entryOf("payment", at("07:00"), { phone: "+250788000000" }),
    ],
    [
      "Cash on delivery chosenRWF 38,000",
      entryOf("payment", at("07:00"), { payment_method: "cod" }),
    ],
    [
      "Payment failedRWF 38,000 · The customer declined on the phone",
      entryOf("payment", at("07:00"), { event: "failed", failure: "rejected" }),
    ],
    [
      "Payment recordedRWF 38,000 · Cash",
      entryOf("payment", at("07:00"), {
        event: "paid",
        payment_method: "cod",
        received_as: "cash",
      }),
    ],
    [
      "Nothing to payRWF 0",
      entryOf("payment", at("07:00"), {
        event: "paid",
        payment_method: "placeholder",
        amount: 0,
        received_as: "other",
      }),
    ],
    [
      "Gift card …7K2M usedRWF 38,000",
      entryOf("payment", at("07:00"), { event: "credit_used", reference: "7K2M" }),
    ],
    [
      "Paid by return R-1042RWF 38,000",
      entryOf("payment", at("07:00"), { event: "credit_used", reference: "R-1042" }),
    ],
    [
      "Refund owedRWF 38,000 · The order was cancelledThe shop",
      entryOf("payment", at("07:00"), {
        event: "refund_owed",
        reason: "The order was cancelled",
        by: SHOP,
      }),
    ],
    [
      "Refunded as store creditRWF 38,000",
      entryOf("payment", at("07:00"), { event: "refund_paid", as_credit: true }),
    ],
    [
      "Refunded to gift card …7K2MRWF 38,000",
      entryOf("payment", at("07:00"), { event: "refund_paid", as_credit: true, reference: "7K2M" }),
    ],
    ["Refund paid outRWF 38,000", entryOf("payment", at("07:00"), { event: "refund_paid" })],
    [
      "Pay-out failed, still owedRWF 38,000",
      entryOf("payment", at("07:00"), { event: "refund_failed" }),
    ],
    [
      "Gift card …7K2M madeRWF 38,000",
      entryOf("payment", at("07:00"), {
        event: "cards_sold",
        reference: "7K2M",
        payment_method: null,
      }),
    ],
    [
      "Mail given up: Order receivedaline@example.rw · tried 12 times",
      entryOf("mail", at("07:00"), { state: "dead", attempts: 12 }),
    ],
    [
      "SMS not delivered: Order received0788 123 456",
      entryOf("mail", at("07:00"), {
        channel: "sms",
        state: "undelivered",
        to: "+250788123456",
        attempts: 1,
      }),
    ],
    [
      "Mail waiting: Return news",
      entryOf("mail", at("07:00"), {
        state: "pending",
        attempts: 0,
        template: "return-changed",
        to: null,
      }),
    ],
    [
      "Return R-1042 settledRWF 12,000 goes back · Worn",
      entryOf("return", at("07:00"), { event: "settled", amount: 12_000, reason: "Worn" }),
    ],
    ["Receipt 17 madeRWF 38,000 · No number yet", entryOf("receipt", at("07:00"))],
    [
      "Receipt 17 madeRWF 38,000 · Failed · refused: bad TIN",
      entryOf("receipt", at("07:00"), { state: "failed", error: "bad TIN" }),
    ],
    [
      "Credit note 17 signedEBM number 8",
      entryOf("receipt", at("07:00"), {
        event: "signed",
        receipt_kind: "credit_note",
        receipt_number: 8,
        state: "signed",
      }),
    ],
    [
      "Order changedbuyer tin: none → 120987654",
      entryOf("change", at("07:00"), {
        fields: [{ name: "buyer_tin", before: null, after: "120987654" }],
      }),
    ],
    [
      "Order holddays: 1 → 3 · asked: no → yes",
      entryOf("change", at("07:00"), {
        action: "order.hold",
        fields: [
          { name: "days", before: 1, after: 3 },
          { name: "asked", before: false, after: true },
        ],
      }),
    ],
    ["Diane Mukamana looked", entryOf("seen", at("07:00"), { by: DIANE })],
    [
      "Cancelled: not paid in timeThe shop",
      entryOf("status", at("07:00"), { event: "never-paid", status: "cancelled", by: SHOP }),
    ],
    ["NoteNo longer stored", entryOf("note", at("07:00"), { text: "" })],
  ])("says %s", async (text, entry) => {
    const { part } = await open([entry]);
    await part.findByRole("listitem");
    expect(linesOf(part)).toEqual([`${text}09:00`]);
  });

  it("leads to a return, and to the order in exchange", async () => {
    const exchange = { order_id: "order_2", order_number: "STR-482916" };
    const { part } = await open([entryOf("return", at("07:00"), { exchange })]);
    const href = async (name: string) =>
      (await part.findByRole("link", { name })).getAttribute("href");
    expect(await href("Open return R-1042")).toBe("/admin/returns?view=return_1042");
    expect(await href("STR-482916 in exchange")).toBe("/admin/orders?view=order_2");
  });

  it("shows one part, by the address, and says when there is nothing", async () => {
    const { part, user, location, asked } = await open(RECENT, "&timeline=payments");
    await part.findByText("Mobile money approved");
    expect(linesOf(part)).toHaveLength(1);
    expect(chip(part, "Payments")).toHaveAttribute("aria-pressed", "true");
    await user.click(chip(part, "Notes"));
    expect(await part.findByText(/Please call/)).toBeVisible();
    expect(location()).toBe(`/admin/orders?view=${order.id}&timeline=notes`);
    await user.click(chip(part, "All"));
    expect(await part.findByText("Placed")).toBeVisible();
    expect(location()).toBe(`/admin/orders?view=${order.id}`);
    expect(asked).toEqual(["?show=payments", "?show=notes", ""]);
    await user.click(chip(part, "Changes"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(location()).toBe("/admin/orders"));
  });

  it("says that a part is empty, whatever the address asks for", async () => {
    const { part, user } = await open([entryOf("status", at("07:00"))], "&timeline=rumours");
    await part.findByText("Placed");
    expect(chip(part, "All")).toHaveAttribute("aria-pressed", "true");
    await user.click(chip(part, "Notes"));
    expect(await part.findByText("No notes yet. Customers never see them.")).toBeVisible();
  });

  it("grows by pages", async () => {
    const many = Array.from({ length: 35 }, (_, n) =>
      entryOf("note", at("07:00"), { text: `Note number ${n}` }),
    );
    const { part, user } = await open(many);
    await part.findByText("Note number 0");
    expect(linesOf(part)).toHaveLength(30);
    await user.click(part.getByRole("button", { name: "Load more" }));
    expect(await part.findByText("Note number 34")).toBeVisible();
    expect(linesOf(part)).toHaveLength(35);
    expect(part.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });

  it("says that it is loading, and that it could not be loaded", async () => {
    server.use(...orderOffice(order).handlers);
    const refuse = () => delay(100).then(() => failure(404, "Resource not found"));
    server.use(http.get("*/api/orders/:id/timeline", refuse));
    const { user } = renderAdmin({
      at: `/admin/orders?view=${order.id}`,
      screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
    });
    const part = within(await screen.findByRole("region", { name: "Timeline" }));
    expect(part.getByRole("status")).toHaveTextContent("Loading the timeline...");
    expect(await part.findByRole("alert")).toHaveTextContent("Failed to load the timeline");
    server.use(timelineHandler(() => RECENT));
    await user.click(part.getByRole("button", { name: "Retry" }));
    expect(await part.findByText("Placed")).toBeVisible();
  });

  it("names the day unless all of it is of today", async () => {
    const { part } = await open([entryOf("status", new Date().toISOString())]);
    await part.findByText("Placed");
    expect(part.queryByRole("heading", { level: 4 })).not.toBeInTheDocument();
  });
});

describe("a note for the team", () => {
  const note = (part: Part) => part.getByLabelText("Write a note for the team");

  it("is added once, however often the button is pressed", async () => {
    const { part, user, received } = await open();
    await part.findByText("Placed");
    await user.click(chip(part, "Add note"));
    expect(await part.findByText("Note is required")).toBeVisible();
    expect(note(part)).toHaveFocus();
    await user.type(note(part), " Rider knows the gate ");
    await user.dblClick(chip(part, "Add note"));
    expect(await part.findByText("Rider knows the gate")).toBeVisible();
    expect(part.getByText("Note added")).toBeVisible();
    expect(note(part)).toHaveValue("");
    expect(received.notes).toEqual(["Rider knows the gate"]);
  });

  it("keeps what was typed when it could not be added", async () => {
    const { part, user } = await open();
    await part.findByText("Placed");
    server.use(http.post("*/api/orders/:id/notes", () => failure(500, "It broke")));
    await user.type(note(part), "Rider knows");
    await user.click(chip(part, "Add note"));
    expect(await part.findByRole("alert")).toHaveTextContent(
      "Failed to add note. Server error - please try again",
    );
    expect(note(part)).toHaveValue("Rider knows");
  });

  it("waits in its field while there is no network", async () => {
    const { part, user, received } = await open();
    await part.findByText("Placed");
    server.use(http.post("*/api/orders/:id/notes", () => HttpResponse.error(), { once: true }));
    await user.type(note(part), "Gate has no bell");
    await user.click(chip(part, "Add note"));
    expect(await part.findByRole("alert")).toHaveTextContent("Failed to add note");
    expect(note(part)).toHaveValue("Gate has no bell");
    expect(chip(part, "Add note")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await part.findByText("Note added")).toBeVisible();
    expect(received.notes).toEqual(["Gate has no bell"]);
  });
});
