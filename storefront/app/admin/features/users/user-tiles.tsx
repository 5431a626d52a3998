import ShieldCheck from "lucide-react/icons/shield";
import UserIcon from "lucide-react/icons/user";
import UserCheck from "lucide-react/icons/user-check";
import UsersIcon from "lucide-react/icons/users";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import type { ListParams } from "~/admin/data/list-params";
import { CounterTile, CounterTiles } from "~/admin/shell/counter-tile";
import { LoadError } from "~/ui/message";
import type { UserStats } from "@strive/backend/contracts/accounts";
import * as words from "~/words/admin-users";
import type { UserParam } from "./api";

type Choice = Readonly<Record<"role" | "isActive", string>>;

const TILES = [
  { stat: "total_users", label: words.totalUsers, Icon: UsersIcon, choice: ["", ""] },
  { stat: "active_users", label: words.activeUsers, Icon: UserCheck, choice: ["", "true"] },
  { stat: "admins", label: words.admins, Icon: ShieldCheck, choice: ["admin", ""] },
  { stat: "regular_users", label: words.regularUsers, Icon: UserIcon, choice: ["user", ""] },
] as const;

const EVERYBODY: Choice = { role: "", isActive: "" };

interface UserTilesProps {
  stats: AdminQuery<UserStats>;
  params: ListParams<UserParam>;
}

/** How many there are, and the filter to each kind; a second press shows everybody again. */
export function UserTiles({ stats, params }: UserTilesProps) {
  const { values, choose } = params;
  return (
    <>
      <CounterTiles>
        {TILES.map(({ stat, label, Icon, choice: [role, isActive] }) => {
          const isOn = values.role === role && values.isActive === isActive;
          return (
            <CounterTile
              key={stat}
              label={label}
              value={stats.data?.[stat]}
              icon={<Icon size={20} strokeWidth={1.6} />}
              filter={{ isOn, onToggle: () => choose(isOn ? EVERYBODY : { role, isActive }) }}
            />
          );
        })}
      </CounterTiles>
      {stats.error !== null && (
        <div className="mb-5">
          <LoadError
            text={`${words.numbersNotLoaded}: ${failureText(stats.error)}`}
            onRetry={stats.retry}
          />
        </div>
      )}
    </>
  );
}
