import type { Language } from "@strive/backend/contracts/languages";
import Plus from "lucide-react/icons/plus";
import { useState, type ComponentType, type ReactNode } from "react";
import { useAdminQuery, type AdminQuery } from "~/admin/data/admin-query";
import { useOpenParam } from "~/admin/data/open-param";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ContentList, type ContentListWords } from "~/admin/shell/content-list";
import type { ContentTab } from "~/admin/shell/content-tabs";
import type { ListColumn } from "~/admin/shell/list-parts";
import { PageTitle } from "~/admin/shell/page-title";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { EmptyState } from "~/ui/empty-state";
import * as shell from "~/words/admin";

/** In the address, in place of an id. */
const NEW = "new";

export interface NamedSet {
  id: string;
  handle: string;
  title: Partial<Record<Language, string>>;
}

interface SetWords extends ContentListWords {
  name: string;
  add: string;
  change: string;
  openPage: string;
  gone: string;
  back: string;
  deleteQuestion: (name: string) => string;
  deleteHelp: string;
  deleted: (name: string) => string;
  notDeleted: string;
}

export interface SetFormProps<Row> {
  /** As it was when the form opened; null: a new one. */
  saved: Row | null;
  onDone: () => void;
}

interface SetScreenProps<Row extends NamedSet> {
  current: ContentTab;
  words: SetWords;
  query: Parameters<typeof useAdminQuery<Row[]>>[0];
  /** First part of the query's key. */
  dataKey: string;
  /** Of its page in the shop. */
  pathOf: (handle: string) => string;
  /** What stands for one; absent: nothing does. */
  imageOf?: (row: Row) => string | null;
  columns: ReadonlyArray<ListColumn<Row>>;
  facts: (row: Row) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
  Form: ComponentType<SetFormProps<Row>>;
}

const nameOf = ({ title, handle }: NamedSet): string => title.en ?? handle;

/** Asks before one goes. */
function useDelete<Row extends NamedSet>({
  words,
  dataKey,
  remove,
}: Pick<SetScreenProps<Row>, "words" | "dataKey" | "remove">) {
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<{ row: Row; isOpen: boolean } | null>(null);
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const confirmed = async (row: Row) => {
    await remove(row).finally(() => void invalidate(dataKey));
    show({ tone: "success", text: words.deleted(nameOf(row)) });
  };
  return {
    ask: (row: Row) => setAsked({ row, isOpen: true }),
    dialog: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
        question={words.deleteQuestion(nameOf(asked.row))}
        help={words.deleteHelp}
        cancelLabel={shell.cancel}
        confirmLabel={shell.doDelete}
        busyLabel={shell.deleting}
        onConfirm={() => confirmed(asked.row)}
        failureText={(error) => failedText(words.notDeleted, error)}
      />
    ),
  };
}

interface SetListProps<Row extends NamedSet> extends SetScreenProps<Row> {
  list: AdminQuery<Row[]>;
  onOpen: (id: string) => void;
}

function SetList<Row extends NamedSet>({ list, onOpen, ...props }: SetListProps<Row>) {
  const { current, words, pathOf, columns, facts } = props;
  const { ask, dialog } = useDelete(props);
  return (
    <>
      <ContentList
        current={current}
        words={words}
        query={list}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        imageOf={props.imageOf}
        name={words.name}
        columns={columns}
        facts={facts}
        actions={(row) => (
          <span className="flex flex-wrap items-center justify-end gap-2">
            <a href={pathOf(row.handle)} className="text-link">
              {words.openPage}
              <span className="sr-only">: {nameOf(row)}</span>
            </a>
            <Button tone="line" size="sm" onClick={() => onOpen(row.id)}>
              {shell.edit}
              <span className="sr-only">: {nameOf(row)}</span>
            </Button>
            <Button tone="line" size="sm" onClick={() => ask(row)}>
              {shell.doDelete}
              <span className="sr-only">: {nameOf(row)}</span>
            </Button>
          </span>
        )}
        onOpen={({ id }) => onOpen(id)}
        add={
          <Button size="sm" onClick={() => onOpen(NEW)}>
            <Plus size={18} aria-hidden="true" />
            {words.add}
          </Button>
        }
      />
      {dialog}
    </>
  );
}

interface OpenProps<Row extends NamedSet> extends Pick<SetScreenProps<Row>, "words" | "Form"> {
  id: string;
  list: AdminQuery<Row[]>;
  onClose: () => void;
}

/** The one that is changed, as it was when it was opened. */
function Open<Row extends NamedSet>({ id, list, words, Form, onClose }: OpenProps<Row>) {
  const found = list.data?.find((row) => row.id === id);
  const [saved, setSaved] = useState(found);
  if (saved === undefined && found !== undefined) setSaved(found);
  if (id === NEW) return <Form saved={null} onDone={onClose} />;
  if (saved !== undefined) return <Form saved={saved} onDone={onClose} />;
  if (list.data === undefined) return <p role="status">{words.loading}</p>;
  return <EmptyState title={words.gone} action={<Button onClick={onClose}>{words.back}</Button>} />;
}

/** Products under a title, as staff make them: all of one kind, and the one that is open. */
export function SetScreen<Row extends NamedSet>(props: SetScreenProps<Row>) {
  const { words, query, Form } = props;
  const edit = useOpenParam("edit");
  const list = useAdminQuery(query);
  if (edit.value === null) return <SetList {...props} list={list} onOpen={edit.open} />;
  return (
    <>
      <PageTitle>{edit.value === NEW ? words.add : words.change}</PageTitle>
      <Open
        key={edit.value}
        id={edit.value}
        list={list}
        words={words}
        Form={Form}
        onClose={edit.close}
      />
    </>
  );
}
