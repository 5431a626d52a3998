import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { ApiError } from "~/lib/api-error";
import { readStream } from "./api-stream";
import { TOKEN_KEY } from "~/lib/token";

describe("an event stream", () => {
  const options = (signal = new AbortController().signal) => ({
    lastEventId: "note_7",
    signal,
    onOpen: vi.fn(),
    onEvent: vi.fn(),
    silenceMs: 60_000,
  });

  /** A stream that stays open; returns how to write to it. */
  function openLine() {
    const encoder = new TextEncoder();
    const line: { headers: Headers | null; controller: ReadableStreamDefaultController | null } = {
      headers: null,
      controller: null,
    };
    server.use(
      http.get("*/api/news", ({ request }) => {
        line.headers = request.headers;
        const body = new ReadableStream({
          start: (controller) => {
            line.controller = controller;
          },
        });
        return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
      }),
    );
    return { line, write: (text: string) => line.controller?.enqueue(encoder.encode(text)) };
  }

  afterEach(() => vi.useRealTimers());

  it("sends the token and the last event id, and ends when the server ends it", async () => {
    window.localStorage.setItem(TOKEN_KEY, "token-of-eric");
    const { line, write } = openLine();
    const given = options();
    const reading = readStream("/news", given);
    await vi.waitFor(() => expect(given.onOpen).toHaveBeenCalledOnce());
    expect(line.headers?.get("authorization")).toBe("Bearer token-of-eric");
    expect(line.headers?.get("last-event-id")).toBe("note_7");
    expect(line.headers?.get("accept")).toBe("text/event-stream");
    // A two-byte letter, split between two chunks.
    const bytes = new TextEncoder().encode("data: café\n\n");
    line.controller?.enqueue(bytes.slice(0, 10));
    line.controller?.enqueue(bytes.slice(10));
    write("id: note_8\ndata: two\n\n");
    await vi.waitFor(() => expect(given.onEvent).toHaveBeenCalledTimes(2));
    expect(given.onEvent.mock.calls).toEqual([[{ data: "café" }], [{ id: "note_8", data: "two" }]]);
    line.controller?.close();
    await reading;
  });

  it("ends when the caller aborts it", async () => {
    openLine();
    const own = new AbortController();
    const given = options(own.signal);
    const reading = readStream("/news", given).catch(() => "over");
    await vi.waitFor(() => expect(given.onOpen).toHaveBeenCalledOnce());
    own.abort();
    await reading;
    expect(given.onEvent).not.toHaveBeenCalled();
  });

  it("ends when nothing is heard for too long", async () => {
    const { write } = openLine();
    const given = { ...options(), silenceMs: 300 };
    let isOver = false;
    const reading = readStream("/news", given)
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    await vi.waitFor(() => expect(given.onOpen).toHaveBeenCalledOnce());
    for (let beat = 0; beat < 4; beat += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      write(":\n\n");
    }
    expect(isOver).toBe(false);
    await reading;
    expect(isOver).toBe(true);
  });

  it("says that it was refused, and ends the session of a token that is no longer good", async () => {
    server.use(http.get("*/api/news", () => failure(403, "Access denied")));
    await expect(readStream("/news", options())).rejects.toMatchObject({ status: 403 });
    server.use(http.get("*/api/news", () => failure(503, "Away")));
    await expect(readStream("/news", options())).rejects.toBeInstanceOf(ApiError);
    window.localStorage.setItem(TOKEN_KEY, "old-token");
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign, origin: window.location.origin });
    server.use(http.get("*/api/news", () => failure(401, "Please log in")));
    await expect(readStream("/news", options())).rejects.toMatchObject({ status: 401 });
    expect(assign).toHaveBeenCalledWith("/");
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
    vi.unstubAllGlobals();
  });
});
