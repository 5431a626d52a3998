import type { StaffSizeChart } from "@strive/backend/contracts/size-charts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureWords } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-sizes";
import { readSizeChart, removeSizeChart, saveSizeChart, SIZE_CHARTS } from "./api";
import { draftOf, tablesOf, type DraftTable } from "./draft";

type Errors = ReadonlyMap<string, string>;
const NONE: Errors = new Map();

/** A chart that is open: what is typed, what is wrong with it, and how it is saved. */
export function useChart(start: StaffSizeChart) {
  const [chart, setChart] = useState(start);
  const [draft, setDraft] = useState(() => draftOf(start.tables));
  const [isDirty, setIsDirty] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const [failure, setFailure] = useState<string | null>(null);
  /** Somebody else saved it meanwhile. */
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const id = chart.category_id;

  const change = (next: DraftTable[]) => {
    setDraft(next);
    setIsDirty(true);
    setErrors(NONE);
  };

  const showErrors = (found: readonly { field: string; message: string }[]) => {
    flushSync(() => setErrors(new Map(found.map(({ field, message }) => [field, message]))));
    place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };

  const take = (saved: StaffSizeChart) => {
    setChart(saved);
    setDraft(draftOf(saved.tables));
    setIsDirty(false);
    setIsOvertaken(false);
    void invalidate(SIZE_CHARTS);
  };

  /** One call at a time. */
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setIsOvertaken(true);
      else if (error instanceof ApiError && error.fieldErrors.length > 0) {
        showErrors(error.fieldErrors);
      } else setFailure(failureWords(error, words.notSaved));
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  const send = async (version: number) => {
    const { checkChart } = await import("./chart-rules");
    const { body, errors: found } = checkChart({ version, tables: tablesOf(draft) });
    if (body === null) return showErrors(found);
    take(await saveSizeChart(id, body));
    show({ tone: "success", text: words.saved(chart.category_name) });
  };

  return {
    chart,
    draft,
    change,
    isDirty,
    errors,
    failure,
    isOvertaken,
    isBusy,
    place,
    save: () => run(() => send(chart.version)),
    /** Over what somebody else saved meanwhile. */
    keepMine: () => run(async () => send((await readSizeChart(id)).version)),
    takeTheirs: () => run(async () => take(await readSizeChart(id))),
    /** @throws ApiError */
    remove: async () => {
      take(await removeSizeChart(id, chart.version));
      show({ tone: "success", text: words.removed(chart.category_name) });
    },
  };
}
