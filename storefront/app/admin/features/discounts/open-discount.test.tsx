import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, type RequestHandler } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { staffDiscount } from "~/testing/admin-discounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { openDiscounts, panel, press, radio, setDate, theForm } from "~/testing/open-discounts";

const UMUGANDA = staffDiscount({
  code: "UMUGANDA",
  name: "Umuganda Saturday",
  kind: "amount",
  value: 5000,
  minimum: 40_000,
  scope: "categories",
  scope_items: [{ id: "cat_2", name: "Hoodies" }],
  excludes_sale: true,
  combines: true,
  starts_at: "2026-11-28T06:00:00.000Z",
  ends_at: "2026-11-28T21:59:59.000Z",
  max_uses: 200,
  max_uses_per_shopper: 1,
  state: "planned",
  used: 38,
  given: 190_000,
  revenue: 1_710_000,
});

const edit = (changes: Partial<StaffDiscount> = {}, ...first: RequestHandler[]) =>
  openDiscounts({
    at: "/promo_1",
    discounts: [staffDiscount({ ...UMUGANDA, ...changes })],
    first,
  });
const save = () => press("Save discount");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:00:00.000Z") });
});
afterEach(() => vi.useRealTimers());

describe("an open discount", () => {
  it("is shown, and all of it is sent again with what was changed", async () => {
    const { user, desk, location, container } = edit();
    expect(await screen.findByText("Loading the discount...")).toBeInTheDocument();
    await theForm();
    expect(screen.getByRole("heading", { level: 1, name: "UMUGANDA" })).toBeVisible();
    expect(screen.getByText("Planned")).toBeVisible();
    expect(screen.getByLabelText("Code")).toHaveValue("UMUGANDA");
    expect(radio("Amount")).toBeChecked();
    expect(press("Remove Hoodies")).toBeVisible();
    expect(screen.getByLabelText("Starts")).toHaveValue("2026-11-28T08:00");
    expect(radio("Yes, add them up")).toBeChecked();
    expect(panel("So far").getByText("38 of 200")).toBeVisible();
    expect(panel("So far").getByText("RWF 190,000")).toBeVisible();
    expect(panel("So far").getByText("RWF 1,710,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.clear(screen.getByLabelText("Amount off (RWF)"));
    await user.type(screen.getByLabelText("Amount off (RWF)"), "7500");
    await user.clear(screen.getByLabelText("Total uses (optional)"));
    setDate("Starts", "2026-11-29T00:30");
    setDate("Starts", "2026-11-28T00:30");
    await user.click(save());
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(desk.changed).toEqual([
      [
        "promo_1",
        {
          code: "UMUGANDA",
          name: "Umuganda Saturday",
          is_automatic: false,
          kind: "amount",
          value: 7500,
          minimum: 40_000,
          scope: "categories",
          scope_ids: ["cat_2"],
          excludes_sale: true,
          combines: true,
          starts_at: "2026-11-27T22:30:00.000Z",
          // With its seconds, which the input does not show.
          ends_at: "2026-11-28T21:59:59.000Z",
          max_uses: null,
          max_uses_per_shopper: 1,
        },
      ],
    ]);
  });

  it("keeps the code of what nobody has to type", async () => {
    const { user, desk } = edit({ is_automatic: true, code: "AUTO-12345678" });
    await theForm();
    expect(screen.getByRole("heading", { level: 1, name: "Umuganda Saturday" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Copy shop link" })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Name"), "s");
    await user.click(save());
    await waitFor(() => expect(desk.changed).toHaveLength(1));
    expect(desk.changed[0]?.[1]).toMatchObject({ name: "Umuganda Saturdays" });
    expect(desk.changed[0]?.[1]).not.toHaveProperty("code");
  });

  it("is paused and goes on, and what was typed stays", async () => {
    const { user, desk } = edit({ state: "on" });
    await theForm();
    await user.type(screen.getByLabelText("Internal name"), "!");
    await user.click(press("Pause"));
    expect(await screen.findByText("UMUGANDA is paused.")).toBeVisible();
    expect(await screen.findByText("Paused")).toBeVisible();
    await user.click(press("Continue"));
    expect(await screen.findByText("UMUGANDA is no longer paused.")).toBeVisible();
    expect(screen.getByLabelText("Internal name")).toHaveValue("Umuganda Saturday!");
    expect(desk.paused).toEqual([
      ["promo_1", true],
      ["promo_1", false],
    ]);
  });

  it("is deleted without asking what to do with its changes", async () => {
    const { user, desk, location } = edit();
    await theForm();
    await user.type(screen.getByLabelText("Internal name"), "!");
    await user.click(press("Delete"));
    const question = within(await screen.findByRole("dialog", { name: "Delete UMUGANDA?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("UMUGANDA is deleted.")).toBeVisible();
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(desk.deleted).toEqual(["promo_1"]);
  });

  it("does not take somebody away who left while it was being saved", async () => {
    let letIn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const slow = http.put("*/api/admin/discounts/promo_1", async () => {
      await gate;
      return undefined;
    });
    const { user, desk, location } = edit({}, slow);
    await theForm();
    await user.type(screen.getByLabelText("Internal name"), "!");
    await user.click(save());
    await user.click(screen.getByRole("link", { name: "Payments" }));
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(question.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(location()).toBe("/admin/payments"));
    letIn();
    await waitFor(() => expect(desk.changed).toHaveLength(1));
    // For the answer to come.
    await delay(50);
    expect(location()).toBe("/admin/payments");
  });

  it("says that it is not there any more, or did not come", async () => {
    const { user } = openDiscounts({ at: "/promo_1" });
    expect(
      await screen.findByRole("heading", { name: "This discount does not exist any more" }),
    ).toBeVisible();
    await user.click(screen.getByRole("link", { name: "All discounts" }));
    expect(await screen.findByRole("heading", { name: "No discounts yet" })).toBeVisible();
  });

  it("can be asked for again", async () => {
    const { user } = edit(
      {},
      http.get("*/api/admin/discounts/promo_1", () => failure(500, "It broke"), { once: true }),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(press("Retry"));
    await theForm();
  });
});

describe("a discount made in Medusa's dashboard", () => {
  it("can be read, paused and deleted here, and not changed", async () => {
    const { user, desk, location, container } = edit({
      code: "BUY2",
      kind: "other",
      value: null,
      minimum: null,
      state: "on",
    });
    expect(
      await screen.findByText(
        "It was made in Medusa's dashboard, with settings that this form does not have. Change it there. You can pause or delete it here.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("form", { name: "Discount" })).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    const facts = within(screen.getByRole("region", { name: "Discount" }));
    expect(facts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "BUY2",
      "Umuganda Saturday",
      "With a code",
      "See Medusa's dashboard",
      "Hoodies, not on sale",
      "28 Nov only",
      "1",
    ]);
    expect(panel("So far").getByText("38 of 200")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(press("Pause"));
    expect(await screen.findByText("BUY2 is paused.")).toBeVisible();
    expect(desk.paused).toEqual([["promo_1", true]]);
    await user.click(press("Delete"));
    const question = within(await screen.findByRole("dialog", { name: "Delete BUY2?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(desk.deleted).toEqual(["promo_1"]);
  });
});
