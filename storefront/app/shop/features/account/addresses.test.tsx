import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { addressNumbered, AddressBook } from "~/testing/addresses";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ownOrders } from "~/testing/own-orders";
import { placeAt, noPlace } from "~/testing/geolocation";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

afterEach(() => noPlace());

function open(book = new AddressBook()) {
  server.use(ownOrders([]), ...book.handlers, ...signedIn(customer));
  const view = renderRoute({
    at: "/account",
    routes: [{ path: "/account", Component: AccountScreen }],
  });
  return { ...view, book };
}

const section = () => screen.findByRole("region", { name: "My addresses" });
const dialog = () => screen.findByRole("dialog");
const two = () => new AddressBook([addressNumbered(1), addressNumbered(2)]);

describe("a customer's addresses", () => {
  it("are none at first, and one is added with landmark and pin", async () => {
    placeAt({ latitude: -1.944_123, longitude: 30.061_876_5, accuracy: 12.4 });
    const { user, book, container } = open();
    const part = within(await section());
    expect(await part.findByText(/No addresses yet/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(part.getByRole("button", { name: "Add address" }));
    const form = within(await dialog());
    expect(form.getByLabelText("First name")).toHaveValue("Aline");
    await user.type(form.getByLabelText("Name of this address (optional)"), "Home");
    await user.type(form.getByLabelText("City"), "Kigali");
    await user.type(form.getByLabelText("Address"), "KG 11 Ave");
    await user.type(form.getByLabelText("Landmark (optional)"), "Blue gate");
    await user.click(form.getByRole("button", { name: "Share my location" }));
    const sentence = "Your location is shared. It’s accurate to about 12 m.";
    expect(await form.findAllByText(sentence)).toHaveLength(2);
    expect(form.getByRole("link", { name: "Open in maps" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=-1.94412%2C30.06188",
    );
    await user.click(form.getByRole("button", { name: "Save address" }));
    // What is missing is said at its field, and nothing is sent.
    expect(await form.findByText("District is required")).toBeVisible();
    expect(book.added).toEqual([]);
    await user.type(form.getByLabelText("District"), "gasabo");
    await user.click(form.getByRole("button", { name: "Save address" }));
    expect(await part.findByText("Home")).toBeVisible();
    expect(part.getByText("Default")).toBeVisible();
    expect(book.added.map(({ body }) => body)).toEqual([
      {
        label: "Home",
        firstname: "Aline",
        lastname: "Uwase",
        phone: "+250788000000",
        district: "Gasabo",
        city: "Kigali",
        delivery_address: "KG 11 Ave",
        landmark: "Blue gate",
        pin: { latitude: -1.94412, longitude: 30.06188, accuracy: 12 },
      },
    ]);
  });

  it("are changed, made the default, and deleted once that is confirmed", async () => {
    const { user, book, container } = open(two());
    const part = within(await section());
    expect(await part.findByText("Blue gate, opposite the pharmacy")).toBeVisible();
    expect(part.getByRole("link", { name: "Open in maps" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(part.getByRole("button", { name: "Edit Home" }));
    const form = within(await dialog());
    await user.click(form.getByRole("button", { name: "Remove the location" }));
    expect(form.getByRole("button", { name: "Share my location" })).toBeVisible();
    await user.click(form.getByRole("button", { name: "Save address" }));
    await screen.findByText("We saved the address");
    expect(book.addresses[0]?.pin).toBeNull();
    await user.click(part.getByRole("button", { name: "Make No. 2 the default" }));
    expect(await part.findByRole("button", { name: "Make Home the default" })).toBeVisible();
    await user.click(part.getByRole("button", { name: "Delete Home" }));
    const question = within(await dialog());
    await user.click(question.getByRole("button", { name: "Keep it" }));
    expect(book.addresses).toHaveLength(2);
    await user.click(part.getByRole("button", { name: "Delete Home" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Home was deleted")).toBeVisible();
    expect(part.queryByText("Home")).not.toBeInTheDocument();
  });

  it("are ten at most", async () => {
    open(new AddressBook(Array.from({ length: 10 }, (_, at) => addressNumbered(at + 1))));
    const part = within(await section());
    expect(
      await part.findByText("You have 10 addresses. Delete one to add another."),
    ).toBeVisible();
    expect(part.queryByRole("button", { name: "Add address" })).not.toBeInTheDocument();
  });

  it("can be loaded again when that failed", async () => {
    const book = two();
    server.use(ownOrders([]), ...book.handlers, ...signedIn(customer));
    const down = http.get("*/api/auth/me/addresses", () => failure(503, "Down"), { once: true });
    server.use(down);
    const { user } = renderRoute({
      at: "/account",
      routes: [{ path: "/account", Component: AccountScreen }],
    });
    const part = within(await section());
    await user.click(await part.findByRole("button", { name: "Retry" }));
    expect(await part.findByText("Home")).toBeVisible();
  });
});
