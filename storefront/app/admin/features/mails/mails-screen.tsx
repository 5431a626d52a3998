import type { Mail } from "@strive/backend/contracts/mails";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { useNow } from "~/admin/shell/use-now";
import { dateTimeText } from "~/lib/order-words";
import { inPageLanguage } from "~/lib/server-text";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-mails";
import { mailListQuery } from "./api";
import { MailModal } from "./mail-modal";
import { chargeTexts, mailName, nextTryText, recipientName, templateName } from "./mail-words";
import { StateBadge } from "./state-badge";
import { useRetries } from "./use-retries";

const STATES = [
  { value: "", label: words.any },
  { value: "pending", label: words.onlyPending },
  { value: "sent", label: words.onlySent },
  { value: "delivered", label: words.onlyDelivered },
  { value: "undelivered", label: words.onlyUndelivered },
  { value: "kept", label: words.onlyKept },
  { value: "passed_on", label: words.onlyPassedOn },
  { value: "dead", label: words.onlyDead },
  { value: "withheld", label: words.onlyWithheld },
];

/** The parts of a row, for the table and for the card. */
function useRowParts(onOpen: (id: string) => void) {
  const now = useNow();
  return {
    name: (mail: Mail) => (
      <button
        type="button"
        onClick={() => onOpen(mail.id)}
        className="block min-h-11 w-full text-left"
      >
        <span className="block font-strong first-letter:uppercase hover:underline">
          {templateName(mail)}
        </span>
        <span className="block truncate text-[13px] text-ink-3">{recipientName(mail)}</span>
        {mail.channel !== "mail" && (
          <span className="block text-[13px] text-ink-3">{chargeTexts(mail).join(" · ")}</span>
        )}
      </button>
    ),
    time: ({ createdAt }: Mail) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dateTimeText(createdAt)}
      </time>
    ),
    trouble: (mail: Mail) => {
      const next = nextTryText(mail, now);
      if (mail.last_error === null && next === null) return null;
      return (
        <span className="block min-w-0 text-[13.5px]">
          {mail.last_error !== null && (
            <span className="line-clamp-2 text-danger [overflow-wrap:anywhere]">
              {inPageLanguage(mail.last_error)}
            </span>
          )}
          {next !== null && (
            <span className="block text-ink-3">
              {words.nextTry}: {next}
            </span>
          )}
        </span>
      );
    },
  };
}

/** The outbox: what is waiting, what was sent, and what was given up. */
export function MailsScreen() {
  const params = useListParams(["state"]);
  const view = useOpenParam("view");
  const list = useAdminList(mailListQuery(params.values.state, params.offset));
  const retries = useRetries();
  const row = useRowParts(view.open);
  const dead = (list.data?.data ?? []).filter(({ state }) => state === "dead");

  const action = (mail: Mail) =>
    mail.state === "dead" && (
      <Button tone="line" size="sm" disabled={retries.isBusy} onClick={() => retries.retry([mail])}>
        {words.tryAgain}
        <span className="sr-only">: {mailName(mail)}</span>
      </Button>
    );
  const columns: ReadonlyArray<ListColumn<Mail>> = [
    { id: "mail", header: words.mail, cell: row.name, className: "max-w-[260px]" },
    { id: "created", header: words.created, cell: row.time },
    { id: "state", header: words.state, cell: ({ state }) => <StateBadge state={state} /> },
    { id: "attempts", header: words.attempts, isEnd: true, cell: ({ attempts }) => attempts },
    { id: "error", header: words.lastError, cell: row.trouble, className: "max-w-[300px]" },
    { id: "actions", header: shell.actions, isEnd: true, cell: action },
  ];
  return (
    <>
      <ListPage
        title={words.title}
        actions={
          dead.length > 0 && (
            <Button
              tone="line"
              size="sm"
              disabled={retries.isBusy || list.isOld}
              onClick={() => retries.retry(dead)}
            >
              {retries.isBusy ? words.trying : words.tryAll(dead.length)}
            </Button>
          )
        }
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
        rowLabel={mailName}
        card={(mail) => (
          <div className="grid gap-2.5 text-[15px]">
            {row.name(mail)}
            <span className="flex flex-wrap items-center justify-between gap-2">
              <StateBadge state={mail.state} />
              <span className="text-[13px] text-ink-3">{row.time(mail)}</span>
            </span>
            {row.trouble(mail)}
            {action(mail)}
          </div>
        )}
        onOpen={({ id }) => view.open(id)}
        loadingText={words.loading}
        empty={{ title: words.empty, help: words.emptyHelp }}
        countText={words.count}
      />
      <MailModal id={view.value} onClose={view.close} retries={retries} />
    </>
  );
}
