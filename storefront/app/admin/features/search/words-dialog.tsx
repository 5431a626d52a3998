import type { Synonym } from "@strive/backend/contracts/search-words";
import { useState } from "react";
import { failureText } from "~/admin/data/admin-query";
import { useAdminList } from "~/admin/data/use-admin-list";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ActRow } from "~/admin/shell/act-row";
import { ListPager } from "~/admin/shell/list-pager";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-search";
import { addSynonym, removeSynonym, SEARCH_RESOURCES, synonymsQuery } from "./api";

function WordRow({ synonym: { id, word, means, finds } }: { synonym: Synonym }) {
  return (
    <ActRow
      resources={SEARCH_RESOURCES}
      failed={words.failed}
      label={words.remove(word)}
      act={() => removeSynonym(id)}
    >
      {words.meansText(word, means)}
      <span className="block text-[13px] text-ink-2">{words.finds(finds)}</span>
    </ActRow>
  );
}

function AddForm({ start, onAdded }: { start: string; onAdded: () => void }) {
  const show = useShowMessage();
  const invalidate = useInvalidate();
  const { form, field, isBusy } = useForm({
    start: { word: start, means: "" },
    rules: () => import("./synonym-rules"),
    check: (rules, typed) => rules.checkSynonym(typed),
    send: addSynonym,
    onDone: ({ word, finds }) => {
      show({ tone: "success", text: words.added(word, finds) });
      onAdded();
      void invalidate(...SEARCH_RESOURCES);
      return { word: "", means: "" };
    },
    failureText: words.notAdded,
  });
  return (
    <Form {...form} aria-label={words.add} className="grid gap-3 border-b border-line pb-4">
      <Field
        {...field("word")}
        label={words.newWord}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={50}
        required
      />
      <Field
        {...field("means")}
        label={words.means}
        hint={words.meansHelp}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={50}
        required
      />
      <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.adding : words.add}
      </Button>
    </Form>
  );
}

function Words({ start }: { start: string }) {
  const [offset, setOffset] = useState(0);
  const { data, error, isOld, retry } = useAdminList(synonymsQuery(offset));
  return (
    <div className="mt-3 grid gap-3">
      <AddForm start={start} onAdded={() => setOffset(0)} />
      {error !== null && <LoadError text={failureText(error)} onRetry={retry} />}
      {data === undefined && error === null && <p role="status">{words.loadingWords}</p>}
      {data?.data.length === 0 && <p>{words.noWords}</p>}
      {data !== undefined && data.data.length > 0 && (
        <ul aria-label={words.wordsTitle} aria-busy={isOld || undefined}>
          {data.data.map((synonym) => (
            <WordRow key={synonym.id} synonym={synonym} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <ListPager
          count={data.count}
          limit={data.limit}
          offset={data.offset}
          isBusy={isOld}
          onGo={setOffset}
        />
      )}
    </div>
  );
}

interface WordsDialogProps {
  /** The word that is to get a meaning, or none; null: closed. */
  start: string | null;
  onClose: () => void;
}

/** The words that staff gave a meaning, and a form for one more. */
export function WordsDialog({ start, onClose }: WordsDialogProps) {
  return (
    <Dialog
      isOpen={start !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.wordsTitle}
      description={words.wordsHelp}
      className="max-w-[520px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
    >
      <Words start={start ?? ""} />
    </Dialog>
  );
}
