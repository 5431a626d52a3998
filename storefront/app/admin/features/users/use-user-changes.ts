import type { User, UserListResponse } from "@strive/backend/contracts/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-users";
import { changeRole, oneUserKey, toggleStatus, USER_LISTS, USERS } from "./api";

const UNDO_MS = 5000;
/** Counts the changes under way. */
const CHANGES = ["admin", USERS, "change"] as const;

/** Shows other facts of a user wherever it is shown. */
function usePatch() {
  const client = useQueryClient();
  return useCallback(
    (id: string, facts: Partial<User>) => {
      client.setQueriesData<UserListResponse>({ queryKey: USER_LISTS }, (list) =>
        list === undefined
          ? list
          : {
              ...list,
              data: list.data.map((user) => (user.id === id ? { ...user, ...facts } : user)),
            },
      );
      client.setQueryData<User>(oneUserKey(id), (user) => user && { ...user, ...facts });
    },
    [client],
  );
}

interface ChangeOptions<Change> {
  send: (user: User, change: Change) => Promise<User>;
  /** What is shown until the server has answered. */
  facts: (user: User, change: Change) => Partial<User>;
  onDone?: (saved: User) => void;
  onFailure?: (error: Error, change: Change) => void;
}

/**
 * A change that is shown at once and taken back when it fails. Changes are sent one after the
 * other, in the order they were made; what was shown is asked anew behind the last one.
 */
function useChange<Change>({ send, facts, onDone, onFailure }: ChangeOptions<Change>) {
  const client = useQueryClient();
  const patch = usePatch();
  const invalidate = useInvalidate();
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: USERS },
    networkMode: "always",
    mutationFn: ({ user, change }: { user: User; change: Change }) => send(user, change),
    onMutate: async ({ user, change }) => {
      await client.cancelQueries({ queryKey: ["admin", USERS] });
      patch(user.id, facts(user, change));
    },
    onSuccess: (saved) => {
      patch(saved.id, saved);
      onDone?.(saved);
    },
    onError: (error, { user, change }) => {
      const before = Object.keys(facts(user, change)).map((name) => [
        name,
        user[name as keyof User],
      ]);
      patch(user.id, Object.fromEntries(before) as Partial<User>);
      onFailure?.(error, change);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGES }) > 1) return;
      void invalidate(USERS, "dashboard");
    },
  });
}

/** Role and status of users, as the list and the detail change them. */
export function useUserChanges() {
  const show = useShowMessage();
  const showFailure = (what: string) => (error: Error) =>
    show({ tone: "danger", text: failedText(what, error), durationMs: FAILURE_MS });

  const role = useChange<User["role"]>({
    send: (user, next) => changeRole(user.id, { role: next }),
    facts: (_user, next) => ({ role: next }),
    onDone: ({ name, role: now }) =>
      show({
        tone: "success",
        text: now === "admin" ? words.isAdmin(name) : words.isUser(name),
      }),
    // Of a promotion the question says so by itself.
    onFailure: (error, next) => {
      if (next === "user") showFailure(words.roleNotUpdated)(error);
    },
  });
  const status = useChange<boolean>({
    send: ({ id }) => toggleStatus(id),
    facts: (_user, isActive) => ({ isActive }),
    onDone: (saved) =>
      show({
        tone: "success",
        text: saved.isActive ? words.isActive(saved.name) : words.isInactive(saved.name),
        durationMs: UNDO_MS,
        action: { label: words.undo, onAction: () => toggle(saved) },
      }),
    onFailure: showFailure(words.statusNotToggled),
  });
  const toggle = (user: User) => status.mutate({ user, change: !user.isActive });

  return {
    demote: (user: User) => role.mutate({ user, change: "user" }),
    /** For a question that shows its failure by itself. @throws ApiError */
    promote: (user: User) => role.mutateAsync({ user, change: "admin" }),
    toggle,
  };
}
export type UserChanges = ReturnType<typeof useUserChanges>;
