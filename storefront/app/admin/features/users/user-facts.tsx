import { phoneText } from "@strive/backend/contracts/phone";
import type { User } from "@strive/backend/contracts/accounts";
import type { ReactNode } from "react";
import { dateTimeText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-users";
import * as fields from "~/words/fields";
import { RoleSelect, StatusButton } from "./controls";
import { Avatar } from "./person";
import { UserCredit } from "./user-credit";
import { UserOrders } from "./user-orders";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[130px_minmax(0,1fr)] items-center gap-3">
      <dt className="text-[14px] text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

interface UserFactsProps {
  user: User;
  refusal: string | null;
  onRole: (role: User["role"]) => void;
  onToggle: () => void;
}

export function UserFacts({ user, refusal, onRole, onToggle }: UserFactsProps) {
  const refusalId = refusal === null ? null : "user-facts-refusal";
  return (
    <>
      <div className="mb-4 flex items-center gap-3.5">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="truncate text-[17px] font-strong">{user.name}</p>
          <a
            href={`mailto:${user.email}`}
            className="inline-flex min-h-11 max-w-full items-center truncate underline underline-offset-4"
          >
            {user.email}
          </a>
        </div>
      </div>
      {refusal !== null && (
        <p id="user-facts-refusal" className="mb-3 bg-stone px-4 py-3 text-[14px]">
          {refusal}
        </p>
      )}
      <dl className="grid gap-1">
        <Fact label={words.role}>
          <RoleSelect user={user} refusalId={refusalId} onChoose={onRole} />
        </Fact>
        <Fact label={words.status}>
          <StatusButton user={user} refusalId={refusalId} onToggle={onToggle} />
        </Fact>
        <Fact label={words.verification}>
          <Badge tone={user.emailVerified ? "success" : "warning"}>
            {user.emailVerified ? words.emailVerified : words.emailNotVerified}
          </Badge>
        </Fact>
        <Fact label={fields.phone}>
          {user.phone === null ? (
            <span className="text-ink-3">{words.noPhone}</span>
          ) : (
            <a
              href={`tel:${user.phone}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {phoneText(user.phone)}
            </a>
          )}
        </Fact>
        <Fact label={words.joined}>{dateTimeText(user.createdAt)}</Fact>
      </dl>
      <UserCredit user={user} />
      <UserOrders email={user.email} />
    </>
  );
}
