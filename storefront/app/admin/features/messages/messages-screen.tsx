import type { ContactMessage } from "@strive/backend/contracts/contact";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-messages";
import { messageListQuery } from "./api";
import { MessageModal } from "./message-modal";
import { StateBadge } from "./state-badge";
import { useMessageState } from "./use-message-state";

const STATES = [
  { value: "", label: words.any },
  { value: "open", label: words.onlyOpen },
  { value: "handled", label: words.onlyHandled },
];

const nameOf = ({ subject, name }: ContactMessage) => words.rowOf(subject, name);

/** Messages from the contact form. */
export function MessagesScreen() {
  const params = useListParams(["state"]);
  const view = useOpenParam("view");
  const list = useAdminList(messageListQuery(params.values.state, params.offset));
  const change = useMessageState();

  const subject = (message: ContactMessage) => (
    <button
      type="button"
      onClick={() => view.open(message.id)}
      className="block min-h-11 w-full text-left"
    >
      <span className="line-clamp-2 font-strong [overflow-wrap:anywhere] hover:underline">
        {message.subject}
      </span>
      <span className="line-clamp-1 text-[13px] text-ink-3">{message.message}</span>
    </button>
  );
  const person = ({ name, email }: ContactMessage) => (
    <span className="block min-w-0">
      <span className="block truncate">{name}</span>
      <span className="block truncate text-[13px] text-ink-3">{email}</span>
    </span>
  );
  const time = ({ createdAt }: ContactMessage) => (
    <time dateTime={createdAt} className="whitespace-nowrap">
      {dateTimeText(createdAt)}
    </time>
  );
  const toggle = (message: ContactMessage) => (
    <Button
      tone="line"
      size="sm"
      disabled={change.busyId === message.id}
      onClick={() => change.toggle(message)}
    >
      {message.state === "open" ? words.markHandled : words.openAgain}
      <span className="sr-only">: {nameOf(message)}</span>
    </Button>
  );

  const columns: ReadonlyArray<ListColumn<ContactMessage>> = [
    { id: "subject", header: words.subject, cell: subject, className: "w-[38%]" },
    { id: "from", header: words.from, cell: person, className: "max-w-[220px]" },
    { id: "received", header: words.received, cell: time },
    { id: "state", header: words.state, cell: ({ state }) => <StateBadge state={state} /> },
    { id: "actions", header: shell.actions, isEnd: true, cell: toggle },
  ];
  return (
    <>
      <ListPage
        title={words.title}
        filters={
          <Select
            label={words.state}
            value={params.values.state}
            options={STATES}
            onChange={({ target }) => params.choose({ state: target.value })}
            className="w-full lg:max-w-[240px]"
          />
        }
        params={params}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        card={(message) => (
          <div className="grid gap-2.5 text-[15px]">
            {subject(message)}
            {person(message)}
            <span className="text-[13px] text-ink-3">{time(message)}</span>
            <div className="flex flex-wrap items-center justify-between gap-2.5 border-t border-line pt-2.5">
              <StateBadge state={message.state} />
              {toggle(message)}
            </div>
          </div>
        )}
        onOpen={({ id }) => view.open(id)}
        loadingText={words.loading}
        empty={{ title: words.empty, help: words.emptyHelp }}
        countText={words.count}
      />
      <MessageModal id={view.value} onClose={view.close} change={change} />
    </>
  );
}
