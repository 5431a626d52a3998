import { AsyncLocalStorage } from "node:async_hooks";

/** What is being done: a request, or a job that no request waits for. */
export interface WorkContext {
  readonly request_id?: string;
  readonly job?: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Everything `work` does and starts knows what it belongs to. */
export const runAs = <Result>(context: WorkContext, work: () => Result): Result =>
  storage.run(context, work);

/** For log lines: what is being done now, if known. */
export const currentWork = (): WorkContext | undefined => storage.getStore();
