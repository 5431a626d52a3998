import type { User, UserListResponse, UserStats } from "@strive/backend/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { failedText } from "~/admin/data/refusal";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-users";
import { USER_LISTS, userQuery } from "./api";
import { refusalOf } from "./standing";
import { UserFacts } from "./user-facts";
import { UserForm } from "./user-form";

interface OpenUserProps {
  id: string;
  isOpen: boolean;
  isEditing: boolean;
  meId: string;
  stats: UserStats | undefined;
  onEdit: () => void;
  onClose: () => void;
  onRole: (user: User, role: User["role"]) => void;
  onToggle: (user: User) => void;
  onDelete: (user: User) => void;
}

/** As a list shows it already: the detail opens with it and asks for itself. */
function useKnownUser(id: string): User | undefined {
  return useQueryClient()
    .getQueriesData<UserListResponse>({ queryKey: USER_LISTS })
    .flatMap(([, list]) => list?.data ?? [])
    .find((user) => user.id === id);
}

function OpenUser({ id, isOpen, isEditing, meId, stats, ...on }: OpenUserProps) {
  const known = useKnownUser(id);
  const query = useAdminQuery({ ...userQuery(id), placeholderData: known, enabled: isOpen });
  const { data: user, error } = query;
  const refusal = user === undefined ? null : refusalOf(user, meId, stats);
  const footer = user !== undefined && !isEditing && (
    <>
      <Button
        tone="line"
        size="sm"
        disabled={refusal !== null}
        onClick={() => on.onDelete(user)}
        className="mr-auto"
      >
        {shell.doDelete}
      </Button>
      <Button size="sm" onClick={on.onEdit}>
        {words.editUser}
      </Button>
    </>
  );
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={on.onClose}
      title={isEditing ? words.editUser : words.details}
      {...(footer !== false && { footer })}
    >
      <DetailBody
        query={query}
        {...(error !== null && { errorText: failedText(words.notFetched, error) })}
      >
        {(shown) =>
          isEditing ? (
            <UserForm key={shown.id} user={shown} onClose={on.onClose} />
          ) : (
            <UserFacts
              user={shown}
              refusal={refusal}
              onRole={(role) => on.onRole(shown, role)}
              onToggle={() => on.onToggle(shown)}
            />
          )
        }
      </DetailBody>
    </DetailModal>
  );
}

type UserModalProps = Omit<OpenUserProps, "id" | "isOpen"> & {
  /** Null: closed. */
  id: string | null;
};

export function UserModal({ id, isEditing, ...rest }: UserModalProps) {
  // What was open is still seen while the dialog fades.
  const [last, setLast] = useState({ id, isEditing });
  if (id !== null && (id !== last.id || isEditing !== last.isEditing)) setLast({ id, isEditing });
  if (last.id === null) return null;
  return <OpenUser id={last.id} isEditing={last.isEditing} isOpen={id !== null} {...rest} />;
}
