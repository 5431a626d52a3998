import type { StaffReturn } from "@strive/backend/contracts/returns";
import { screen, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
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
  await sheet.findByRole("list", { name: "Items" });
  return { ...view, sheet };
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const more = { name: "Increase quantity" };

describe("a return that was asked for", () => {
  it("is approved", async () => {
    const { user, desk, sheet, baseElement } = await open({ status: "requested" });
    expect(sheet.getByText(/^Check what the buyer says/)).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(sheet.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("R-1042 is approved")).toBeInTheDocument();
    expect(desk.steps).toEqual([["ret_1042", { status: "approved" }]]);
    expect(await sheet.findByRole("group", { name: "Count what came back" })).toBeVisible();
    expect(sheet.getByText("Coming back")).toBeVisible();
    expect(sheet.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
  });

  it("says why it can't be approved, and shows what it is now", async () => {
    const why = "This return was withdrawn already";
    const { user, desk, sheet } = await open(
      { status: "requested" },
      http.put(STATUS_PATH, () => failure(409, why)),
    );
    desk.returns = desk.returns.map((one) => ({ ...one, status: "withdrawn" }));
    await user.click(sheet.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(`Failed to approve the return. ${why}`)).toBeInTheDocument();
    expect(await sheet.findByText("Kept by buyer")).toBeVisible();
    expect(sheet.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
  });

  it("is declined with a reason that its buyer reads", async () => {
    const { user, desk, sheet, baseElement } = await open({ status: "requested" });
    await user.click(sheet.getByRole("button", { name: "Decline" }));
    const form = within(await dialog("Decline return R-1042"));
    expect(form.getByText("The buyer reads it.")).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(form.getByRole("button", { name: "Decline" }));
    expect(await form.findByText("Reason is required")).toBeVisible();
    expect(form.getByLabelText("Reason")).toHaveFocus();
    await user.type(form.getByLabelText("Reason"), "It was worn");
    await user.click(form.getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("R-1042 is declined")).toBeInTheDocument();
    expect(desk.steps).toEqual([["ret_1042", { status: "declined", reason: "It was worn" }]]);
    expect(await sheet.findByText("It was worn")).toBeVisible();
  });
});

describe("a return that is on its way", () => {
  it("can't be declined within the days of the law", async () => {
    const { sheet } = await open({ is_withdrawal: true });
    expect(sheet.getByText(/the law doesn't let us decline it/)).toBeVisible();
    expect(sheet.queryByRole("button", { name: "Decline" })).not.toBeInTheDocument();
    expect(sheet.getByRole("button", { name: "Buyer keeps it" })).toBeVisible();
  });

  it("can be declined after them", async () => {
    const { sheet } = await open({});
    expect(sheet.getByRole("button", { name: "Decline" })).toBeVisible();
  });

  it("is closed once it was asked when the buyer keeps it", async () => {
    const { user, desk, sheet } = await open(
      { is_withdrawal: true },
      http.put(STATUS_PATH, () => failure(503, "Away"), { once: true }),
    );
    await user.click(sheet.getByRole("button", { name: "Buyer keeps it" }));
    const question = within(await dialog("Close return R-1042?"));
    await user.click(question.getByRole("button", { name: "Close return" }));
    expect(await question.findByRole("alert")).toHaveTextContent("Failed to close the return");
    await user.click(question.getByRole("button", { name: "Close return" }));
    expect(await screen.findByText("R-1042 is closed: the buyer keeps it")).toBeInTheDocument();
    expect(desk.steps).toEqual([["ret_1042", { status: "withdrawn" }]]);
    expect(await sheet.findByText("Kept by buyer")).toBeVisible();
  });

  it("is counted line by line, and then waits for its money", async () => {
    const items = [
      returnItem({ quantity: 2 }),
      returnItem({ item_id: "item_1", product_name: "Peak Cap" }),
    ];
    const { user, desk, sheet, baseElement } = await open({ items });
    const group = within(sheet.getByRole("group", { name: "Count what came back" }));
    await user.click(sheet.getByRole("button", { name: "Receive" }));
    expect(await group.findByText("Count at least one piece that came back")).toBeVisible();
    expect(desk.steps).toEqual([]);
    const asNew = within(group.getByRole("group", { name: "As new: Gahinga Boxy Tee" }));
    const damaged = within(group.getByRole("group", { name: "Damaged: Gahinga Boxy Tee" }));
    await user.click(asNew.getByRole("button", more));
    expect(group.queryByText(/^Count at least/)).not.toBeInTheDocument();
    await user.click(damaged.getByRole("button", more));
    // Two were sent.
    expect(asNew.getByRole("button", more)).toBeDisabled();
    expect(damaged.getByRole("button", more)).toBeDisabled();
    expect(sheet.getByText("1 piece did not come.")).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(sheet.getByRole("button", { name: "Receive 2 pieces" }));
    expect(
      await screen.findByText("R-1042 is received: 1 piece is back in stock"),
    ).toBeInTheDocument();
    expect(desk.steps).toEqual([
      ["ret_1042", { status: "received", items: [{ item_id: "item_0", sellable: 1, damaged: 1 }] }],
    ]);
    expect(await sheet.findByText("1 as new, 1 damaged")).toBeVisible();
    expect(sheet.getByText("1 did not come")).toBeVisible();
    expect(sheet.getByLabelText("Amount in RWF")).toHaveValue("36000");
    expect(sheet.queryByRole("button", { name: "Buyer keeps it" })).not.toBeInTheDocument();
  });

  it("says what the server has against a count", async () => {
    const errors = [{ field: "items.0.sellable", message: "At most 1 can come back" }];
    const { user, desk, sheet } = await open(
      {},
      http.put(STATUS_PATH, () => failure(400, "Invalid request", { errors }), { once: true }),
      http.put(STATUS_PATH, () => failure(409, "It is received already"), { once: true }),
    );
    const group = within(sheet.getByRole("group", { name: "Count what came back" }));
    await user.click(
      within(group.getByRole("group", { name: /^As new/ })).getByRole("button", more),
    );
    const receive = sheet.getByRole("button", { name: "Receive 1 piece" });
    await user.click(receive);
    expect(await group.findByText("At most 1 can come back")).toBeVisible();
    desk.returns = desk.returns.map((one) => ({ ...one, status: "received" }));
    await user.click(receive);
    // The form went with the state; what it said did not.
    expect(await sheet.findByLabelText("Amount in RWF")).toBeVisible();
    expect(sheet.queryByRole("group", { name: "Count what came back" })).not.toBeInTheDocument();
    expect(
      screen.getByText("Failed to receive the return. It is received already"),
    ).toBeInTheDocument();
  });
});
