import type { StaffReturn } from "@strive/backend/contracts/returns";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { openReturns } from "~/testing/open-returns";

const STATUS_PATH = "*/api/returns/:id/status";

/** Opens R-1042 with these facts. */
async function open(changes: Partial<StaffReturn>, ...first: RequestHandler[]) {
  const view = openReturns({
    at: "?view=ret_1042",
    returns: [returnNumbered(1042, changes)],
    first,
  });
  const sheet = within(await screen.findByRole("dialog", { name: "R-1042" }));
  await sheet.findByLabelText("Amount in RWF");
  return { ...view, sheet };
}

describe("a return that was received", () => {
  const received = (changes: Partial<StaffReturn> = {}) => ({
    status: "received" as const,
    items: [returnItem({ sellable: 1, damaged: 0 })],
    ...changes,
  });
  const amount = () => screen.getByLabelText("Amount in RWF");

  it("is paid back as the buyer asked for", async () => {
    const { user, desk, sheet, baseElement } = await open(received({ refund_to: "credit" }));
    expect(sheet.getByRole("radio", { name: "Store credit" })).toBeChecked();
    expect(sheet.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(sheet.queryByLabelText("Why less")).not.toBeInTheDocument();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 18,000" }));
    expect(await screen.findByText("R-1042 is settled: RWF 18,000 goes back")).toBeInTheDocument();
    expect(desk.steps).toEqual([
      [
        "ret_1042",
        { status: "settled", amount: 18_000, with_delivery: false, refund_to: "credit" },
      ],
    ]);
    expect(await sheet.findByText("Paid back")).toBeVisible();
    expect(sheet.queryByRole("button", { name: /^Pay back/ })).not.toBeInTheDocument();
  });

  it("has delivery ticked where the shop owes it, and it can be taken off", async () => {
    const items = [returnItem({ reason: "wrong_item", sellable: 1, damaged: 0 })];
    const owed = { items, delivery_left: 2000, owes_delivery: true };
    const { user, desk, sheet } = await open(received(owed));
    const delivery = sheet.getByRole("checkbox", { name: "With delivery, RWF 2,000" });
    expect(delivery).toBeChecked();
    expect(amount()).toHaveValue("20000");
    await user.click(delivery);
    expect(amount()).toHaveValue("18000");
    expect(sheet.queryByLabelText("Why less")).not.toBeInTheDocument();
    await user.click(delivery);
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 20,000" }));
    expect(await sheet.findByText("RWF 20,000, with RWF 2,000 for delivery")).toBeVisible();
    expect(desk.steps[0]?.[1]).toMatchObject({ amount: 20_000, with_delivery: true });
  });

  it("has delivery not ticked where the buyer keeps a part of the order", async () => {
    const { sheet } = await open(received({ delivery_left: 2000 }));
    expect(sheet.getByRole("checkbox", { name: "With delivery, RWF 2,000" })).not.toBeChecked();
    expect(amount()).toHaveValue("18000");
  });

  it("is paid back in part with a reason", async () => {
    const { user, desk, sheet } = await open(received());
    await user.clear(amount());
    await user.type(amount(), "12 000");
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 12,000" }));
    expect(await sheet.findByText("Reason is required")).toBeVisible();
    expect(sheet.getByLabelText("Why less")).toHaveFocus();
    expect(desk.steps).toEqual([]);
    await user.type(sheet.getByLabelText("Why less"), "A stain");
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 12,000" }));
    expect(await screen.findByText("R-1042 is settled: RWF 12,000 goes back")).toBeInTheDocument();
    expect(desk.steps[0]?.[1]).toMatchObject({ amount: 12_000, reason: "A stain" });
  });

  it("says that a part was paid back before, and is then less with that reason", async () => {
    const { user, desk, sheet } = await open(received({ left_amount: 13_000 }));
    expect(amount()).toHaveValue("13000");
    expect(amount()).toHaveAccessibleDescription(
      "At most RWF 13,000. That is RWF 5,000 less: a part of this order was paid back before.",
    );
    expect(sheet.getByLabelText("Why less")).toHaveValue("A part was paid back before");
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 13,000" }));
    await waitFor(() =>
      expect(desk.steps[0]?.[1]).toMatchObject({
        amount: 13_000,
        reason: "A part was paid back before",
      }),
    );
  });

  it("is settled without money where nothing is left, by law too", async () => {
    const { user, desk, sheet } = await open(received({ left_amount: 0, is_withdrawal: true }));
    expect(sheet.getByText(/^No money of this order is left to pay back/)).toBeVisible();
    await user.type(sheet.getByLabelText("Why less"), "You had it back before");
    await user.click(sheet.getByRole("button", { name: "Settle without money" }));
    expect(await screen.findByText("R-1042 is settled without money")).toBeInTheDocument();
    expect(desk.steps[0]?.[1]).toMatchObject({ amount: 0 });
  });

  it.each(["abc", "12.000", " "])("names no amount for %j", async (typed) => {
    const { user, sheet } = await open(received());
    await user.clear(amount());
    await user.type(amount(), typed);
    expect(sheet.getByRole("button", { name: "Pay back" })).toBeVisible();
  });

  it("starts from what the server says now, not from the list", async () => {
    const owed = { delivery_left: 2000, owes_delivery: true };
    const { user, desk } = openReturns({
      at: "?status=received",
      returns: [returnNumbered(1042, received({ delivery_left: 2000 }))],
      first: [
        http.get("*/api/returns", async ({ request }) => {
          if (new URL(request.url).searchParams.get("search") === "ret_1042") await delay(50);
        }),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "R-1042" }));
    desk.returns = desk.returns.map((one) => ({ ...one, ...owed }));
    const sheet = within(await screen.findByRole("dialog", { name: "R-1042" }));
    expect(sheet.getByRole("list", { name: "Items" })).toBeVisible();
    expect(sheet.queryByLabelText("Amount in RWF")).not.toBeInTheDocument();
    const said = sheet.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("Loading");
    expect(await sheet.findByLabelText("Amount in RWF")).toHaveValue("20000");
    expect(sheet.getByRole("checkbox", { name: "With delivery, RWF 2,000" })).toBeChecked();
  });

  it("is settled without money, but not within the days of the law", async () => {
    const { user, desk, sheet } = await open(received({ is_withdrawal: true }));
    await user.clear(amount());
    await user.type(amount(), "0");
    await user.type(sheet.getByLabelText("Why less"), "Cut into pieces");
    await user.click(sheet.getByRole("button", { name: "Settle without money" }));
    expect(await sheet.findByText(/^Within 7 days the buyer gets money back/)).toBeVisible();
    expect(desk.steps).toEqual([]);
  });

  it("goes back as it was paid where there is no account", async () => {
    const { user, desk, sheet } = await open(received({ has_account: false }));
    expect(sheet.getByText("It goes back the way it was paid.")).toBeVisible();
    expect(sheet.queryByRole("radio")).not.toBeInTheDocument();
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 18,000" }));
    await waitFor(() => expect(desk.steps[0]?.[1]).toMatchObject({ refund_to: "payment" }));
  });

  it("says that less money is left, and keeps what was typed", async () => {
    const why = "At most RWF 12,000 of this order can be paid back";
    const { user, sheet } = await open(
      received(),
      http.put(STATUS_PATH, () => failure(409, why), { once: true }),
    );
    await user.clear(amount());
    await user.type(amount(), "17000");
    await user.type(sheet.getByLabelText("Why less"), "A stain");
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 17,000" }));
    expect(await sheet.findByRole("alert")).toHaveTextContent(
      `Failed to settle the return. ${why}`,
    );
    expect(amount()).toHaveValue("17000");
    expect(sheet.getByLabelText("Why less")).toHaveValue("A stain");
  });

  it("starts anew where the server says that less money is left", async () => {
    const why = "At most RWF 12,000 of this order can be paid back";
    const { user, desk, sheet } = await open(
      received(),
      http.put(STATUS_PATH, () => failure(409, why), { once: true }),
    );
    desk.returns = desk.returns.map((one) => ({ ...one, left_amount: 12_000 }));
    await user.click(sheet.getByRole("button", { name: "Pay back RWF 18,000" }));
    await waitFor(() => expect(amount()).toHaveValue("12000"));
    expect(screen.getByText(`Failed to settle the return. ${why}`)).toBeInTheDocument();
  });
});
