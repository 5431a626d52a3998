import type { AppSettings } from "@strive/backend/contracts/app-settings";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settingsDesk } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { SettingsScreen } from "./settings-screen";

interface OpenOptions {
  settings?: Partial<AppSettings>;
  /** Answer before the desk does. */
  first?: RequestHandler[];
}

function open({ settings = {}, first = [] }: OpenOptions = {}) {
  const desk = settingsDesk(settings);
  const view = renderAdmin({
    at: "/admin/settings?tab=app",
    screens: [{ path: "/admin/settings", Screen: SettingsScreen }],
  });
  server.use(...first, ...desk.handlers);
  return { ...view, ...desk };
}

const siteName = () => screen.findByLabelText("Site name");
const toggle = (name: string) => screen.getByRole("switch", { name });
const press = (name: string) => screen.getByRole("button", { name });
const delivery = () => screen.findByRole("form", { name: "Delivery settings" });
const DONE = "Settings updated successfully!";
const down = () => failure(503, "Service temporarily unavailable");

afterEach(() => vi.useRealTimers());

describe("the app settings", () => {
  it("show all of them, with what each does", async () => {
    const { container } = open({ settings: { itemsPerPage: 50, defaultOrderStatus: "confirmed" } });
    expect(await screen.findByText("Loading settings...")).toBeVisible();
    expect(await siteName()).toHaveValue("E-Commerce Admin");
    expect(screen.getByLabelText("Items per page")).toHaveValue("50");
    expect(screen.getByLabelText("Default order status")).toHaveValue("confirmed");
    expect(screen.getByLabelText("Keep unpaid orders (minutes)")).toHaveValue("1440");
    expect(screen.getByLabelText("Unpaid pieces for one buyer")).toHaveValue("30");
    expect(
      screen
        .getAllByRole("switch")
        .map((one) => [one.getAttribute("aria-checked"), one.textContent === ""]),
    ).toEqual([
      ["false", true],
      ["true", true],
      ["true", true],
      ["true", true],
      ["false", true],
      ["false", true],
    ]);
    expect(toggle("Maintenance mode")).toHaveAccessibleDescription(/Shoppers see a closed page/);
    expect(press("Save Settings")).toBeDisabled();
    await delivery();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("send only what was changed, and say for five seconds that it is done", async () => {
    const { user, received } = open();
    await siteName();
    await user.click(toggle("Low stock alerts"));
    await user.selectOptions(screen.getByLabelText("Items per page"), "100");
    expect(screen.getByText("2 changes are not saved.")).toBeVisible();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(press("Save Settings"));
    const message = await screen.findByText(DONE);
    const [banner] = screen.getAllByRole("status").filter((one) => within(one).queryByText(DONE));
    expect(banner).toHaveClass("bg-success-tint");
    expect(received.settings).toEqual([{ itemsPerPage: 100, lowStockAlerts: false }]);
    expect(press("Save Settings")).toBeDisabled();
    vi.advanceTimersByTime(5000);
    await waitFor(() => expect(message).not.toBeInTheDocument());
  });

  it("take whole numbers for what is kept unpaid, and say what is none", async () => {
    const { user, received } = open();
    await siteName();
    const minutes = screen.getByLabelText("Keep unpaid orders (minutes)");
    const type = async (text: string) => {
      await user.clear(minutes);
      if (text !== "") await user.type(minutes, text);
      await user.click(press("Save Settings"));
    };
    for (const wrong of ["", "5", "90.5", "a day"]) {
      await type(wrong);
      expect(minutes).toHaveAccessibleDescription(/Must be a whole number from 15 to 20,160/);
    }
    await type("120");
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(received.settings).toEqual([{ holdMinutes: 120 }]);
  });

  it("say for five seconds that it failed, and lose nothing", async () => {
    const { user } = open({ first: [http.put("*/api/admin/app-settings", down)] });
    await siteName();
    await user.click(screen.getByText("Order notifications"));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(press("Save Settings"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "Failed to update app settings. Server error - please try again",
    );
    expect(alert).toHaveClass("bg-danger-tint");
    vi.advanceTimersByTime(5000);
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(toggle("Order notifications")).not.toBeChecked();
    expect(screen.getByText("1 change is not saved.")).toBeVisible();
  });

  it("show a new name of the shop at once", async () => {
    const { user } = open();
    await waitFor(() => expect(document.title).toBe("Settings · STRIVE"));
    await user.clear(await siteName());
    await user.type(await siteName(), "Imyenda");
    await user.click(press("Save Settings"));
    await waitFor(() => expect(document.title).toBe("Settings · Imyenda"));
  });

  it("register the shop for VAT, with its TIN", async () => {
    const { user, received } = open();
    await siteName();
    await user.selectOptions(screen.getByLabelText("VAT"), "vat");
    await user.type(screen.getByLabelText("Shop's TIN"), "12");
    await user.click(press("Save Settings"));
    expect(await screen.findByText("A TIN has 9 digits")).toBeVisible();
    expect(received.settings).toEqual([]);
    await user.type(screen.getByLabelText("Shop's TIN"), "2345678");
    await user.click(press("Save Settings"));
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(received.settings).toEqual([{ taxMode: "vat", tin: "122345678" }]);
  });

  it("need a name", async () => {
    const { user, received } = open();
    await user.clear(await siteName());
    await user.click(press("Save Settings"));
    expect(await screen.findByText("Site name is required")).toBeVisible();
    expect(await siteName()).toHaveFocus();
    expect(received.settings).toEqual([]);
  });

  it("ask before the shop is closed, and not before it opens", async () => {
    const { user, received } = open();
    await siteName();
    await user.click(toggle("Maintenance mode"));
    await user.click(press("Save Settings"));
    const name = "Close the shop for maintenance?";
    const question = within(await screen.findByRole("dialog", { name }));
    expect(received.settings).toEqual([]);
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await user.click(press("Save Settings"));
    await user.click(await screen.findByRole("button", { name: "Close the shop" }));
    expect(await screen.findByText(DONE)).toBeVisible();
    await user.click(toggle("Maintenance mode"));
    await user.click(press("Save Settings"));
    await waitFor(() =>
      expect(received.settings).toEqual([{ maintenanceMode: true }, { maintenanceMode: false }]),
    );
  });

  it("can be put back, and are not left by mistake", async () => {
    const { user, location } = open();
    await siteName();
    await user.click(toggle("Auto-approve products"));
    await user.click(screen.getByRole("tab", { name: "Profile" }));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(location()).toBe("/admin/settings?tab=app");
    expect(await screen.findByRole("switch", { name: "Auto-approve products" })).toBeChecked();
    await user.click(press("Undo changes"));
    expect(toggle("Auto-approve products")).not.toBeChecked();
    await user.click(screen.getByRole("tab", { name: "Profile" }));
    await waitFor(() => expect(location()).toBe("/admin/settings"));
  });

  it("say that they could not be loaded, each part by itself", async () => {
    const { user } = open({
      first: [
        http.get("*/api/admin/app-settings", down, { once: true }),
        http.get("*/api/shipping", down, { once: true }),
      ],
    });
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await user.click(retry);
    expect(await siteName()).toBeVisible();
    expect(within(await delivery()).getByLabelText("Delivery fee (RWF)")).toHaveValue("2000");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("delivery", () => {
  const district = async (name: string) => within(await delivery()).getByRole("group", { name });

  it("sends the fees and days that were changed, and no others", async () => {
    const { user, received } = open();
    const form = within(await delivery());
    await user.click(form.getByText("Districts"));
    await user.clear(form.getByLabelText("Delivery fee (RWF)"));
    await user.type(form.getByLabelText("Delivery fee (RWF)"), "2,500");
    await user.type(form.getByLabelText("Free delivery from (RWF)"), "100000");
    const rusizi = within(await district("Rusizi"));
    await user.type(rusizi.getByLabelText("Fee (RWF)"), "4000");
    await user.clear(rusizi.getByLabelText("Days, to"));
    await user.type(rusizi.getByLabelText("Days, to"), "7");
    expect(form.getByText("4 changes are not saved.")).toBeVisible();
    expect(await complaintsOf(screen.getByRole("form", { name: "Delivery settings" }))).toEqual([]);
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    expect(await form.findByText("Delivery updated successfully!")).toBeVisible();
    expect(received.shipping).toEqual([
      {
        flat_fee: 2500,
        free_above: 100_000,
        districts: [{ district: "Rusizi", fee: 4000, min_days: 3, max_days: 7 }],
      },
    ]);
    expect(form.getByText("1 district has a fee of its own")).toBeVisible();
    expect(within(await district("Gasabo")).getByLabelText("Fee (RWF)")).toHaveValue("");
  });

  it("gives a district the common fee again, and ends free delivery", async () => {
    const { user, received } = open();
    const form = within(await delivery());
    await user.click(form.getByText("Districts"));
    const huye = within(await district("Huye"));
    await user.type(huye.getByLabelText("Fee (RWF)"), "3000");
    await user.type(form.getByLabelText("Free delivery from (RWF)"), "90000");
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    await form.findByText("Delivery updated successfully!");
    await user.clear(huye.getByLabelText("Fee (RWF)"));
    await user.clear(form.getByLabelText("Free delivery from (RWF)"));
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    await waitFor(() => expect(received.shipping).toHaveLength(2));
    expect(received.shipping[1]).toEqual({
      free_above: null,
      districts: [{ district: "Huye", fee: null, min_days: 3, max_days: 5 }],
    });
  });

  it("is free from a district's own amount, until that is the shop's again", async () => {
    const { user, received } = open();
    const form = within(await delivery());
    await user.click(form.getByText("Districts"));
    const ownAmount = async (name: string) =>
      within(await district(name)).getByLabelText("Free from (RWF)");
    await user.type(form.getByLabelText("Free delivery from (RWF)"), "80,000");
    expect(await ownAmount("Gasabo")).toHaveAttribute("placeholder", "80,000");
    await user.type(await ownAmount("Rusizi"), "120000");
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    await form.findByText("Delivery updated successfully!");
    const rusizi = { district: "Rusizi", min_days: 3, max_days: 5 };
    expect(received.shipping).toEqual([
      { free_above: 80_000, districts: [{ ...rusizi, free_above: 120_000 }] },
    ]);
    expect(await ownAmount("Rusizi")).toHaveValue("120000");
    expect(await ownAmount("Gasabo")).toHaveValue("");
    expect(
      form.getByText(/^All pay the delivery fee above; 1 delivers free from an amount of its own$/),
    ).toBeVisible();

    await user.clear(await ownAmount("Rusizi"));
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    await waitFor(() => expect(received.shipping).toHaveLength(2));
    expect(received.shipping[1]).toEqual({ districts: [{ ...rusizi, free_above: null }] });
    expect(await ownAmount("Rusizi")).toHaveValue("");
  });

  it("names what is wrong, also in a district that is folded away", async () => {
    const { user, received } = open();
    const form = within(await delivery());
    await user.click(form.getByText("Districts"));
    const before = within(await district("Huye"));
    await user.clear(before.getByLabelText("Days, from"));
    await user.type(before.getByLabelText("Days, from"), "9");
    await user.click(form.getByText("Districts"));
    expect(form.queryByRole("group", { name: "Huye" })).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    const huye = within(await form.findByRole("group", { name: "Huye" }));
    expect(
      huye.getByText("The first number of days must not be more than the second"),
    ).toBeVisible();
    expect(huye.getByLabelText("Days, to")).toHaveFocus();
    await user.clear(form.getByLabelText("Delivery fee (RWF)"));
    await user.type(huye.getByLabelText("Fee (RWF)"), "much");
    await user.type(huye.getByLabelText("Free from (RWF)"), "1.5");
    await user.clear(huye.getByLabelText("Days, from"));
    await user.type(huye.getByLabelText("Days, from"), "99");
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    expect(await huye.findAllByText("Please enter a whole number of RWF")).toHaveLength(2);
    expect(form.getAllByText("Please enter a whole number of RWF")).toHaveLength(3);
    expect(huye.getByText("Please enter days from 0 to 60")).toBeVisible();
    expect(received.shipping).toEqual([]);
  });

  it("says why it failed", async () => {
    const { user } = open({
      first: [http.put("*/api/admin/shipping", () => failure(403, "Access denied"))],
    });
    const form = within(await delivery());
    await user.type(form.getByLabelText("Free delivery from (RWF)"), "50000");
    await user.click(form.getByRole("button", { name: "Save Delivery" }));
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Failed to update delivery. Access denied",
    );
  });
});
