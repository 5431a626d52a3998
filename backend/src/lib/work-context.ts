import { AsyncLocalStorage } from "node:async_hooks";

/** What this process is at: a request, or a job that no request waits for. */
export interface WorkContext {
  readonly request_id?: string;
  readonly job?: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Everything that `work` does and starts knows what it is part of. */
export const runAs = <Result>(context: WorkContext, work: () => Result): Result =>
  storage.run(context, work);

/** For log lines: what is being done right now, if that is known. */
export const currentWork = (): WorkContext | undefined => storage.getStore();
