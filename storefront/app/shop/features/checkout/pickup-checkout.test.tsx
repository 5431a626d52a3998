import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import {
  confirmed,
  keepTypedForm,
  openCheckout,
  press,
  summaryRows,
} from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { server } from "~/testing/server";
import { readPickup } from "./pickup-form";
import { saveForm } from "./shipping-form";
import { removeCheckout } from "~/shop/session-values";

const lineOf = (product: typeof giftCard): CartLine => {
  const [variant] = product.variants;
  if (!variant) throw new Error("It has variants");
  return cartLineOf(product, variant);
};
const tee = lineOf(productNamed("Gahinga Boxy Tee"));

let desk: ReturnType<typeof orderDesk>;
const keep = (...lines: CartLine[]) => window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
beforeEach(() => {
  keepTypedForm();
  desk = orderDesk();
  server.use(
    ...desk.handlers,
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ hasPickup: true })),
    ),
  );
  keep(tee);
});
afterEach(() => window.sessionStorage.clear());

const COLLECT = "I collect it in the shop";
const group = () => screen.findByRole("radiogroup", { name: "How you get it" });

async function openAndCollect() {
  const view = openCheckout();
  await screen.findByRole("radio", { name: "Mobile money" });
  await view.user.click(within(await group()).getByRole("radio", { name: COLLECT }));
  return view;
}

describe("what is collected in the shop", () => {
  it("is not offered where the shop doesn't, nor for gift cards alone", async () => {
    keep(lineOf(giftCard));
    openCheckout();
    await screen.findByRole("radio", { name: "Mobile money" });
    expect(screen.queryByRole("radiogroup", { name: "How you get it" })).not.toBeInTheDocument();
  });

  it("asks for no address, costs no delivery and has no rider to pay", async () => {
    const { user, container } = await openAndCollect();
    expect(
      screen.getByText(/^Our shop: Kigali, Rwanda\. We tell you when it is ready\./),
    ).toBeVisible();
    for (const name of ["Address", "City", "District"]) {
      expect(screen.queryByRole("textbox", { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole("combobox", { name: "District" })).not.toBeInTheDocument();
    expect(screen.queryByText("The rider calls this number.")).not.toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: "Cash on delivery" })).not.toBeInTheDocument();
    expect(summaryRows().join("; ")).toMatch(/ShippingFree/);
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    const [sent] = desk.received.orders;
    expect(sent?.body).toMatchObject({
      is_pickup: true,
      firstname: "Aline",
      expected_total: 18_000,
    });
    expect(sent?.body).not.toHaveProperty("delivery_address");
    expect(sent?.body).not.toHaveProperty("district");
    expect(readPickup()).toEqual({ way: "" });
  });

  it("needs nothing that was never asked", async () => {
    removeCheckout();
    saveForm({
      firstname: "Aline",
      lastname: "",
      email: "aline@example.rw",
      phone: "+250788000000",
      delivery_address: "",
      city: "",
      district: "",
      landmark: "",
    });
    const { user } = await openAndCollect();
    await press(user, "Place Order");
    expect(await screen.findByRole("textbox", { name: "Last name" })).toHaveFocus();
    await user.keyboard("Uwase");
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
  });

  it("can be brought after all, with what was typed", async () => {
    const { user } = await openAndCollect();
    expect(readPickup()).toEqual({ way: "pickup" });
    await user.click(screen.getByRole("radio", { name: "Delivered to me" }));
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("KG 11 Ave");
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    const [sent] = desk.received.orders;
    expect(sent?.body).toMatchObject({ district: "Gasabo", expected_total: 20_000 });
    expect(sent?.body).not.toHaveProperty("is_pickup");
  });

  it("says so where the shop stopped offering it meanwhile", async () => {
    const message = "Orders can't be collected in the shop now. We deliver them";
    server.use(
      http.post("*/api/orders", () =>
        failure(400, "Validation failed", { errors: [{ field: "is_pickup", message }] }),
      ),
    );
    const { user } = await openAndCollect();
    await press(user, "Place Order");
    expect(await screen.findByText(message)).toBeVisible();
    expect(await group()).toHaveFocus();
  });
});
