import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import {
  fill,
  openDiscounts,
  panel,
  press,
  radio,
  setDate,
  theForm,
} from "~/testing/open-discounts";

const open = (...first: RequestHandler[]) => openDiscounts({ at: "/new", first });
const save = () => press("Save discount");
/** Ten per cent for all: enough to be saved. */
const TEN = { Code: "STRIVE10", "Internal name": "Ten", "Percent off": "10" };
const said = () => screen.getByRole("region", { name: "In plain words" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:00:00.000Z") });
});
afterEach(() => vi.useRealTimers());

describe("a new discount", () => {
  it("is sent exactly as the form says, once", async () => {
    const { user, desk, location } = open();
    await theForm();
    expect(screen.getByRole("heading", { level: 1, name: "New discount" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "So far" })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Code"), " umuganda ");
    await user.click(radio("Amount"));
    await fill(user, {
      "Internal name": "Umuganda Saturday",
      "Amount off (RWF)": "5,000",
      "From a cart of (RWF, optional)": "40 000",
      "Total uses (optional)": "200",
      "Uses per shopper (optional)": "1",
    });
    await user.click(radio("Categories"));
    await user.click(await screen.findByRole("checkbox", { name: "Hoodies" }));
    await user.click(screen.getByRole("checkbox", { name: "Jackets" }));
    await user.click(screen.getByRole("checkbox", { name: "Exclude items already on sale" }));
    setDate("Starts", "2026-11-28T08:00");
    setDate("Ends", "2026-11-28T23:59");
    await user.click(radio("Yes, add them up"));
    expect(said()).toHaveTextContent(
      "Anyone who types UMUGANDA takes RWF 5,000 off Hoodies and Jackets, unless on sale, from a cart of RWF 40,000. On Saturday 28 November, 08:00 to 23:59, once per shopper, 200 times in all. It adds up with other discounts.",
    );
    expect(screen.getByText("At most RWF 1,000,000 if all 200 are used.")).toBeVisible();
    await user.dblClick(save());
    expect(await screen.findByText("UMUGANDA is saved.")).toBeVisible();
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(desk.created).toEqual([
      {
        code: "UMUGANDA",
        name: "Umuganda Saturday",
        is_automatic: false,
        kind: "amount",
        value: 5000,
        minimum: 40_000,
        scope: "categories",
        scope_ids: ["cat_2", "cat_5"],
        excludes_sale: true,
        combines: true,
        starts_at: "2026-11-28T06:00:00.000Z",
        ends_at: "2026-11-28T21:59:00.000Z",
        max_uses: 200,
        max_uses_per_shopper: 1,
      },
    ]);
    expect(await screen.findByRole("link", { name: "UMUGANDA" })).toBeVisible();
  });

  it("needs no code when it is automatic, and no products for free delivery", async () => {
    const { user, desk } = open();
    await theForm();
    await user.type(screen.getByLabelText("Code"), "NOT SENT!");
    await user.click(radio("Categories"));
    await user.click(screen.getByRole("checkbox", { name: "Exclude items already on sale" }));
    await user.click(radio("Automatic"));
    await user.click(radio("Free delivery"));
    expect(screen.queryByLabelText("Code")).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Percent off")).not.toBeInTheDocument();
    expect(
      panel("What it applies to").getByText(
        "Free delivery is for the whole cart, whatever is in it.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save and copy a message" })).toBeNull();
    const name = screen.getByLabelText("Name");
    expect(name).toHaveAccessibleDescription("Shoppers see it in their cart.");
    await user.type(name, "Free delivery{Enter}");
    expect(await screen.findByText("Free delivery is saved.")).toBeVisible();
    expect(desk.created).toEqual([
      {
        name: "Free delivery",
        is_automatic: true,
        kind: "free_delivery",
        minimum: null,
        scope: "everything",
        scope_ids: [],
        excludes_sale: false,
        combines: false,
        starts_at: null,
        ends_at: null,
        max_uses: null,
        max_uses_per_shopper: null,
      },
    ]);
  });

  it("gets a code that is easy to say, if asked", async () => {
    const { user } = open();
    await theForm();
    await user.click(press("Generate"));
    expect(screen.getByLabelText<HTMLInputElement>("Code").value).toMatch(
      /^[BCDFGHJKMNPQRTVWXYZ2346789]{6}$/,
    );
  });

  it("says all that is missing at once, and goes to the first", async () => {
    const { user, desk, container } = open();
    await theForm();
    await user.click(radio("Chosen products"));
    setDate("Starts", "2026-11-28T08:00");
    setDate("Ends", "2026-11-27T23:59");
    await fill(user, {
      "From a cart of (RWF, optional)": "much",
      "Total uses (optional)": "0",
      "Uses per shopper (optional)": "1.5",
    });
    await user.click(save());
    const code = screen.getByLabelText("Code");
    expect(await screen.findByText("Please enter a code")).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/^Please enter a code/);
    const errors: Record<string, RegExp> = {
      "Internal name": /^Please enter a name/,
      "Percent off": /^Please enter more than 0 and at most 100, like 12.5$/,
      "From a cart of (RWF, optional)": /^Please enter a whole number of RWF, like 5,000$/,
      Ends: /^The end is before the start\./,
      "Total uses (optional)": /^Please enter a whole number, 1 or more$/,
      "Uses per shopper (optional)": /^Please enter a whole number, 1 or more$/,
    };
    for (const [label, text] of Object.entries(errors)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    }
    expect(screen.getByRole("group", { name: "Chosen products" })).toHaveAccessibleDescription(
      "Please choose a product",
    );
    expect(await complaintsOf(container)).toEqual([]);
    expect(desk.created).toEqual([]);
    // What is corrected is no longer complained of.
    await user.type(code, "AB");
    expect(screen.queryByText("Please enter a code")).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText("A code has at least 3 characters")).toBeVisible();
  });

  it.each(["0", "101", "ten", "12.345"])("takes no %s per cent", async (percent) => {
    const { user, desk } = open();
    await theForm();
    await fill(user, { Code: "STRIVE10", "Internal name": "Ten", "Percent off": percent });
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText("Percent off")).toBeInvalid());
    expect(screen.getByLabelText("Percent off")).toHaveFocus();
    expect(desk.created).toEqual([]);
  });

  it("says which number is too large", async () => {
    const { user, desk } = open();
    await theForm();
    const large = {
      "From a cart of (RWF, optional)": "2000000000",
      "Total uses (optional)": "1000001",
      "Uses per shopper (optional)": "9999999",
    };
    await fill(user, { ...TEN, ...large });
    await user.click(save());
    expect(await screen.findAllByText("This number is too large")).toHaveLength(3);
    for (const label of Object.keys(large)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("This number is too large");
    }
    expect(desk.created).toEqual([]);
  });

  it("does not take a date without its time for none", async () => {
    const { user, desk } = open();
    await theForm();
    await fill(user, TEN);
    const ends = screen.getByLabelText("Ends");
    Object.defineProperty(ends, "validity", { value: { badInput: true } });
    await user.click(save());
    await waitFor(() => expect(ends).toHaveFocus());
    expect(ends).toHaveAccessibleDescription(/^Please enter the date and the time/);
    expect(desk.created).toEqual([]);
  });

  it("shows what the server has against it at its field, and loses nothing", async () => {
    const taken = () =>
      failure(409, "This code exists already", {
        errors: [{ field: "code", message: "Another discount has this code already" }],
      });
    const { user, desk, location } = open(
      http.post("*/api/admin/discounts", taken, { once: true }),
    );
    await theForm();
    const code = screen.getByLabelText("Code");
    await fill(user, TEN);
    await user.click(save());
    expect(await screen.findByText("Another discount has this code already")).toBeVisible();
    expect(code).toHaveFocus();
    expect(location()).toBe("/admin/discounts/new");
    await user.type(code, "0");
    await user.click(save());
    expect(await screen.findByText("STRIVE100 is saved.")).toBeVisible();
    expect(desk.created).toMatchObject([{ code: "STRIVE100", value: 10 }]);
  });

  it("says that it could not be saved", async () => {
    const { user } = open(http.post("*/api/admin/discounts", () => failure(503, "Away")));
    await theForm();
    await fill(user, TEN);
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save the discount.");
    expect(screen.getByLabelText("Code")).toHaveValue("STRIVE10");
    expect(save()).toBeEnabled();
  });

  it("asks before what was typed is lost", async () => {
    const { user, location } = open();
    await theForm();
    await user.type(screen.getByLabelText("Code"), "STRIVE10");
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Discounts" }));
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Code")).toHaveValue("STRIVE10");
    expect(location()).toBe("/admin/discounts/new");
    // Nothing is left of it: nothing is asked.
    await user.clear(screen.getByLabelText("Code"));
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Discounts" }));
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
  });
});

