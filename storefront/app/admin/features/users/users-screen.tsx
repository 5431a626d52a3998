import type { User } from "@strive/backend/contracts/accounts";
import Trash2 from "lucide-react/icons/trash-2";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { dateText } from "~/lib/order-words";
import { useSession } from "~/lib/session";
import { IconButton } from "~/ui/icon-button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-users";
import { USER_PARAMS, userListQuery, userStatsQuery } from "./api";
import { RoleSelect, StatusButton } from "./controls";
import { Person } from "./person";
import { refusalOf } from "./standing";
import { useUserChanges } from "./use-user-changes";
import { UserCard } from "./user-card";
import { UserFilters } from "./user-filters";
import { UserModal } from "./user-modal";
import { useUserQuestions } from "./user-questions";
import { UserTiles } from "./user-tiles";

/** The parts of a row, for the table and for the card. */
function useRowParts(meId: string) {
  const stats = useAdminQuery(userStatsQuery());
  const view = useOpenParam("view");
  const edit = useOpenParam("edit");
  const changes = useUserChanges();
  const questions = useUserQuestions({
    promote: changes.promote,
    onDeleted: ({ id }) => {
      if (view.value === id) view.close();
    },
  });
  const refusal = (user: User) => refusalOf(user, meId, stats.data);
  const refusalId = (user: User) => (refusal(user) === null ? null : `refusal-${user.id}`);
  const chooseRole = (user: User, role: User["role"]) =>
    role === "admin" ? questions.askPromote(user) : changes.demote(user);

  const person = (user: User) => {
    const text = refusal(user);
    return (
      <Person
        user={user}
        isMe={user.id === meId}
        refusal={text === null ? null : { id: `refusal-${user.id}`, text }}
        onOpen={() => view.open(user.id)}
      />
    );
  };
  const role = (user: User) => (
    <RoleSelect
      user={user}
      refusalId={refusalId(user)}
      onChoose={(next) => chooseRole(user, next)}
    />
  );
  const status = (user: User) => (
    <StatusButton user={user} refusalId={refusalId(user)} onToggle={() => changes.toggle(user)} />
  );
  const remove = (user: User) => (
    <IconButton
      label={words.deleteOf(user.name)}
      disabled={refusal(user) !== null}
      aria-describedby={refusalId(user) ?? undefined}
      onClick={() => questions.askDelete(user)}
      className="ml-auto text-ink-2 disabled:text-line-strong"
    >
      <Trash2 size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
  return {
    stats,
    view,
    edit,
    changes,
    questions,
    refusal,
    chooseRole,
    person,
    role,
    status,
    remove,
  };
}

export function UsersScreen() {
  const { user: me } = useSession();
  const meId = me?.id ?? "";
  const params = useListParams(USER_PARAMS);
  const list = useAdminList(userListQuery(params.values, params.offset));
  const row = useRowParts(meId);
  const { view, edit, stats, questions, changes } = row;

  const columns: ReadonlyArray<ListColumn<User>> = [
    { id: "user", header: words.user, sorts: ["name", "name_desc"], cell: row.person },
    {
      id: "joined",
      header: words.joined,
      sorts: ["oldest", "latest"],
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{dateText(createdAt)}</span>,
    },
    { id: "role", header: words.role, cell: row.role },
    { id: "status", header: words.status, cell: row.status },
    { id: "actions", header: shell.actions, isEnd: true, cell: row.remove },
  ];
  return (
    <>
      <ListPage
        title={words.title}
        top={<UserTiles stats={stats} params={params} />}
        searchLabel={words.search}
        filters={<UserFilters params={params} />}
        params={params}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        card={(user) => (
          <UserCard
            user={user}
            refusal={row.refusal(user)}
            person={row.person(user)}
            role={row.role(user)}
            status={row.status(user)}
            onOpen={() => view.open(user.id)}
            onEdit={() => edit.open(user.id)}
            onToggle={() => changes.toggle(user)}
            onDelete={() => questions.askDelete(user)}
          />
        )}
        onOpen={({ id }) => view.open(id)}
        loadingText={words.loading}
        empty={{ title: words.empty, help: words.emptyHelp }}
        countText={words.count}
      />
      <UserModal
        id={edit.value ?? view.value}
        isEditing={edit.value !== null}
        meId={meId}
        stats={stats.data}
        onEdit={() => edit.open(view.value ?? "")}
        onClose={edit.value === null ? view.close : edit.close}
        onRole={row.chooseRole}
        onToggle={changes.toggle}
        onDelete={questions.askDelete}
      />
      {questions.dialogs}
    </>
  );
}
