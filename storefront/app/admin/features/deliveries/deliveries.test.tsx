import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { kigaliDay } from "~/lib/kigali-day";
import { complaintsOf } from "~/testing/axe";
import { DeliveryOffice, eric, reportOf, sheetOf, stopNumbered } from "~/testing/deliveries";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { DeliveriesScreen } from "./deliveries-screen";

const order = {
  id: "order_482920",
  order_number: "STR-482920",
  firstname: "Diane",
  lastname: "Mukamana",
  address: "KN 3 Rd",
  city: "Kigali",
  district: "Nyarugenge",
  landmark: "Blue gate",
  pieces: 2,
  cash_due: 34_000,
  delivery: { from: "2026-11-26", to: "2026-11-27" },
};
const out = stopNumbered(482_913);
const done = reportOf(stopNumbered(482_914, { firstname: "Keza" }));

function open(changes: ConstructorParameters<typeof DeliveryOffice>[0] = {}, at = "") {
  const office = new DeliveryOffice(changes);
  server.use(...office.handlers);
  const view = renderAdmin({
    at: `/admin/deliveries${at}`,
    screens: [{ path: "/admin/deliveries", Screen: DeliveriesScreen }],
  });
  return { ...view, office };
}

const sheet = () => screen.findByRole("region", { name: "Eric Habimana’s day" });
const toPlan = (count: number) => screen.findByRole("region", { name: `To plan (${count})` });

