import { api, type CallOptions } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { newKey } from "~/lib/new-key";

/** The contract's name; repeated because importing it would pull in zod. */
const IDEMPOTENCY_HEADER = "Idempotency-Key";
/** Retries while the first try is still running; the server itself waits some seconds. */
const MOST_WAITS = 3;
const WAIT_MS = 1000;

/** What was sent and never clearly answered, with the key it was sent with. */
const unanswered = new Map<string, string>();

const shown = (value: FormDataEntryValue) =>
  typeof value === "string" ? value : [value.name, value.size, value.lastModified, value.type];

const contentOf = (path: string, body: object): string =>
  JSON.stringify([
    path,
    body instanceof FormData ? [...body].map(([k, v]) => [k, shown(v)]) : body,
  ]);

const isRunning = (error: unknown) => error instanceof ApiError && error.code === "in_progress";

/** The server may have done it, or may still do it. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || isRunning(error);

async function post<T>(path: string, options: CallOptions, waits = MOST_WAITS): Promise<T> {
  try {
    return await api.post<T>(path, options);
  } catch (error) {
    if (waits === 0 || !isRunning(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return post(path, options, waits - 1);
  }
}

/**
 * Sends a request that creates something. Pressed again when no answer came, the same content
 * goes under the same key, and the server creates it once; after a clear answer it gets a new key.
 */
export async function pressOnce<T>(
  path: string,
  { body, ...options }: CallOptions & { body: object },
): Promise<T> {
  const content = contentOf(path, body);
  const key = unanswered.get(content) ?? newKey();
  unanswered.set(content, key);
  const headers = { ...options.headers, [IDEMPOTENCY_HEADER]: key };
  try {
    const answer = await post<T>(path, { ...options, body, headers });
    unanswered.delete(content);
    return answer;
  } catch (error) {
    if (!isUnclear(error)) unanswered.delete(content);
    throw error;
  }
}
