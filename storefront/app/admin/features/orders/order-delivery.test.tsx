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

  it("goes in several parcels, each piece in one of them, before anything leaves", async () => {
    const [first] = orderSeen(482_913).items;
    if (!first) throw new Error("The order is empty");
    const tee = { ...first, id: "item_tee", product_name: "Gahinga Boxy Tee", quantity: 3 };
    const belt = { ...first, id: "item_belt", product_name: "Ruzizi Belt", quantity: 1 };
    const { user, office, container } = await open({ status: "processing", items: [tee, belt] });
    await user.click(part().getByRole("button", { name: "Split into parcels" }));
    const form = within(part().getByRole("form", { name: "Split into parcels" }));
    const save = form.getByRole("button", { name: "Save parcels" });
    await user.click(save);
    expect(form.getByRole("alert")).toHaveTextContent("Nothing is in parcel 2.");
    const more = async (name: RegExp, times: number) => {
      const group = within(form.getByRole("group", { name }));
      const button = group.getByRole("button", { name: "Increase quantity" });
      for (let n = 0; n < times; n++) await user.click(button);
      return button;
    };
    expect(await more(/^Ruzizi Belt.*pieces in parcel 2$/, 1)).toBeDisabled();
    await more(/^Gahinga.*pieces in parcel 2$/, 1);
    await user.click(form.getByRole("button", { name: "Add a parcel" }));
    expect(await more(/^Gahinga.*pieces in parcel 3$/, 2)).toBeDisabled();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(save);
    expect(form.getByRole("alert")).toHaveTextContent("Nothing is in parcel 1.");
    await user.click(form.getByRole("button", { name: "Remove parcel 3" }));
    await user.click(save);
    await waitFor(() => expect(office.splits).toHaveLength(1));
    expect(office.splits[0]).toEqual([
      { items: [{ item_id: "item_tee", quantity: 2 }] },
      {
        items: [
          { item_id: "item_tee", quantity: 1 },
          { item_id: "item_belt", quantity: 1 },
        ],
      },
    ]);
    expect(await screen.findByText("It goes in 2 parcels")).toBeVisible();
    expect(part().queryByRole("form", { name: "Split into parcels" })).not.toBeInTheDocument();
  });

  it("in several parcels says what is in each, and can be one parcel again", async () => {
    const [item] = orderSeen(482_913).items;
    if (!item) throw new Error("The order is empty");
    const items = [{ ...item, id: "item_tee", product_name: "Gahinga Boxy Tee", quantity: 2 }];
    const one = [{ item_id: "item_tee", quantity: 1 }];
    const parcels = [
      parcelOf({ items: one, rider: { name: eric.name, phone: eric.phone } }),
      parcelOf({ id: "parcel_2", number: 2, items: one }),
    ];
    const { user, office } = await open({ status: "processing", items, parcels });
    expect(part().getAllByText(/^1 × Gahinga Boxy Tee, Size/)).toHaveLength(2);
    await user.click(part().getByRole("button", { name: "Change parcels" }));
    expect(part().getByText("Who brings them has to be chosen again.")).toBeVisible();
    await user.click(part().getByRole("button", { name: "Remove parcel 2" }));
    await user.click(part().getByRole("button", { name: "Save parcels" }));
    await waitFor(() =>
      expect(office.splits).toEqual([[{ items: [{ item_id: "item_tee", quantity: 2 }] }]]),
    );
  });

  it.each([
    { name: "of one piece", changes: { quantity: 1 }, parcel: {} },
    { name: "with something on the road", changes: { quantity: 2 }, parcel: { state: "out" } },
  ] as const)("$name stays in its parcels", async ({ changes, parcel }) => {
    const items = orderSeen(482_913)
      .items.slice(0, 1)
      .map((item) => ({ ...item, ...changes }));
    await open({ status: "processing", items, parcels: [parcelOf(parcel)] });
    expect(part().getByRole("button", { name: "Assign rider" })).toBeVisible();
    expect(part().queryByRole("button", { name: /parcels$/ })).not.toBeInTheDocument();
  });
});
