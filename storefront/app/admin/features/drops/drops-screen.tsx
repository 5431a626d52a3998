import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ContentTabs } from "~/admin/shell/content-tabs";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { PageTitle } from "~/admin/shell/page-title";
import { dateTimeText } from "~/lib/order-words";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { EmptyState } from "~/ui/empty-state";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-drops";
import { deleteDrop, DROPS, dropsQuery } from "./api";
import { DropForm } from "./drop-form";

const PARAMS = ["search"] as const;
/** In the address, in place of an id. */
const NEW = "new";

const nameOf = ({ title, handle }: StaffDrop): string => title.en ?? handle;

function figuresOf({ state, has_queue, waiting, ordering, sold, left }: StaffDrop): string {
  return [
    ...(has_queue && state !== "over" ? [words.waiting(waiting)] : []),
    ...(has_queue && state === "open" ? [words.ordering(ordering)] : []),
    ...(state === "soon" ? [] : [words.sold(sold)]),
    ...(state === "over" ? [] : [words.left(left)]),
  ].join(" · ");
}

/** Asks before a drop goes. */
function useDelete() {
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<{ drop: StaffDrop; isOpen: boolean } | null>(null);
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const remove = async (drop: StaffDrop) => {
    await deleteDrop(drop).finally(() => void invalidate(DROPS));
    show({ tone: "success", text: words.deleted(nameOf(drop)) });
  };
  return {
    ask: (drop: StaffDrop) => setAsked({ drop, isOpen: true }),
    dialog: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
        question={words.deleteQuestion(nameOf(asked.drop))}
        help={words.deleteHelp}
        cancelLabel={shell.cancel}
        confirmLabel={shell.doDelete}
        busyLabel={shell.deleting}
        onConfirm={() => remove(asked.drop)}
        failureText={(error) => failedText(words.notDeleted, error)}
      />
    ),
  };
}

function Times({ drop: { opens_at: opens, ends_at: ends } }: { drop: StaffDrop }) {
  return (
    <>
      <time dateTime={opens}>{dateTimeText(opens)}</time>
      {ends !== null && (
        <>
          {" – "}
          <time dateTime={ends}>{dateTimeText(ends)}</time>
        </>
      )}
    </>
  );
}

function DropList({ onOpen }: { onOpen: (id: string) => void }) {
  const params = useListParams(PARAMS);
  const query = useAdminQuery(dropsQuery());
  const { ask, dialog } = useDelete();
  const wanted = params.values.search.trim().toLowerCase();
  const data = query.data?.filter((drop) => nameOf(drop).toLowerCase().includes(wanted));
  const page = data && { data, count: data.length, limit: Math.max(1, data.length), offset: 0 };
  const add = (
    <Button size="sm" onClick={() => onOpen(NEW)}>
      <Plus size={18} aria-hidden="true" />
      {words.add}
    </Button>
  );
  const actions = (drop: StaffDrop) => (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <a href={dropPath(drop.handle)} className="text-link">
        {words.openPage}
        <span className="sr-only">: {nameOf(drop)}</span>
      </a>
      <Button tone="line" size="sm" onClick={() => onOpen(drop.id)}>
        {shell.edit}
        <span className="sr-only">: {nameOf(drop)}</span>
      </Button>
      <Button tone="line" size="sm" onClick={() => ask(drop)}>
        {shell.doDelete}
        <span className="sr-only">: {nameOf(drop)}</span>
      </Button>
    </span>
  );
  const columns: ReadonlyArray<ListColumn<StaffDrop>> = [
    {
      id: "name",
      header: words.name,
      cell: (drop) => <span className="font-strong">{nameOf(drop)}</span>,
    },
    { id: "when", header: words.when, cell: (drop) => <Times drop={drop} /> },
    { id: "state", header: words.state, cell: ({ state }) => words.states[state] },
    { id: "figures", header: words.figures, cell: figuresOf },
    { id: "actions", header: shell.actions, isEnd: true, cell: actions },
  ];
  return (
    <>
      <ListPage
        title={words.title}
        actions={add}
        top={
          <>
            <ContentTabs current="drops" />
            <p className="mb-4 max-w-[62ch] text-[15px] text-ink-2">{words.help}</p>
          </>
        }
        searchLabel={words.search}
        params={params}
        list={{ ...query, data: page }}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        card={(drop) => (
          <div className="grid gap-2">
            <p className="text-[14px] text-ink-2">
              <span className="block text-[15.5px] font-strong [overflow-wrap:anywhere] text-ink">
                {nameOf(drop)}
              </span>
              {words.states[drop.state]} · <Times drop={drop} />
              <span className="block">{figuresOf(drop)}</span>
            </p>
            {actions(drop)}
          </div>
        )}
        onOpen={({ id }) => onOpen(id)}
        loadingText={words.loading}
        errorText={() => words.notLoaded}
        empty={
          params.isNarrowed
            ? { title: words.nothingFound }
            : { title: words.empty, help: words.emptyHelp }
        }
        countText={words.count}
      />
      {dialog}
    </>
  );
}

/** The drop that is changed, as it was when it was opened. */
function Open({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useAdminQuery(dropsQuery());
  const found = data?.find((drop) => drop.id === id);
  const [saved, setSaved] = useState(found);
  if (saved === undefined && found !== undefined) setSaved(found);
  if (id === NEW) return <DropForm saved={null} onDone={onClose} />;
  if (saved !== undefined) return <DropForm saved={saved} onDone={onClose} />;
  if (data === undefined) return <p role="status">{words.loading}</p>;
  return <EmptyState title={words.gone} action={<Button onClick={onClose}>{words.back}</Button>} />;
}

/** What is sold from a moment on: all of it, and the one that is open. */
export function DropsScreen() {
  const edit = useOpenParam("edit");
  if (edit.value === null) return <DropList onOpen={edit.open} />;
  return (
    <>
      <PageTitle>{edit.value === NEW ? words.add : words.change}</PageTitle>
      <Open key={edit.value} id={edit.value} onClose={edit.close} />
    </>
  );
}
