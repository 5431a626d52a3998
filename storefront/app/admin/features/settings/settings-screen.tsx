import { useSearchParams } from "react-router-dom";
import { useSession } from "~/lib/session";
import { Tabs } from "~/admin/shell/tabs";
import { ProfileTab } from "./profile-tab";
import { SecurityTab } from "./security-tab";

const TAB_PARAM = "tab";
const FIRST = "profile";

export function SettingsScreen() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  // The guard shows this screen to a signed-in admin only.
  if (user === null) return null;
  const tabs = [
    { id: FIRST, label: "Profile", content: <ProfileTab user={user} /> },
    { id: "security", label: "Security", content: <SecurityTab user={user} /> },
  ];
  const current = tabs.find(({ id }) => id === search.get(TAB_PARAM))?.id ?? FIRST;
  return (
    <>
      <h1 className="title-2 mb-5">Settings</h1>
      <div className="max-w-[760px]">
        <Tabs
          label="Settings"
          tabs={tabs}
          current={current}
          onChange={(id) => setSearch(id === FIRST ? {} : { [TAB_PARAM]: id }, { replace: true })}
        />
      </div>
    </>
  );
}
