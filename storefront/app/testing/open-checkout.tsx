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
  });
