import type { MissedSearch } from "@strive/backend/contracts/search-words";
import { useState } from "react";
import { useListParams } from "~/admin/data/list-params";
import { useAct } from "~/admin/data/use-act";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-search";
import { forgetSearch, missedSearchesQuery, SEARCH_RESOURCES } from "./api";
import { WordsDialog } from "./words-dialog";

/** What people searched for in vain, and the words that staff gave a meaning. */
export function SearchScreen() {
  const params = useListParams([]);
  const list = useAdminList(missedSearchesQuery(params.offset));
  const { isBusy, error, act } = useAct(SEARCH_RESOURCES, words.failed);
  const [meaningOf, setMeaningOf] = useState<string | null>(null);

  const word = ({ word, finds }: MissedSearch) => (
    <span className="block min-w-0">
      <span className="font-strong [overflow-wrap:anywhere]">{word}</span>
      <span className="block text-[13px] text-ink-3">{words.finds(finds)}</span>
    </span>
  );
  const time = ({ last_at }: MissedSearch) => (
    <time dateTime={last_at} className="whitespace-nowrap">
      {dateTimeText(last_at)}
    </time>
  );
  const actions = ({ id, word }: MissedSearch) => (
    <span className="flex flex-wrap gap-2 lg:justify-end">
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setMeaningOf(word)}>
        {words.giveMeaning}
        <span className="sr-only">: {word}</span>
      </Button>
      <Button
        tone="line"
        size="sm"
        disabled={isBusy}
        onClick={() =>
          void act(async () => {
            await forgetSearch(id);
          })
        }
      >
        {words.forget}
        <span className="sr-only">: {word}</span>
      </Button>
    </span>
  );

  const columns: ReadonlyArray<ListColumn<MissedSearch>> = [
    { id: "word", header: words.word, cell: word, className: "w-[38%]" },
    { id: "times", header: words.times, cell: ({ times }) => words.timesText(times) },
    { id: "last", header: words.last, cell: time },
    { id: "actions", header: shell.actions, isEnd: true, cell: actions },
  ];
  return (
    <>
      <ListPage
        title={words.title}
        actions={
          <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setMeaningOf("")}>
            {words.words}
          </Button>
        }
        top={
          <>
            <p className="mb-4 max-w-[62ch] text-[15px] text-ink-2">{words.help}</p>
            {error !== null && (
              <Message tone="danger" className="mb-4">
                {error}
              </Message>
            )}
          </>
        }
        params={params}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ word }) => word}
        card={(search) => (
          <div className="grid gap-2.5 text-[15px]">
            {word(search)}
            <span className="text-[13px] text-ink-3">
              {words.timesText(search.times)} · {time(search)}
            </span>
            <div className="border-t border-line pt-2.5">{actions(search)}</div>
          </div>
        )}
        loadingText={words.loading}
        empty={{ title: words.empty, help: words.emptyHelp }}
        countText={words.count}
      />
      <WordsDialog start={meaningOf} onClose={() => setMeaningOf(null)} />
    </>
  );
}
