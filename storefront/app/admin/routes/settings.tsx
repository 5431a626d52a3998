import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { SettingsScreen } from "../features/settings/settings-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Settings", path: null });

export default SettingsScreen;
