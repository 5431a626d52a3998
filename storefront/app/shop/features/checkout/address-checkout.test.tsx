import { screen, waitFor, within } from "@testing-library/react";
import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { addressNumbered, AddressBook } from "~/testing/addresses";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { noPlace, placeAt, placeFails } from "~/testing/geolocation";
import { failure } from "~/testing/handlers";
import { confirmed, keepTypedForm, openCheckout, press } from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { readForm } from "./shipping-form";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");

beforeEach(() => window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT)])));
afterEach(() => {
  window.sessionStorage.clear();
  noPlace();
});

const PIN = { latitude: -1.94412, longitude: 30.06188, accuracy: 12 };

function open(book: AddressBook | null) {
  const desk = orderDesk();
  server.use(...desk.handlers);
  if (book !== null) server.use(...book.handlers, ...signedIn(customer));
  return { ...openCheckout(), desk };
}
type Desk = ReturnType<typeof open>["desk"];

const bodyOf = (desk: Desk): CreateOrderBody | undefined => desk.received.orders[0]?.body;
const rows = () => screen.findByRole("radiogroup", { name: "Deliver to" });
const share = "Share my location";

describe("a landmark and a pin", () => {
  it("go with a guest's order, who sees nothing of kept addresses", async () => {
    placeAt({ latitude: -1.944_123, longitude: 30.061_876_5, accuracy: 12.4 });
    keepTypedForm();
    const { user, desk, container } = open(null);
    await user.type(await screen.findByLabelText("Landmark (optional)"), "Blue gate");
    await press(user, share);
    await screen.findByRole("link", { name: "Open in maps" });
    expect(screen.queryByText("Save this address in my account")).not.toBeInTheDocument();
    expect(screen.queryByRole("radiogroup", { name: "Deliver to" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).toMatchObject({ landmark: "Blue gate", pin: PIN });
    // Nothing of it stays in the tab.
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("30.06188");
  });

  it("survive a reload, and are left out when they were removed", async () => {
    placeAt(PIN);
    keepTypedForm();
    const first = open(null);
    await press(first.user, share);
    await screen.findByRole("link", { name: "Open in maps" });
    first.unmount();
    const { user, desk } = open(null);
    await press(user, "Remove the location");
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).not.toHaveProperty("pin");
    expect(bodyOf(desk)).not.toHaveProperty("landmark");
  });

  it.each([
    ["denied", /We can’t see your location/],
    ["unavailable", /can’t find where you are/],
    ["slow", /took too long/],
  ] as const)(
    "say in words that the location is %s, and the order goes without",
    async (fault, text) => {
      placeFails(fault);
      keepTypedForm();
      const { user, desk } = open(null);
      await press(user, share);
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      await press(user, "Place Order");
      await confirmed();
      expect(bodyOf(desk)).not.toHaveProperty("pin");
    },
  );

  it("say so where the page may not ask, and where the phone is abroad", async () => {
    keepTypedForm();
    const { user } = open(null);
    await press(user, share);
    expect((await screen.findAllByText(/can’t find where you are/))[0]).toBeVisible();
    placeAt({ latitude: 48.8566, longitude: 2.3522, accuracy: 5 });
    await press(user, share);
    expect((await screen.findAllByText(/outside Rwanda/))[0]).toBeVisible();
  });
});

describe("a customer who keeps addresses", () => {
  const two = () =>
    new AddressBook([addressNumbered(1), addressNumbered(2, { district: "Kicukiro" })]);

  it("orders to the default one without typing anything", async () => {
    const { user, desk, container } = open(two());
    const choices = within(await rows());
    expect(await choices.findByRole("radio", { name: /^Home/ })).toBeChecked();
    expect(screen.queryByLabelText("District")).not.toBeInTheDocument();
    expect(await screen.findByLabelText("Phone")).toHaveValue("0788 123 456");
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).toMatchObject({
      firstname: "Aline",
      phone: "+250788123456",
      email: customer.email,
      delivery_address: "KG 11 Ave, house 1",
      district: "Gasabo",
      landmark: "Blue gate, opposite the pharmacy",
      pin: PIN,
    });
  });

  it("chooses another one of them", async () => {
    const { user, desk } = open(two());
    const choices = within(await rows());
    await user.click(await choices.findByRole("radio", { name: /^No\. 2/ }));
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).toMatchObject({
      delivery_address: "KG 12 Ave, house 2",
      district: "Kicukiro",
    });
    // What belongs to the first one stays with it.
    expect(bodyOf(desk)).not.toHaveProperty("pin");
    expect(bodyOf(desk)).not.toHaveProperty("landmark");
  });

  it("finds what was typed again after a look at a kept one", async () => {
    placeAt(PIN);
    const { user, desk } = open(two());
    const choices = within(await rows());
    await user.click(choices.getByRole("radio", { name: /^Another address/ }));
    await user.type(screen.getByRole("textbox", { name: "Address" }), "KN 3 Rd");
    await press(user, share);
    await screen.findByRole("link", { name: "Open in maps" });
    await user.click(choices.getAllByRole("radio")[1] ?? document.body);
    await user.click(choices.getByRole("radio", { name: /^Another address/ }));
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("KN 3 Rd");
    await user.type(screen.getByRole("combobox", { name: "District" }), "Gasabo");
    await user.type(screen.getByRole("textbox", { name: "City" }), "Kigali");
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).toMatchObject({ delivery_address: "KN 3 Rd", pin: PIN });
  });

  it("types a new one, and has it kept behind the order", async () => {
    const book = two();
    const { user, desk } = open(book);
    const choices = within(await rows());
    await user.click(await choices.findByRole("radio", { name: /^Another address/ }));
    expect(await screen.findByLabelText("Address")).toHaveValue("");
    expect(screen.queryByRole("link", { name: "Open in maps" })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("District"), "Huye");
    await user.type(screen.getByLabelText("City"), "Huye");
    await user.type(screen.getByLabelText("Address"), "Main street");
    await user.click(screen.getByRole("checkbox", { name: "Save this address in my account" }));
    await press(user, "Place Order");
    await confirmed();
    expect(bodyOf(desk)).toMatchObject({ delivery_address: "Main street", district: "Huye" });
    await waitFor(() => expect(book.added).toHaveLength(1));
    expect(book.added[0]?.body).toMatchObject({
      firstname: "Aline",
      delivery_address: "Main street",
      district: "Huye",
    });
  });

  it("is told when it could not be kept: the order is placed", async () => {
    keepTypedForm();
    const { user } = open(new AddressBook());
    server.use(http.post("*/api/auth/me/addresses", () => failure(503, "Down")));
    await user.click(
      await screen.findByRole("checkbox", { name: "Save this address in my account" }),
    );
    await press(user, "Place Order");
    await confirmed();
    expect(
      await screen.findByText(
        "Your order is placed. We couldn’t save the address in your account.",
      ),
    ).toBeVisible();
  });

  it("keeps what was typed in this tab before", async () => {
    keepTypedForm();
    open(two());
    const choices = within(await rows());
    expect(await choices.findByRole("radio", { name: /^Another address/ })).toBeChecked();
    expect(await screen.findByLabelText("Address")).toHaveValue("KG 11 Ave");
    expect(readForm().delivery_address).toBe("KG 11 Ave");
  });

  it("types the address where they could not be loaded", async () => {
    const book = two();
    const down = http.get("*/api/auth/me/addresses", () => failure(400, "Down"), { once: true });
    server.use(down, ...orderDesk().handlers, ...book.handlers, ...signedIn(customer));
    const { user } = openCheckout();
    expect(await screen.findByText(/Your saved addresses could not be loaded/)).toBeVisible();
    expect(await screen.findByLabelText("Address")).toBeVisible();
    await press(user, "Retry");
    expect(await within(await rows()).findByRole("radio", { name: /^Home/ })).toBeChecked();
  });
});