describe("deliveries", () => {
  it("begin with nothing, and say how to start", async () => {
    const { container } = open();
    expect(await screen.findByText("Every order that can be sent has a rider.")).toBeVisible();
    expect(screen.getByText("No deliveries on this day")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be loaded again when that failed", async () => {
    const office = new DeliveryOffice({ to_plan: [order], to_plan_count: 1 });
    const denied = http.get("*/api/admin/deliveries", () => failure(403, "Access denied"), {
      once: true,
    });
    server.use(denied, ...office.handlers);
    const { user } = renderAdmin({
      at: "/admin/deliveries",
      screens: [{ path: "/admin/deliveries", Screen: DeliveriesScreen }],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(within(await toPlan(1)).getByText("Diane Mukamana")).toBeVisible();
  });

  it("are given to a rider, several at once, with what came back", async () => {
    const late = stopNumbered(482_915, {
      state: "failed",
      day: null,
      rider: null,
      failed_reason: "refused",
    });
    const { user, office } = open({ to_plan: [order], to_plan_count: 1, waiting: [late] });
    const part = within(await toPlan(2));
    expect(part.getByText(/Came back: Refused/)).toBeVisible();
    expect(part.getByText(/Cash RWF.34,000/)).toBeVisible();
    expect(part.getByRole("button", { name: "Assign rider" })).toBeDisabled();
    await user.click(part.getByRole("checkbox", { name: "Choose all" }));
    await user.click(part.getByRole("button", { name: "Assign 2 to this rider" }));
    expect(part.getByText("Choose a rider.")).toBeVisible();
    await user.selectOptions(part.getByRole("combobox", { name: "Rider" }), eric.id);
    await user.click(part.getByRole("button", { name: "Assign 2 to this rider" }));
    await waitFor(() =>
      expect(office.planned).toEqual([
        { order_ids: [order.id], parcel_ids: [late.id], rider_id: eric.id, day: kigaliDay() },
      ]),
    );
    expect(await screen.findByText("Eric Habimana brings 2 parcels")).toBeVisible();
  });

  it("say which parcels can't leave, and why", async () => {
    const stop = stopNumbered(482_913, { state: "planned" });
    const { user } = open({ sheets: [sheetOf([stop])] });
    const refused = [{ order_number: "STR-482913", message: "Some items are gone" }];
    server.use(
      http.post("*/api/admin/delivery-sheets/:id/send", () =>
        HttpResponse.json({ success: true, data: { sheet: sheetOf([stop]), refused } }),
      ),
    );
    const day = within(await sheet());
    await user.click(day.getByRole("button", { name: "Send out 1 parcel" }));
    expect(await day.findByRole("alert")).toHaveTextContent(
      "Some stay in the shop. STR-482913: Some items are gone.",
    );
  });

  it("lead to the rider's link, which opens without a login", async () => {
    open({ sheets: [sheetOf([out])] });
    const day = within(await sheet());
    expect(day.getByRole("link", { name: "Open day sheet" })).toHaveAttribute(
      "href",
      "http://localhost:8000/rider#sheet_1.secret",
    );
    expect(day.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringContaining("https://wa.me/250788555123?text="),
    );
    expect(day.getByText(/With the rider/)).toBeVisible();
  });

  it("wait with the count until the rider is back", async () => {
    open({ sheets: [sheetOf([out], [done])] });
    const day = within(await sheet());
    expect(
      day.getByText("Some parcels are still out. Count when the rider is back."),
    ).toBeVisible();
    expect(day.queryByRole("form", { name: "Count the cash" })).not.toBeInTheDocument();
  });

  it("end with the cash, counted once however often it is pressed", async () => {
    const { user, office, container } = open({
      sheets: [sheetOf([], [done])],
      to_count: [{ id: "sheet_1", rider: eric.name, day: kigaliDay(), cash_taken: 20_000 }],
    });
    expect(await screen.findByRole("region", { name: "Cash to count" })).toBeVisible();
    const form = within(await screen.findByRole("form", { name: "Count the cash" }));
    await user.click(form.getByRole("button", { name: "Count the cash" }));
    expect(form.getByText("Write a whole number, like 34000.")).toBeVisible();
    const amount = form.getByRole("textbox", { name: "Cash you counted, in RWF" });
    await user.type(amount, "19,500");
    await user.click(form.getByRole("button", { name: /^Confirm RWF.19,500$/ }));
    expect(form.getByText("Say why it is not what the rider took.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.type(form.getByRole("textbox", { name: "Why is it not that amount?" }), "Torn note");
    await user.dblClick(form.getByRole("button", { name: /^Confirm/ }));
    expect(await screen.findByText(/RWF.19,500 counted by admin@strive.rw/)).toBeVisible();
    expect(screen.getByText(/difference: Torn note/)).toBeVisible();
    expect(screen.getByText("Cash the rider took")).toBeVisible();
    expect(screen.queryByText("Cash with the rider")).not.toBeInTheDocument();
    expect(office.counted).toEqual([{ amount: 19_500, expected: 20_000, reason: "Torn note" }]);
  });

  it("name the orders to look at once the cash is counted", async () => {
    const partOf = reportOf(out, { settled: "part", cash_amount: 5000 });
    const before = reportOf(stopNumbered(482_915), { settled: "paid_before" });
    const paid = { ...done, settled: "payment" as const };
    const { user, container } = open({ sheets: [sheetOf([], [paid, partOf, before])] });
    const form = within(await screen.findByRole("form", { name: "Count the cash" }));
    expect(
      form.getByText(/^The rider took RWF.45,000. It is counted for its orders.$/),
    ).toBeVisible();
    await user.type(form.getByRole("textbox", { name: "Cash you counted, in RWF" }), "45000");
    await user.click(form.getByRole("button", { name: /^Confirm/ }));
    expect(
      await screen.findByText(/^RWF.45,000 counted. Look at STR-482913, STR-482915.$/),
    ).toBeVisible();
    const look = within(await screen.findByRole("list", { name: "Orders to look at" }));
    expect(look.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "STR-482913",
      "STR-482915",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("give nobody what is delivered already", async () => {
    open({ sheets: [sheetOf([stopNumbered(482_913, { state: "delivered" })])] });
    const day = within(await sheet());
    expect(day.getByText(/Delivered · Cash/)).toBeVisible();
    expect(day.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("say why a count was refused", async () => {
    const { user } = open({ sheets: [sheetOf([], [done])] });
    const text = "The rider’s day changed meanwhile. Look at it, and count again";
    server.use(http.post("*/api/admin/delivery-sheets/:id/count", () => failure(409, text)));
    const form = within(await screen.findByRole("form", { name: "Count the cash" }));
    await user.type(form.getByRole("textbox", { name: "Cash you counted, in RWF" }), "20000");
    await user.click(form.getByRole("button", { name: /^Confirm/ }));
    expect(await form.findByRole("alert")).toHaveTextContent(text);
  });

  it("of another day are in the address", async () => {
    const { user, location } = open();
    await user.click(await screen.findByRole("button", { name: "Next day" }));
    expect(location()).toBe(`/admin/deliveries?day=${kigaliDay(1)}`);
    await user.click(await screen.findByRole("button", { name: "Today" }));
    await waitFor(() => expect(location()).toBe("/admin/deliveries"));
  });

  it("learn of a new rider, and say at the field what is wrong with one", async () => {
    const { user, office } = open();
    await user.click(await screen.findByRole("button", { name: "Riders" }));
    const form = within(await screen.findByRole("form", { name: "Add rider" }));
    const name = form.getByRole("textbox", { name: "Name" });
    const phone = form.getByRole("textbox", { name: "Phone" });
    await user.type(phone, "123");
    await user.click(form.getByRole("button", { name: "Add rider" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription("Name is required"));
    expect(name).toHaveFocus();
    expect(phone).toHaveAccessibleDescription(/A phone number in Rwanda starts with 07/);
    await user.type(name, "Claude");
    await user.clear(phone);
    await user.type(phone, "0788 123 456");
    await user.click(form.getByRole("button", { name: "Add rider" }));
    expect(await screen.findByText("Claude can bring parcels now")).toBeVisible();
    expect(office.riders.at(-1)).toMatchObject({ name: "Claude", phone: "+250788123456" });
    expect(name).toHaveValue("");
    expect(phone).toHaveValue("");
    expect(await screen.findByText("0788 123 456")).toBeVisible();
  });
});
