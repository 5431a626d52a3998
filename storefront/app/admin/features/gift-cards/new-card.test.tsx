import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CARD_CODE } from "~/testing/admin-credit";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { fill } from "~/testing/open-discounts";
import { openCredit } from "~/testing/open-credit";

const open = (...first: RequestHandler[]) => openCredit({ at: "/new", first });
const theForm = () => screen.findByRole("form", { name: "Gift card" });
const make = () => screen.getByRole("button", { name: "Make gift card" });

const CARD = { "Amount in RWF": "RWF 25,000", Why: "Sold in the shop" };
const FULL = {
  ...CARD,
  "For whom (optional)": "Diane",
  "Message (optional)": "Happy birthday!",
  "Email (optional)": "Diane@example.rw",
};
const POST_PATH = "*/api/admin/gift-cards";

afterEach(() => vi.unstubAllGlobals());

describe("a new gift card", () => {
  it("is made, sent, and shows its code at once", async () => {
    const { user, desk, location, container } = open();
    await theForm();
    expect(await complaintsOf(container)).toEqual([]);
    await fill(user, FULL);
    await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Français");
    await user.click(make());
    expect(await screen.findByText("Gift card …7K2M with RWF 25,000 is made.")).toBeVisible();
    expect(desk.made).toEqual([
      {
        amount: 25_000,
        reason: "Sold in the shop",
        recipient: "Diane",
        message: "Happy birthday!",
        email: "diane@example.rw",
        language: "fr",
      },
    ]);
    const panel = within(await screen.findByRole("region", { name: "Code" }));
    expect(location()).toBe("/admin/gift-cards/card_new_1");
    expect(panel.getByText("We're sending the card to diane@example.rw.")).toBeVisible();
    expect(await panel.findByText(CARD_CODE)).toBeVisible();
    const write = vi.spyOn(window.navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await user.click(panel.getByRole("button", { name: "Copy code" }));
    expect(await screen.findByText("The code is copied.")).toBeVisible();
    expect(write.mock.calls).toEqual([[CARD_CODE]]);
    expect(desk.looks).toEqual(["card_new_1"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be printed with what was written on it, and the code is asked for once", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { user, desk, location } = open();
    await theForm();
    await fill(user, FULL);
    await user.click(make());
    await screen.findByText(CARD_CODE);
    await user.click(screen.getByRole("button", { name: "Print card" }));
    const sheet = within(await screen.findByRole("article", { name: "Gift card …7K2M" }));
    expect(location()).toBe("/admin/gift-cards/card_new_1?print=card");
    for (const text of ["RWF 25,000", "For Diane", "Happy birthday!", CARD_CODE]) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Back to the card" }));
    expect(await screen.findByText("We're sending the card to diane@example.rw.")).toBeVisible();
    expect(location()).toBe("/admin/gift-cards/card_new_1");
    expect(desk.looks).toEqual(["card_new_1"]);
  });

  it("says that nothing is sent without an address", async () => {
    const { user, desk } = open();
    await theForm();
    await fill(user, CARD);
    await user.click(make());
    expect(
      await screen.findByText("No email is sent. Give the customer the code, or the printed card."),
    ).toBeVisible();
    expect(desk.made).toEqual([{ amount: 25_000, reason: "Sold in the shop" }]);
  });

  it("names what is wrong beside its field", async () => {
    const { user, desk, container } = open();
    await theForm();
    await fill(user, { "Email (optional)": "diane" });
    await user.click(make());
    const amount = screen.getByLabelText("Amount in RWF");
    await waitFor(() => expect(amount).toHaveFocus());
    expect(amount).toHaveAccessibleDescription(
      "Please enter a whole number of RWF, like 5,000 From 1,000 to 1,000,000.",
    );
    expect(screen.getByText("Please enter a valid email address")).toBeVisible();
    expect(screen.getByText("Reason is required")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await fill(user, { "Amount in RWF": "999" });
    await user.click(make());
    expect(await screen.findByText("A gift card has RWF 1,000 to 1,000,000")).toBeVisible();
    expect(desk.made).toEqual([]);
  });

  it("shows what the server has against it at its field, and loses nothing", async () => {
    const refusal = () =>
      failure(400, "Invalid request", {
        errors: [{ field: "recipient", message: "Recipient has characters that can't be used" }],
      });
    const { user, desk } = open(http.post(POST_PATH, refusal, { once: true }));
    await theForm();
    await fill(user, FULL);
    await user.click(make());
    expect(await screen.findByText("Recipient has characters that can't be used")).toBeVisible();
    expect(screen.getByLabelText("For whom (optional)")).toHaveFocus();
    expect(screen.getByLabelText("Amount in RWF")).toHaveValue("RWF 25,000");
    await user.click(make());
    await screen.findByText("Gift card …7K2M with RWF 25,000 is made.");
    expect(desk.made).toHaveLength(1);
  });

  it("is the same card when it is tried again after no answer", async () => {
    const keys: Array<string | null> = [];
    const { user } = open(
      http.post(POST_PATH, ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length < 2 ? failure(503, "Away") : undefined;
      }),
    );
    await theForm();
    await fill(user, CARD);
    await user.click(make());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to make the gift card.");
    await user.click(make());
    await screen.findByText("Gift card …7K2M with RWF 25,000 is made.");
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("asks before what was typed is lost", async () => {
    const { user, location } = open();
    await theForm();
    await fill(user, { Why: "Sold" });
    await user.click(
      within(screen.getByRole("main")).getByRole("link", { name: "Gift cards & credit" }),
    );
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(question.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(location()).toBe("/admin/gift-cards"));
  });
});
