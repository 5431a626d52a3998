import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { CartScreen } from "../features/cart/cart-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your Shopping Cart", path: null });

export default CartScreen;
