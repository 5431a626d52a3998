import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { confirmed, keepTypedForm, openCheckout, press } from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { server } from "~/testing/server";
import { readCompany } from "./company-form";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (!VARIANT) throw new Error("It has variants");

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  keepTypedForm();
  desk = orderDesk();
  server.use(...desk.handlers);
  window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT)]));
});
afterEach(() => window.sessionStorage.clear());

const QUESTION = "Need an invoice for a company?";
const registered = () =>
  server.use(
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ isVatRegistered: true })),
    ),
  );
const companies = () =>
  desk.received.orders.map(({ body }) => [body.buyer_tin, body.purchase_code]);
const field = (name: string) => screen.getByRole("textbox", { name });

async function open() {
  const view = openCheckout();
  await screen.findByRole("radio", { name: "Mobile money" });
  return view;
}

describe("the invoice for a company", () => {
  it("is not offered by a shop that is not registered for VAT", async () => {
    const { user } = await open();
    expect(screen.queryByRole("button", { name: QUESTION })).not.toBeInTheDocument();
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(companies()).toEqual([[undefined, undefined]]);
  });

  it("is asked for only by whoever opens it", async () => {
    registered();
    const { user, container } = await open();
    const question = await screen.findByRole("button", { name: QUESTION });
    expect(question).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("textbox", { name: /TIN/ })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(companies()).toEqual([[undefined, undefined]]);
  });

  it("goes with the order, and is forgotten with it", async () => {
    registered();
    const { user, container } = await open();
    await user.click(await screen.findByRole("button", { name: QUESTION }));
    await user.type(field("Company's TIN (optional)"), "120987654");
    await user.type(field("Purchase code (optional)"), "ab12cd");
    expect(readCompany()).toEqual({ buyer_tin: "120987654", purchase_code: "ab12cd" });
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(companies()).toEqual([["120987654", "AB12CD"]]);
    expect(readCompany()).toEqual({ buyer_tin: "", purchase_code: "" });
  });

  it("needs nine digits, and a code needs them", async () => {
    registered();
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: QUESTION }));
    await user.type(field("Purchase code (optional)"), "AB12CD");
    await press(user, "Place Order");
    expect(
      await screen.findByText("Enter the TIN that the purchase code belongs to"),
    ).toBeVisible();
    await user.type(field("Company's TIN (optional)"), "12");
    await press(user, "Place Order");
    expect(await screen.findByText("A TIN has 9 digits")).toBeVisible();
    expect(desk.received.orders).toEqual([]);
  });
});
