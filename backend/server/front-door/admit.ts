import type { IncomingMessage, ServerResponse } from "node:http";
import type { Door } from "../metrics/route-of";
import { sendFailure, type DoorFailure } from "./answers";
import { dropBody } from "./dropped-body";
import { bodyLimit, droppedBodyLimit, judgeMethodAndSize, judgeUrl, type Target } from "./guard";
import type { RequestFacts, RequestLog } from "./request-log";
import { setAll, type HeaderList } from "./security-headers";

/** One request, as the guard let it in. */
export interface Visit extends RequestFacts {
  readonly target: Target;
}

interface Doorway {
  readonly requestId: string;
  readonly door: Door;
  readonly requests: RequestLog;
  /** For the answer to a refused request. */
  readonly headers: HeaderList;
}

type Verdict = { target: Target } | { refusal: DoorFailure; path: string };

function judge(request: IncomingMessage): Verdict {
  const verdict = judgeUrl(request.url ?? "");
  if (!verdict.ok) return { refusal: verdict.refusal, path: "-" };
  const { target } = verdict;
  const { "content-type": type, "content-length": length } = request.headers;
  const limit = bodyLimit(type, target.path);
  const refusal = judgeMethodAndSize(request.method ?? "", length, limit);
  return refusal ? { refusal, path: target.path } : { target };
}

/** What every door checks first. @returns null when it was refused, and answered with why */
export function admit(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, door, requests, headers }: Doorway,
): Visit | null {
  const verdict = judge(request);
  if ("target" in verdict) {
    return { requestId, door, target: verdict.target, path: verdict.target.path };
  }
  const { refusal, path } = verdict;
  setAll(response, headers);
  requests.followRefused(request, response, { requestId, door, path, reason: refusal.code });
  const { "content-type": type, "content-length": length } = request.headers;
  const isCut = Number(length) > droppedBodyLimit(type).limit;
  if (!isCut) dropBody(request);
  const close: Record<string, string> = isCut ? { Connection: "close" } : {};
  sendFailure(response, { ...refusal, headers: { ...refusal.headers, ...close } }, requestId);
  return null;
}
