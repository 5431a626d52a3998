/**
 * Server-sent events of the shop's API
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). The browser's own EventSource
 * can't carry a token. It is here, not in lib, because all of lib is part of every first load.
 */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { browserSend } from "~/lib/api-client";
import { API_ERROR_TEXT, ApiError } from "~/lib/api-error";
import { leaveRefused } from "~/lib/end-session";
import { readToken } from "~/lib/token";

interface StreamOptions {
  /** Id of the last event that is known; null: what comes from now on. */
  lastEventId: string | null;
  signal: AbortSignal;
  /** The server has accepted the connection. */
  onOpen: () => void;
  onEvent: (event: EventSourceMessage) => void;
  /** Milliseconds without data after which the connection counts as dead. */
  silenceMs: number;
}

const refusal = (status: number) =>
  new ApiError(status === 403 ? API_ERROR_TEXT.forbidden : API_ERROR_TEXT.server, {
    status,
    code: status === 401 ? "unauthenticated" : status === 403 ? "forbidden" : "internal",
  });

/** Ends the reading when nothing is heard for too long. */
function watchSilence(ms: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, ms);
  return {
    hear: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Reads events until the server closes the connection, it breaks, or `signal` aborts it.
 * @throws ApiError when the server refuses; a token that is no longer good ends the session.
 */
export async function readStream(path: string, options: StreamOptions): Promise<void> {
  const { lastEventId, signal, onOpen, onEvent, silenceMs } = options;
  const token = readToken();
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener("abort", end);
  const silence = watchSilence(silenceMs, end);
  try {
    if (signal.aborted) return;
    const response = await browserSend(`/api${path}`, {
      headers: {
        Accept: "text/event-stream",
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(lastEventId !== null && { "Last-Event-ID": lastEventId }),
      },
      credentials: "include",
      cache: "no-store",
      signal: controller.signal,
    });
    if (response.status === 401 && token !== null && readToken() === token) leaveRefused();
    if (!response.ok || response.body === null) throw refusal(response.status);
    onOpen();
    const parser = createParser({ onEvent });
    const reader = response.body.getReader();
    controller.signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      silence.hear();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    silence.stop();
    signal.removeEventListener("abort", end);
    end();
  }
}
