import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { enterOrder, openNewOrder, part, placeButton } from "~/testing/open-new-order";
import { PAY_CODE, staffOrderDesk } from "~/testing/staff-orders";

const tee = productNamed("Gahinga Boxy Tee");
const LINK = `${window.location.origin}/p/${PAY_CODE}`;
const MESSAGE = `Hello Aline, here is your STRIVE order, RWF 20,000. Pay here: ${LINK}`;
const withLink = () => placeButton("Place order and make the link");
const placed = (text = "STR-482922 is placed.") => screen.findByText(text);
const refusing = (...answer: Parameters<typeof failure>) =>
  http.post("*/api/orders/staff", () => failure(...answer), { once: true });

afterEach(() => vi.restoreAllMocks());

describe("an order by a pay link", () => {
  it("is placed once, whatever is pressed, and its message is there to be sent", async () => {
    const { user, container, received } = openNewOrder();
    await enterOrder(user);
    await user.selectOptions(screen.getByLabelText("Hold the items for"), "2 days");
    expect(screen.getByText(/The link holds the items for 2 days/)).toBeVisible();
    await user.dblClick(await withLink());
    expect(await placed()).toBeVisible();
    expect(screen.getByText("The items are held for 2 days.")).toBeVisible();
    expect(received.orders).toHaveLength(1);
    expect(received.orders[0]?.body).toEqual({
      items: [{ product_id: tee.id, variant_id: expect.any(String) as string, quantity: 1 }],
      firstname: "Aline",
      // Of what she ordered last.
      language: "fr",
      lastname: "Uwase",
      phone: "+250788123456",
      is_pickup: false,
      delivery_address: "KG 11 Ave, house 24",
      city: "Kigali",
      district: "Gasabo",
      expected_total: 20_000,
      pay: { way: "link", hold_hours: 48 },
    });
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect(screen.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/250788123456?text=${encodeURIComponent(MESSAGE)}`,
    );
    expect(screen.getByRole("link", { name: "Send by SMS" })).toHaveAttribute(
      "href",
      `sms:+250788123456?&body=${encodeURIComponent(MESSAGE)}`,
    );
    expect(screen.getByRole("link", { name: "Open order" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_482922",
    );
    expect(screen.getByRole("link", { name: "Packing slip" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_482922&print=packing",
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has a message in one's own words, and a link that is copied", async () => {
    const { user } = openNewOrder();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await enterOrder(user);
    await user.click(await withLink());
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    const text = screen.getByRole("textbox", { name: "Message" });
    expect(text).toHaveFocus();
    await user.clear(text);
    await user.type(text, "Muraho");
    expect(screen.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/250788123456?text=Muraho",
    );
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(write).toHaveBeenCalledWith(LINK);
  });

  it("is followed by the next one, from an empty form", async () => {
    const { user } = openNewOrder();
    await enterOrder(user);
    await user.click(await withLink());
    await user.click(await screen.findByRole("button", { name: "New order" }));
    expect(await screen.findByText("Add a product to see the total.")).toBeVisible();
    expect(screen.queryByText("Aline Uwase")).not.toBeInTheDocument();
    expect(window.localStorage.getItem("adminOrderDraft")).toBeNull();
  });
});

describe("an order whose money staff have", () => {
  it("is paid in cash, with what to give back", async () => {
    const { user, container, received } = openNewOrder();
    await enterOrder(user);
    await user.click(screen.getByRole("tab", { name: "Take payment" }));
    const handed = await screen.findByRole("textbox", { name: "Received" });
    await user.type(handed, "15,000");
    await user.click(await placeButton("Record RWF 20,000 in cash"));
    expect(await screen.findByText("RWF 5,000 is missing")).toBeVisible();
    expect(handed).toHaveFocus();
    await user.clear(handed);
    await user.type(handed, "25,000");
    const payment = within(await part("Payment"));
    expect(payment.getByText("RWF 5,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await placeButton("Record RWF 20,000 in cash"));
    expect(await placed("STR-482922 is placed and paid.")).toBeVisible();
    expect(screen.getByText(/^RWF 20,000 in cash, recorded \d\d:\d\d\.$/)).toBeVisible();
    expect(received.orders.map(({ body }) => body.pay)).toEqual([
      { way: "received", received_as: "cash" },
    ]);
    expect(screen.queryByRole("link", { name: "Send on WhatsApp" })).not.toBeInTheDocument();
  });

  it("is paid to the till, with a reference of its own", async () => {
    const taken = "This reference is already recorded for STR-100001";
    const { user, received } = openNewOrder(
      staffOrderDesk(),
      refusing(409, taken, { errors: [{ field: "pay.reference", message: taken }] }),
    );
    await enterOrder(user);
    await user.click(screen.getByRole("tab", { name: "Take payment" }));
    await user.click(await screen.findByRole("radio", { name: "MoMo to till" }));
    expect(screen.getByText(/Check the till phone first/)).toBeVisible();
    await user.click(await placeButton("Record RWF 20,000"));
    expect(await screen.findByText("Transfer reference is required")).toBeVisible();
    const reference = screen.getByRole("textbox", { name: "MTN transaction ID" });
    expect(reference).toHaveFocus();
    await user.type(reference, "14829077312");
    await user.click(await placeButton("Record RWF 20,000"));
    expect(await screen.findByText(taken)).toBeVisible();
    await user.clear(reference);
    await user.type(reference, "14829077313");
    await user.click(await placeButton("Record RWF 20,000"));
    expect(await placed("STR-482922 is placed and paid.")).toBeVisible();
    expect(received.orders.at(-1)?.body.pay).toEqual({
      way: "received",
      received_as: "mobile_money",
      reference: "14829077313",
    });
  });

  it("is paid to the rider, where one takes money", async () => {
    const nowhere = "The rider takes no money there";
    const { user, received } = openNewOrder(
      staffOrderDesk(),
      refusing(400, "Invalid request", { errors: [{ field: "pay.way", message: nowhere }] }),
    );
    await enterOrder(user);
    await user.click(screen.getByRole("tab", { name: "Pay the rider" }));
    await user.click(await placeButton("Place order, paid to the rider"));
    expect(await screen.findByText(nowhere)).toBeVisible();
    await user.click(await placeButton("Place order, paid to the rider"));
    expect(
      await screen.findByText("The rider collects RWF 20,000 in cash at the door."),
    ).toBeVisible();
    expect(received.orders.at(-1)?.body.pay).toEqual({ way: "door" });
  });
});

describe("an order that costs nothing", () => {
  it.each(["Send pay link", "Take payment", "Pay the rider"])(
    "is placed without a word of money to come: %s",
    async (way) => {
      const { user } = openNewOrder();
      await enterOrder(user);
      await user.click(screen.getByRole("tab", { name: way }));
      await user.click(screen.getByRole("button", { name: "Add a discount" }));
      await user.click(screen.getByRole("radio", { name: "RWF" }));
      await user.type(screen.getByRole("textbox", { name: "Whole RWF" }), "20,000");
      await user.type(screen.getByRole("textbox", { name: "Reason" }), "Lost parcel{Enter}");
      await user.click(await placeButton("Place order"));
      expect(await placed()).toBeVisible();
      expect(screen.getByText("Nothing is to be paid.")).toBeVisible();
    },
  );
});

describe("an order that is not placed", () => {
  it("because its price changed, asks for another press at the new one", async () => {
    const { user, prices, received } = openNewOrder();
    await enterOrder(user);
    await withLink();
    prices.set(tee.id, 20_000);
    await user.click(await withLink());
    expect(await screen.findByText("The price has changed.")).toBeVisible();
    const payment = within(await part("Payment"));
    expect(payment.getByText("RWF 22,000")).toBeVisible();
    expect(payment.getByText("RWF 20,000")).toBeVisible();
    expect(await within(await part("Total")).findByText("RWF 22,000")).toBeVisible();
    expect(received.orders).toHaveLength(1);
    await user.click(await withLink());
    expect(await placed()).toBeVisible();
    expect(received.orders.map(({ body }) => body.expected_total)).toEqual([20_000, 22_000]);
  });

  it("because pieces are gone, says what is left, and takes that", async () => {
    const variant = tee.variants.find(({ size }) => size === "M");
    const line = { index: 0, product_id: tee.id, variant_id: variant?.id, product_name: tee.name };
    const { user, received } = openNewOrder(
      staffOrderDesk(),
      refusing(409, "Some items are no longer available in this quantity", {
        code: "insufficient_stock",
        data: { lines: [{ ...line, requested: 2, available: 1 }] },
      }),
    );
    await enterOrder(user);
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    await user.click(await withLink());
    expect(await screen.findByText("Only 1 left")).toBeVisible();
    expect(screen.getByText("No order was placed.")).toBeVisible();
    // Nothing is sent that can't be had.
    await user.click(await withLink());
    expect(await screen.findByText("There are not enough pieces of everything")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use what is left" }));
    await user.click(await withLink());
    expect(await placed()).toBeVisible();
    expect(received.orders.map(({ body }) => body.items[0]?.quantity)).toEqual([1]);
  });

  it("because nobody answered, becomes one order with the next press", async () => {
    const desk = staffOrderDesk();
    const { user, received } = openNewOrder(desk, desk.losing);
    await enterOrder(user);
    await user.click(await withLink());
    expect(await screen.findByText(/It may be placed all the same/)).toBeVisible();
    await user.click(await withLink());
    expect(await placed()).toBeVisible();
    const [first, second] = received.orders;
    expect(second).toEqual(first);
  });

  it("because another version of it was sent, opens that one", async () => {
    const desk = staffOrderDesk();
    const { user, container, received, location } = openNewOrder(desk, desk.losing);
    await enterOrder(user);
    await user.click(await withLink());
    await screen.findByText(/It may be placed all the same/);
    await user.type(screen.getByRole("textbox", { name: "Note (optional)" }), "Blue gate");
    await user.click(await withLink());
    expect(
      await screen.findByText("This order was already sent, with other details."),
    ).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Open that order" }));
    // Whatever became of it meanwhile: the screen does not speak of it as if it were placed now.
    await waitFor(() => expect(location()).toBe("/admin/orders?view=order_482922"));
    expect(window.localStorage.getItem("adminOrderDraft")).toBeNull();
    const [first, , last] = received.orders;
    expect(last).toEqual(first);
  });

  it("because another version of it was sent, becomes another one where that is wanted", async () => {
    const desk = staffOrderDesk();
    const { user, received } = openNewOrder(desk, desk.losing);
    await enterOrder(user);
    await user.click(await withLink());
    await screen.findByText(/It may be placed all the same/);
    await user.type(screen.getByRole("textbox", { name: "Note (optional)" }), "Blue gate");
    await user.click(await withLink());
    await user.click(await screen.findByRole("button", { name: "Place another one" }));
    expect(await placed()).toBeVisible();
    expect(received.orders.at(-1)?.body.note).toBe("Blue gate");
    expect(new Set(received.orders.map(({ key }) => key)).size).toBe(2);
  });

  it("because of the customer's account, says so where the customer is", async () => {
    const gone = "This account doesn't exist any more";
    const { user } = openNewOrder(
      staffOrderDesk(),
      refusing(400, "Invalid request", { errors: [{ field: "user_id", message: gone }] }),
    );
    await enterOrder(user);
    await user.click(await withLink());
    const customer = within(await part("Customer"));
    expect(await customer.findByRole("alert")).toHaveTextContent(gone);
    expect(customer.getByRole("group", { name: "Aline Uwase" })).toHaveFocus();
    await user.click(customer.getByRole("button", { name: "Change customer" }));
    expect(customer.queryByText(gone)).not.toBeInTheDocument();
  });

  it("says why, in the server's words", async () => {
    const { user } = openNewOrder(
      staffOrderDesk(),
      refusing(400, "Invalid request", {
        errors: [{ field: "items.0.variant_id", message: "This product is not for sale any more" }],
      }),
      refusing(429, "Too many requests - please wait a moment"),
    );
    await enterOrder(user);
    await user.click(await withLink());
    expect(await screen.findByText("This product is not for sale any more")).toBeVisible();
    await user.click(await withLink());
    await waitFor(() => expect(screen.getByText(/^Too many requests/)).toBeVisible());
  });
});
