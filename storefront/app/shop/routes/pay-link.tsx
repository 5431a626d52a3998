import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import * as words from "~/words/pay-link";
import { PayLinkScreen } from "../features/pay-link/pay-link-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, path: null });

export default PayLinkScreen;
