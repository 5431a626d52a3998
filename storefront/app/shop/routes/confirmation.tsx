import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { ConfirmationScreen } from "../features/confirmation/confirmation-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your order", path: null });

export default ConfirmationScreen;