describe("saving and copying a message", () => {
  const fillAll = async (user: ReturnType<typeof open>["user"]) => {
    await theForm();
    await fill(user, TEN);
    setDate("Ends", "2026-11-30T23:59");
  };
  const MESSAGE = [
    "10% off with code STRIVE10 at STRIVE.",
    "Until Monday 30 November, 23:59.",
    "http://localhost:8000/?code=STRIVE10",
  ].join("\n");

  it("copies what can be sent to shoppers", async () => {
    const { user, desk, location } = open();
    const write = vi.spyOn(window.navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await fillAll(user);
    await user.dblClick(press("Save and copy a message"));
    expect(await screen.findByText("STRIVE10 is saved. Its message is copied.")).toBeVisible();
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(write.mock.calls).toEqual([[MESSAGE]]);
    expect(desk.created).toHaveLength(1);
  });

  it("shows the message where the browser does not copy, and goes on from there", async () => {
    const { user, desk, location } = open();
    vi.spyOn(window.navigator.clipboard, "writeText").mockRejectedValue(new Error("No"));
    await fillAll(user);
    await user.click(press("Save and copy a message"));
    const shown = within(await screen.findByRole("dialog", { name: "Copy this text" }));
    expect(shown.getByLabelText("Text")).toHaveValue(MESSAGE);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(location()).toBe("/admin/discounts"));
    expect(desk.created).toHaveLength(1);
  });

  it("copies nothing when it could not be saved", async () => {
    const { user } = open(http.post("*/api/admin/discounts", () => failure(503, "Away")));
    const write = vi.spyOn(window.navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await fillAll(user);
    await user.click(press("Save and copy a message"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save the discount.");
    expect(write).not.toHaveBeenCalled();
  });
});
