import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { kigaliDay } from "~/lib/kigali-day";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { DeliveryOffice, eric, parcelOf } from "~/testing/deliveries";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

async function open(changes: Partial<Order>) {
  const office = new DeliveryOffice();
  const order = orderSeen(482_913, {}, changes);
  server.use(...office.handlers, ...orderOffice(order).handlers);
  const view = renderAdmin({
    at: `/admin/orders?view=${order.id}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  await screen.findByRole("region", { name: "Payments" });
  return { ...view, office, order };
}

const part = () => within(screen.getByRole("region", { name: "Delivery" }));

describe("the delivery of an order", () => {
  it("is given to a rider for a day", async () => {
    const { user, office, order, container } = await open({ status: "processing" });
    expect(part().getByText("Nobody brings it yet.")).toBeVisible();
    expect(part().getByRole("link", { name: "Map" })).toHaveAttribute(
      "href",
      expect.stringContaining("https://www.google.com/maps/search/"),
    );
    await user.click(part().getByRole("button", { name: "Assign rider" }));
    await user.selectOptions(await part().findByRole("combobox", { name: "Rider" }), eric.id);
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(part().getByRole("button", { name: "Assign rider" }));
    await waitFor(() =>
      expect(office.planned).toEqual([
        { order_ids: [order.id], parcel_ids: [], rider_id: eric.id, day: kigaliDay() },
      ]),
    );
  });

  it("says who has it, and which tries failed", async () => {
    const attempts = [
      { at: "2026-11-25T14:00:00.000Z", reason: "nobody_home" as const, new_day: "2026-11-26" },
    ];
    const rider = { name: eric.name, phone: eric.phone };
    await open({ status: "shipped", parcels: [parcelOf({ state: "out", rider, attempts })] });
    expect(part().getByText("With the rider on Fri, Nov 27")).toBeVisible();
    expect(part().getByText("Eric Habimana")).toBeVisible();
    expect(part().getByText("Nov 25, 2026: Nobody home, again on Thu, Nov 26")).toBeVisible();
    expect(part().getByRole("link", { name: "0788 555 123" })).toBeVisible();
  });

  it("is no question where there is nothing to bring, or it went otherwise", async () => {
    await open({ status: "shipped", parcels: [] });
    expect(screen.queryByRole("region", { name: "Delivery" })).not.toBeInTheDocument();
  });

  it("of what came says who took it", async () => {
    const parcels = [parcelOf({ state: "delivered", received_by: "Her brother" })];
    await open({ status: "delivered", parcels });
    expect(part().getByText("Delivered on Fri, Nov 27 to Her brother")).toBeVisible();
    expect(part().queryByRole("button", { name: "Assign rider" })).not.toBeInTheDocument();
  });

  it("is no question of what is collected in the shop", async () => {
    await open({ status: "processing", is_pickup: true });
    expect(screen.queryByRole("region", { name: "Delivery" })).not.toBeInTheDocument();
  });

  it("leaves a rider what is on the road, unless it is chosen", async () => {
    const rider = { name: eric.name, phone: eric.phone };
    const parcels = [
      parcelOf({ state: "out", rider }),
      parcelOf({ id: "parcel_2", number: 2, state: "failed", day: null }),
    ];
    const { user, office, container } = await open({ status: "shipped", parcels });
    const assign = async (name: string, isTaken: boolean) => {
      await user.click(part().getByRole("button", { name: "Assign rider" }));
      await user.selectOptions(await part().findByRole("combobox", { name: "Rider" }), eric.id);
      const take = part().getByRole("checkbox", { name: "Take parcel 1 from Eric Habimana" });
      if (isTaken) await user.click(take);
      expect(await complaintsOf(container)).toEqual([]);
      await user.click(part().getByRole("button", { name }));
    };
    const common = { order_ids: [], rider_id: eric.id, day: kigaliDay() };
    await assign("Assign rider", false);
    await waitFor(() => expect(office.planned).toEqual([{ ...common, parcel_ids: ["parcel_2"] }]));
    await part().findByRole("button", { name: "Assign rider" });
    await assign("Assign 2 to this rider", true);
    await waitFor(() => expect(office.planned).toHaveLength(2));
    expect(office.planned[1]).toEqual({
      ...common,
      parcel_ids: ["parcel_1", "parcel_2"],
    });
  });

  it("of what is all on the road asks which to take", async () => {
    const rider = { name: eric.name, phone: eric.phone };
    const parcels = [parcelOf({ state: "out", rider })];
    const { user, office } = await open({ status: "shipped", parcels });
    await user.click(part().getByRole("button", { name: "Assign rider" }));
    await user.selectOptions(await part().findByRole("combobox", { name: "Rider" }), eric.id);
    expect(part().getByRole("button", { name: "Assign rider" })).toBeDisabled();
    await user.click(part().getByRole("checkbox", { name: "Take it from Eric Habimana" }));
    await user.click(part().getByRole("button", { name: "Assign rider" }));
    await waitFor(() =>
      expect(office.planned).toEqual([
        { order_ids: [], parcel_ids: ["parcel_1"], rider_id: eric.id, day: kigaliDay() },
      ]),
    );
  });
});
