import type { User } from "@strive/backend/contracts/accounts";
import { Badge } from "~/ui/badge";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-users";

const ROLES = [
  { value: "user", label: words.roleUser },
  { value: "admin", label: words.roleAdmin },
] as const;

interface ControlProps {
  user: User;
  /** Element that says why this is off; null: it is on. */
  refusalId: string | null;
}

export function RoleSelect({
  user,
  refusalId,
  onChoose,
}: ControlProps & { onChoose: (role: User["role"]) => void }) {
  return (
    <Select
      label={words.roleOf(user.name)}
      value={user.role}
      options={ROLES}
      disabled={refusalId !== null}
      aria-describedby={refusalId ?? undefined}
      onChange={({ target }) => onChoose(target.value === "admin" ? "admin" : "user")}
      className="min-w-[116px] [&>select]:h-11 [&>select:disabled]:border-line [&>select:disabled]:bg-stone [&>select:disabled]:text-ink-3"
    />
  );
}

/** The badge that says whether somebody can log in, and changes it. */
export function StatusButton({
  user,
  refusalId,
  onToggle,
}: ControlProps & { onToggle: () => void }) {
  const { isActive, name } = user;
  const text = isActive ? words.active : words.inactive;
  const badge = <Badge tone={isActive ? "success" : "neutral"}>{text}</Badge>;
  if (refusalId !== null) return <span className="inline-flex min-h-11 items-center">{badge}</span>;
  return (
    <button
      type="button"
      aria-label={isActive ? words.deactivateOf(name) : words.activateOf(name)}
      title={isActive ? words.deactivate : words.activate}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center hover:[&>span]:shadow-[inset_0_0_0_1.5px_currentColor]"
    >
      {badge}
    </button>
  );
}
