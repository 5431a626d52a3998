import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import * as words from "~/words/find-order";
import { FindOrderScreen } from "../features/find-order/find-order-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, path: null });

export default FindOrderScreen;
