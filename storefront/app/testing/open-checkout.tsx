import { screen, within } from "@testing-library/react";
import { renderRoute } from "./render-route";
import { CheckoutScreen } from "~/shop/features/checkout/checkout-screen";
import { saveForm } from "~/shop/features/checkout/shipping-form";

/** The checkout, with a stand-in for the screen that comes after it. */
export const openCheckout = (at = "/checkout") =>
  renderRoute({
    at,
    routes: [
      { path: "/checkout", Component: CheckoutScreen },
      { path: "/checkout/confirmation", Component: () => <h1>Confirmation</h1> },
    ],
  });
export type CheckoutUser = ReturnType<typeof openCheckout>["user"];

/** A complete set of form values. */
export const keepTypedForm = () =>
  saveForm({
    firstname: "Aline",
    lastname: "Uwase",
    email: "aline@example.rw",
    phone: "+250788000000",
    delivery_address: "KG 11 Ave",
    city: "Kigali",
    district: "Gasabo",
    landmark: "",
  });

export const press = async (user: CheckoutUser, name: string) =>
  user.click(await screen.findByRole("button", { name }));
/** The stand-in. */
export const confirmed = () => screen.findByRole("heading", { name: "Confirmation" });
export const codeField = () => screen.findByRole("textbox", { name: "Promo code or gift card" });

/** From what the items cost to what is to be paid, as the summary says them. */
export const summaryRows = () =>
  within(screen.getByRole("region", { name: "Order summary" }))
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent)
    .slice(0, -1);
/** What costs something else than it did, above the button. */
export const changes = () =>
  within(screen.getByRole("form", { name: "Checkout" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
