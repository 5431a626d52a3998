import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { openReturns } from "~/testing/open-returns";

const OTHERS = [returnNumbered(1042), returnNumbered(1043)];
const sheet = (number: string) => screen.findByRole("dialog", { name: number });

describe("one return", () => {
  it("opens from a notification, on whatever page it is", async () => {
    const { user, location, baseElement } = openReturns({
      at: "?view=ret_1041",
      returns: [
        ...OTHERS,
        returnNumbered(1041, {
          status: "settled",
          hand_over: "bus",
          refund_to: "credit",
          note: "The seam is open",
          items: [returnItem({ quantity: 3, reason: "faulty", sellable: 1, damaged: 1 })],
          received_at: "2026-11-23T08:00:00.000Z",
          settled_at: "2026-11-24T08:00:00.000Z",
          refunded_amount: 12_000,
          delivery_amount: 2000,
          reason: "Worn",
        }),
      ],
    });
    const dialog = within(await sheet("R-1041"));
    const names = dialog.getAllByRole("term").map(({ textContent }) => textContent);
    const values = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(names.map((name, at) => `${name}: ${values[at]}`)).toEqual([
      "Buyer: Aline Uwase",
      "Contact: 0788 000 000WhatsApp",
      "Order: STR-481041",
      "Comes back by: Bus parcel",
      "Wants back: Store credit",
      "Asked for: Nov 21, 2026, 03:21",
      "Approved: Nov 21, 2026, 10:00",
      "Received: Nov 23, 2026, 10:00",
      "Settled: Nov 24, 2026, 10:00",
      "Paid back: RWF 12,000, with RWF 2,000 for delivery",
      "Reason given: Worn",
    ]);
    const href = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
    expect(href("0788 000 000")).toBe("tel:+250788000000");
    expect(href("WhatsApp to Aline")).toMatch(/^https:\/\/wa\.me\/250788000000\?text=.*R-1041/);
    expect(href("STR-481041")).toBe("/admin/orders?view=order_481041");
    const item = within(within(dialog.getByRole("list", { name: "Items" })).getByRole("listitem"));
    expect(item.getByText("Size M · White · 3 pieces")).toBeVisible();
    expect(item.getByText("Broken or faulty")).toBeVisible();
    expect(item.getByText("1 as new, 1 damaged, 1 did not come")).toBeVisible();
    expect(dialog.getByText("The seam is open")).toBeVisible();
    // Nothing is left to do.
    expect(dialog.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Close",
    ]);
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(location()).toBe("/admin/returns"));
  });

  it("says that there is none", async () => {
    openReturns({ at: "?view=ret_none", returns: OTHERS });
    const dialog = within(await screen.findByRole("dialog", { name: "Return" }));
    expect(await dialog.findByText("There is no such return.")).toBeVisible();
  });

  it("says that it could not be loaded, and retries", async () => {
    let isBack = false;
    const { user } = openReturns({
      at: "?status=all&view=ret_1041",
      returns: [returnNumbered(1041)],
      first: [
        http.get("*/api/returns", ({ request }) =>
          new URL(request.url).searchParams.get("search") === "ret_1041" && !isBack
            ? failure(500, "No")
            : undefined,
        ),
      ],
    });
    const dialog = within(await sheet("R-1041"));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Server error");
    isBack = true;
    await user.click(dialog.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(dialog.queryByRole("alert")).not.toBeInTheDocument());
  });
});
