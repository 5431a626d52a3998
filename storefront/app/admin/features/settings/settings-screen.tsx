import { useSearchParams } from "react-router-dom";
import { useSession } from "~/lib/session";
import { PageTitle } from "~/admin/shell/page-title";
import { Tabs } from "~/admin/shell/tabs";
import * as words from "~/words/admin-settings";
import * as fields from "~/words/fields";
import { AppSettingsTab } from "./app-settings-tab";
import { ProfileTab } from "./profile-tab";
import type { User } from "@strive/backend/contracts/accounts";
import { useChangePasswordFields } from "~/lib/change-password-fields";
import { ChangePasswordForm } from "~/ui/change-password-fields";
import { changeAdminPassword } from "./api";
import { SignOutEverywhere } from "./sign-out-everywhere";

function SecurityTab({ user }: { user: User }) {
  const { signIn } = useSession();
  const password = useChangePasswordFields({
    send: changeAdminPassword,
    onToken: (token) => signIn(token, user),
    isFailureTimed: true,
  });
  return (
    <>
      <ChangePasswordForm email={user.email} password={password} />
      <SignOutEverywhere user={user} />
    </>
  );
}

const TAB_PARAM = "tab";
const FIRST = "profile";

export function SettingsScreen() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  // The guard shows this screen to a signed-in admin only.
  if (user === null) return null;
  const tabs = [
    { id: FIRST, label: fields.profile, content: <ProfileTab user={user} /> },
    { id: "security", label: words.security, content: <SecurityTab user={user} /> },
    { id: "app", label: words.appSettings, content: <AppSettingsTab /> },
  ];
  const current = tabs.find(({ id }) => id === search.get(TAB_PARAM))?.id ?? FIRST;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className="max-w-[760px]">
        <Tabs
          label={words.title}
          tabs={tabs}
          current={current}
          onChange={(id) => setSearch(id === FIRST ? {} : { [TAB_PARAM]: id }, { replace: true })}
        />
      </div>
    </>
  );
}
