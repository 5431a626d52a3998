import type { StaffReturn } from "@strive/backend/contracts/returns";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { exchangeOf, SIZE_M } from "~/testing/exchanges";
import { failure } from "~/testing/handlers";
import { openReturns } from "~/testing/open-returns";

/** One tee for one of size M, which it pays to RWF 18,000. */
const exchanged = (
  exchange: Parameters<typeof exchangeOf>[0] = {},
  changes: Partial<StaffReturn> = {},
): StaffReturn =>
  returnNumbered(1042, {
    items: [returnItem({ exchange_for: SIZE_M })],
    exchange: exchangeOf(exchange),
    ...changes,
  });

const RECEIVED = {
  status: "received",
  items: [returnItem({ exchange_for: SIZE_M, sellable: 1, damaged: 0 })],
} satisfies Partial<StaffReturn>;

async function open(one: StaffReturn, ...first: RequestHandler[]) {
  const view = openReturns({ at: "?status=all&view=ret_1042", returns: [one], first });
  const sheet = within(await screen.findByRole("dialog", { name: "R-1042" }));
  return { ...view, sheet };
}

/** Name and value of each fact. */
const factsOf = (sheet: Pick<typeof screen, "getAllByRole">) =>
  sheet.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

describe("the exchange of a return", () => {
  it("says what for what, by which order, until when, and who pays what", async () => {
    const { sheet, baseElement } = await open(
      exchanged({ covered_amount: 18_000, due_amount: 2000, payment_status: "unpaid" }),
    );
    expect(await sheet.findByText("For it: Size M · Red earth")).toBeVisible();
    expect(factsOf(sheet)).toEqual(
      expect.arrayContaining([
        "Exchange order: STR-482914",
        "Exchange: Pending · Not paid",
        "Kept until: Dec 01, 2026, 11:00",
        "Paid by what comes back: RWF 18,000",
        "Still to pay: RWF 2,000",
      ]),
    );
    expect(sheet.getByRole("link", { name: "STR-482914" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_482914",
    );
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it("says that it was cancelled", async () => {
    const { sheet } = await open(exchanged({ status: "cancelled" }));
    await sheet.findByText("For it: Size M · Red earth");
    expect(factsOf(sheet)).toContain("Exchange: Cancelled");
    expect(sheet.queryByText("Kept until")).not.toBeInTheDocument();
  });

  it("marks its row, and no other", async () => {
    openReturns({ returns: [exchanged(), returnNumbered(1043)] });
    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    expect((await row(/R-1042/)).getByText("Exchange")).toBeVisible();
    expect((await row(/R-1043/)).queryByText("Exchange")).not.toBeInTheDocument();
  });
});

describe("settling a return with an exchange", () => {
  it("pays that alone where it took everything", async () => {
    const { user, desk, sheet, baseElement } = await open(exchanged({}, RECEIVED));
    expect(
      await sheet.findByText("RWF 18,000 pays the exchange STR-482914. Nothing else goes back."),
    ).toBeVisible();
    expect(sheet.queryByRole("radio")).not.toBeInTheDocument();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(sheet.getByRole("button", { name: "Pay the exchange" }));
    expect(await screen.findByText("R-1042 is settled: the exchange is paid")).toBeInTheDocument();
    expect(desk.steps[0]?.[1]).toMatchObject({ status: "settled", amount: 18_000 });
    expect(await sheet.findByText("Of it for the exchange")).toBeVisible();
  });

  it("pays only what the exchange still uses", async () => {
    const { sheet } = await open(
      exchanged({ covered_amount: 18_000, used_amount: 10_000 }, RECEIVED),
    );
    expect(
      await sheet.findByText(
        "RWF 10,000 pays the exchange STR-482914. RWF 8,000 goes back to the buyer.",
      ),
    ).toBeVisible();
  });

  it("sends only the rest back", async () => {
    const { user, sheet } = await open(exchanged({ covered_amount: 17_000 }, RECEIVED));
    expect(
      await sheet.findByText(
        "RWF 17,000 pays the exchange STR-482914. RWF 1,000 goes back to the buyer.",
      ),
    ).toBeVisible();
    expect(sheet.getByRole("radio", { name: "Store credit" })).toBeVisible();
    await user.click(sheet.getByRole("button", { name: "Pay the exchange, and RWF 1,000 back" }));
    expect(
      await screen.findByText("R-1042 is settled: the exchange is paid, and RWF 1,000 goes back"),
    ).toBeInTheDocument();
  });

  it("needs a reason where less came back than the exchange cost", async () => {
    const { user, desk, sheet } = await open(exchanged({ covered_amount: 36_000 }, RECEIVED));
    expect(
      await sheet.findByText("RWF 18,000 pays the exchange STR-482914. Nothing else goes back."),
    ).toBeVisible();
    await user.click(sheet.getByRole("button", { name: "Pay the exchange" }));
    expect(await sheet.findByText("Reason is required")).toBeVisible();
    expect(sheet.getByText(/^The exchange cost RWF 36,000: RWF 18,000 is missing\./)).toBeVisible();
    expect(desk.steps).toEqual([]);
    await user.type(sheet.getByLabelText("Why less"), "One did not come");
    await user.click(sheet.getByRole("button", { name: "Pay the exchange" }));
    await waitFor(() =>
      expect(desk.steps[0]?.[1]).toMatchObject({ amount: 18_000, reason: "One did not come" }),
    );
  });

  it("pays back as ever once the exchange was cancelled", async () => {
    const { sheet } = await open(exchanged({ status: "cancelled" }, RECEIVED));
    expect(await sheet.findByRole("button", { name: "Pay back RWF 18,000" })).toBeVisible();
    expect(sheet.queryByText(/pays the exchange/)).not.toBeInTheDocument();
  });
});

describe("ending a return with an exchange", () => {
  it("says that the exchange is cancelled too", async () => {
    const { user, sheet } = await open(exchanged());
    await user.click(await sheet.findByRole("button", { name: "Decline" }));
    const decline = within(await screen.findByRole("dialog", { name: "Decline return R-1042" }));
    expect(decline.getByText(/STR-482914 in exchange is cancelled too\.$/)).toBeVisible();
    await user.click(decline.getByRole("button", { name: "Cancel" }));
    await user.click(await sheet.findByRole("button", { name: "Buyer keeps it" }));
    const close = within(await screen.findByRole("dialog", { name: "Close return R-1042?" }));
    expect(close.getByText(/STR-482914 in exchange is cancelled too\.$/)).toBeVisible();
    await user.click(close.getByRole("button", { name: "Close return" }));
    await waitFor(() => expect(factsOf(sheet)).toContain("Exchange: Cancelled"));
  });

  it("says that one which was sent is to be paid whole", async () => {
    const { user, sheet } = await open(exchanged({ status: "shipped" }));
    await user.click(await sheet.findByRole("button", { name: "Buyer keeps it" }));
    const close = within(await screen.findByRole("dialog", { name: "Close return R-1042?" }));
    expect(
      close.getByText(/ STR-482914 is sent already: all of it is to be paid then\.$/),
    ).toBeVisible();
  });

  it("says nothing of one that was cancelled before", async () => {
    const { user, sheet } = await open(exchanged({ status: "cancelled" }));
    await user.click(await sheet.findByRole("button", { name: "Buyer keeps it" }));
    const close = within(await screen.findByRole("dialog", { name: "Close return R-1042?" }));
    expect(close.queryByText(/cancelled too/)).not.toBeInTheDocument();
  });

  it("says why it can't be, once the new pieces are packed", async () => {
    const packed = "STR-482914 in exchange is packed already. Cancel that first";
    const { user, sheet } = await open(
      exchanged(),
      http.put("*/api/returns/:id/status", () => failure(409, packed)),
    );
    await user.click(await sheet.findByRole("button", { name: "Buyer keeps it" }));
    const close = within(await screen.findByRole("dialog", { name: "Close return R-1042?" }));
    await user.click(close.getByRole("button", { name: "Close return" }));
    expect(await close.findByRole("alert")).toHaveTextContent(packed);
  });
});
