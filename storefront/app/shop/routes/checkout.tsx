import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { CheckoutScreen } from "../features/checkout/checkout-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Checkout", path: null });

export default CheckoutScreen;
