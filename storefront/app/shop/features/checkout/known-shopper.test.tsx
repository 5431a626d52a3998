import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, customer, signedIn } from "~/testing/signed-in";
import { CheckoutScreen } from "./checkout-screen";
import { readForm, saveForm } from "./shipping-form";

const EMPTY = readForm();

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");

beforeEach(() => window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT)])));
afterEach(() => window.sessionStorage.clear());

const open = () =>
  renderRoute({ at: "/checkout", routes: [{ path: "/checkout", Component: CheckoutScreen }] });
const field = (label: string) => screen.findByLabelText(label);

describe("the shipping form of a signed-in customer", () => {
  it("knows the account's details, and keeps nothing until something is typed", async () => {
    server.use(...signedIn(customer));
    const { container } = open();
    await waitFor(async () => expect(await field("First name")).toHaveValue("Aline"));
    expect(await field("Last name")).toHaveValue("Uwase");
    expect(await field("Email")).toHaveValue(customer.email);
    expect(await field("Phone")).toHaveValue("0788 000 000");
    expect(readForm()).toEqual(EMPTY);
    await screen.findByRole("radio", { name: "Mobile money" });
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("leaves what was typed", async () => {
    saveForm({ ...EMPTY, firstname: "Keza", email: "keza@example.rw" });
    server.use(...signedIn(customer));
    open();
    await waitFor(async () => expect(await field("Last name")).toHaveValue("Uwase"));
    expect(await field("First name")).toHaveValue("Keza");
    expect(await field("Email")).toHaveValue("keza@example.rw");
  });

  it("is empty for an admin, who is a guest in the shop", async () => {
    server.use(...signedIn(admin));
    open();
    await screen.findByRole("radio", { name: "Mobile money" });
    expect(await field("First name")).toHaveValue("");
  });
});
