import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { AccountScreen } from "../features/account/account-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your account", path: null });

export default AccountScreen;
