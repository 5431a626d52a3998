import type { User } from "@strive/backend/contracts/accounts";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import UserCheck from "lucide-react/icons/user-check";
import UserX from "lucide-react/icons/user-x";
import type { ReactNode } from "react";
import { RowMenu } from "~/admin/shell/row-menu";
import { dateText } from "~/lib/order-words";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-users";

interface UserCardProps {
  user: User;
  refusal: string | null;
  person: ReactNode;
  role: ReactNode;
  status: ReactNode;
  onOpen: () => void;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
}

const ICON = { size: 18, strokeWidth: 1.6 } as const;

/** A row of the list where there is no room for a table. */
export function UserCard({ user, refusal, person, role, status, ...on }: UserCardProps) {
  const off = refusal ?? undefined;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_44px] items-start gap-2">
        {person}
        <RowMenu
          label={shell.actionsOf(user.name)}
          items={[
            { id: "view", label: words.showDetails, icon: <Eye {...ICON} />, onChoose: on.onOpen },
            { id: "edit", label: shell.edit, icon: <Pencil {...ICON} />, onChoose: on.onEdit },
            {
              id: "status",
              label: user.isActive ? words.deactivate : words.activate,
              icon: user.isActive ? <UserX {...ICON} /> : <UserCheck {...ICON} />,
              refusal: off,
              onChoose: on.onToggle,
            },
            {
              id: "delete",
              label: shell.doDelete,
              icon: <Trash2 {...ICON} />,
              tone: "danger",
              refusal: off,
              onChoose: on.onDelete,
            },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5">
        {role}
        {status}
        <p className="w-full text-[13px] text-ink-3">
          {words.joined} {dateText(user.createdAt)}
        </p>
      </div>
    </div>
  );
}
