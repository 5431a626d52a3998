import { useEffect, useRef, useState } from "react";

export interface BulkRun<Row> {
  /** What is done to each of them. */
  title: string;
  action: (row: Row) => Promise<unknown>;
  rows: readonly Row[];
  done: number;
  failures: ReadonlyArray<{ row: Row; why: string }>;
  /** Stopped by the user: the rest was left unchanged. */
  isStopped: boolean;
  isOver: boolean;
}

interface BulkOptions<Row> {
  whyOf: (error: unknown, row: Row) => string;
  /** When it is over, stopped or not: the list is stale then. */
  onOver: () => Promise<unknown>;
}

/** Many rows, one request after the other; what fails is listed and stops nothing else. */
export function useBulkRun<Row>({ whyOf, onOver }: BulkOptions<Row>) {
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const work = async (
    title: string,
    rows: readonly Row[],
    action: (row: Row) => Promise<unknown>,
  ) => {
    isStopped.current = false;
    const failures: Array<{ row: Row; why: string }> = [];
    let done = 0;
    const show = (isOver: boolean) =>
      setRun({
        title,
        action,
        rows,
        done,
        failures: [...failures],
        isStopped: isStopped.current,
        isOver,
      });
    show(false);
    for (const row of rows) {
      if (isStopped.current) break;
      try {
        await action(row);
      } catch (error) {
        failures.push({ row, why: whyOf(error, row) });
      }
      done += 1;
      show(false);
    }
    show(true);
    await onOver();
  };

  const start = (title: string, rows: readonly Row[], action: (row: Row) => Promise<unknown>) =>
    void work(title, rows, action);
  return {
    run,
    start,
    /** Retries only what failed. */
    tryAgain: () => {
      if (run) {
        start(
          run.title,
          run.failures.map(({ row }) => row),
          run.action,
        );
      }
    },
    stop: () => {
      isStopped.current = true;
    },
    close: () => setRun(null),
  };
}
export type Bulk<Row> = ReturnType<typeof useBulkRun<Row>>;
