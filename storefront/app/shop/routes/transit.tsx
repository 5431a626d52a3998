import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { TransitScreen } from "../features/transit/transit-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Products in Transit", path: null });

export default TransitScreen;
