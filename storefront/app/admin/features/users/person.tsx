import type { User } from "@strive/backend/contracts/accounts";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin-users";

const GROUNDS = [
  "bg-ground-clay",
  "bg-ground-lake",
  "bg-ground-sand",
  "bg-ground-mist",
  "bg-ground-tea",
] as const;

/** The same colour for the same person, wherever they are shown. */
function groundOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
}

export function Avatar({ user }: { user: User }) {
  const [initial = ""] = user.name.trim();
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-[42px] flex-none place-items-center text-[16px] font-bold",
        groundOf(user.id),
      )}
    >
      {initial.toUpperCase()}
    </span>
  );
}

interface PersonProps {
  user: User;
  isMe: boolean;
  /** Why the controls of this row are off; they name it as their description. */
  refusal: { id: string; text: string } | null;
  onOpen: () => void;
}

/** Avatar, name and address: the name opens the details. */
export function Person({ user, isMe, refusal, onOpen }: PersonProps) {
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <Avatar user={user} />
      <div className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-11 max-w-full flex-col items-start justify-center text-left lg:min-h-0"
        >
          <span className="max-w-full truncate font-strong hover:underline">
            {user.name}
            {isMe && <span className="ml-2 text-[13px] text-ink-3">{words.you}</span>}
          </span>
          <span className="max-w-full truncate text-[13px] text-ink-3">{user.email}</span>
        </button>
        {refusal !== null && (
          <p id={refusal.id} className="max-w-[44ch] text-[13px] leading-snug text-ink-2">
            {refusal.text}
          </p>
        )}
      </div>
    </div>
  );
}
