import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Shipping } from "@strive/backend/contracts/shipping";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { keepTypedForm, openCheckout, type CheckoutUser } from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { answerShipping, shipping } from "~/testing/shipping";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");
const PIECES = 2; // RWF 36,000

/** Free from 40,000, in Rubavu from 90,000, in Gasabo from 30,000. */
const OWN: Readonly<Record<string, number>> = { Rubavu: 90_000, Gasabo: 30_000 };
const TERMS: Partial<Shipping> = {
  free_above: 40_000,
  districts: shipping.districts.map((row) => ({
    ...row,
    free_above: OWN[row.district] ?? 40_000,
  })),
};

const summary = () => within(screen.getByRole("region", { name: "Order summary" }));
/** Subtotal, delivery, total. */
const sums = () =>
  summary()
    .getAllByRole("definition")
    .slice(0, 3)
    .map(({ textContent }) => textContent);

async function deliverTo(user: CheckoutUser, district: string) {
  const input = await screen.findByLabelText("District");
  await user.clear(input);
  if (district !== "") await user.type(input, district);
}

beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT, PIECES)]));
  server.use(
    ...orderDesk().handlers,
    http.get("*/api/shipping", () => HttpResponse.json(answerShipping(TERMS))),
  );
});
afterEach(() => window.sessionStorage.clear());

describe("free delivery at the checkout", () => {
  it("is the shop's until there is a district, and the district's then", async () => {
    const { user, container } = openCheckout();
    expect(await summary().findByText("RWF 4,000 more")).toBeVisible();
    const bar = summary().getByRole("progressbar", { name: "Towards free delivery" });
    expect(bar).toHaveAttribute("aria-valuenow", "90");
    expect(sums()).toEqual(["RWF 36,000", "RWF 2,000", "RWF 38,000"]);

    await deliverTo(user, "Rubavu");
    expect(await summary().findByText("RWF 54,000 more")).toBeVisible();
    expect(bar).toHaveAttribute("aria-valuenow", "40");
    expect(await complaintsOf(container)).toEqual([]);

    await deliverTo(user, "Gasabo");
    expect(await summary().findByText("Delivery is free")).toBeVisible();
    expect(summary().queryByRole("progressbar")).not.toBeInTheDocument();
    expect(sums()).toEqual(["RWF 36,000", "Free", "RWF 36,000"]);
  });

  it("needs no bar where delivery costs nothing for any order", async () => {
    keepTypedForm();
    const districts = shipping.districts.map((row) => ({ ...row, fee: 0, free_above: 90_000 }));
    server.use(http.get("*/api/shipping", () => HttpResponse.json(answerShipping({ districts }))));
    openCheckout();
    expect(await summary().findByText("Free")).toBeVisible();
    expect(summary().queryByRole("progressbar")).not.toBeInTheDocument();
    expect(summary().queryByText("Delivery is free")).not.toBeInTheDocument();
  });
});
