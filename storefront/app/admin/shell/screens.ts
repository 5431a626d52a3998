import Settings2 from "lucide-react/icons/settings-2";
import { paths } from "~/lib/paths";

const settingsPath = (): string => `${paths.admin()}/settings`;

/** The admin's screens in the sidebar's order. A screen that does not exist yet has no line. */
export const ADMIN_SCREENS = [{ to: settingsPath(), label: "Settings", Icon: Settings2 }] as const;

/** Where `/admin` itself leads. */
export const firstScreen = (): string => settingsPath();
