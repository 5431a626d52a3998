import {
  CHANGE_KINDS,
  type ChangeKind,
  type ImportChange,
  type ImportJob,
} from "@strive/backend/contracts/product-import";
import { useState } from "react";
import { useAdminList } from "~/admin/data/use-admin-list";
import { failureText } from "~/admin/data/admin-query";
import { ListCards } from "~/admin/shell/list-cards";
import { ListPager } from "~/admin/shell/list-pager";
import { ListSkeleton } from "~/admin/shell/list-skeleton";
import { ListTable } from "~/admin/shell/list-table";
import { useIsWide } from "~/admin/shell/use-is-wide";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-product-import";
import { importChangesQuery } from "./api";
import { CHANGE_COLUMNS, ChangeCard } from "./change-parts";

type Check = NonNullable<ImportJob["check"]>;

interface KindChipsProps {
  check: Check;
  kind: ChangeKind | null;
  onChoose: (kind: ChangeKind | null) => void;
}

/** Narrows the list to what one wants to look at; prices that are far off come first. */
function KindChips({ check, kind, onChoose }: KindChipsProps) {
  const order: readonly ChangeKind[] = [
    "warnings",
    ...CHANGE_KINDS.filter((name) => name !== "warnings"),
  ];
  const chips = [
    { name: null, count: check.changes },
    ...order.flatMap((name) => {
      const count = check.kinds[name];
      return count > 0 ? [{ name, count }] : [];
    }),
  ];
  return (
    <div role="group" aria-label={words.show} className="flex flex-wrap gap-2">
      {chips.map(({ name, count }) => (
        <button
          key={name ?? "all"}
          type="button"
          aria-pressed={name === kind}
          onClick={() => onChoose(name)}
          className={cx(
            "min-h-11 border px-3 text-[14px] font-medium",
            name === kind ? "border-ink bg-ink text-white" : "border-line-strong hover:border-ink",
            name === "warnings" && name !== kind && "border-danger text-danger",
          )}
        >
          {words.kindChip(name, count)}
        </button>
      ))}
    </div>
  );
}

/** What a check found, product by product: nothing here can be changed, only looked at. */
export function ImportChanges({ job, check }: { job: ImportJob; check: Check }) {
  const [{ kind, offset }, setShown] = useState<{ kind: ChangeKind | null; offset: number }>({
    kind: null,
    offset: 0,
  });
  const list = useAdminList(importChangesQuery(job.id, kind, offset));
  const isWide = useIsWide();
  const { data, error } = list;
  if (check.changes === 0) return null;
  const shown = {
    title: words.changes(check.changes),
    rows: data?.data ?? [],
    columns: CHANGE_COLUMNS,
    rowKey: ({ row }: ImportChange) => String(row),
    rowLabel: ({ handle }: ImportChange) => handle,
    card: (change: ImportChange) => <ChangeCard change={change} />,
    selected: null,
    sort: "",
    onSort: () => undefined,
  };
  return (
    <section aria-label={words.changesLabel} className="grid gap-3.5">
      <h2 className="title-3 !text-[17px]">{words.changes(check.changes)}</h2>
      <KindChips
        check={check}
        kind={kind}
        onChoose={(next) => setShown({ kind: next, offset: 0 })}
      />
      {error !== null && <LoadError text={failureText(error)} onRetry={list.retry} />}
      {list.isLoading && (
        <ListSkeleton text={words.loadingChanges} columns={CHANGE_COLUMNS.length} isWide={isWide} />
      )}
      {data && (
        <div aria-busy={list.isOld || undefined} className="grid gap-3.5">
          {isWide ? <ListTable {...shown} /> : <ListCards {...shown} />}
          <ListPager
            count={data.count}
            limit={data.limit}
            offset={offset}
            isBusy={list.isOld}
            onGo={(next) => setShown({ kind, offset: next })}
          />
        </div>
      )}
    </section>
  );
}
