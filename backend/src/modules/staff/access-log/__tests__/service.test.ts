import type { Logger } from "@medusajs/framework/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../../../lib/database";
import AccessLogService, { type AccessEntry } from "../service";

vi.mock("../../../../lib/database", () => ({ run: vi.fn() }));

const written = vi.mocked(run);
const logger = { warn: vi.fn(), error: vi.fn() };
const entry = (id: string): AccessEntry => ({
  accountId: "acct_1",
  kind: "order",
  call: "GET /api/orders/:id",
  subjectIds: [id],
  requestId: null,
});
const idsOf = (call: unknown[]): string[] =>
  (JSON.parse((call[1] as string[])[0] ?? "[]") as AccessEntry[]).flatMap(
    ({ subjectIds }) => subjectIds,
  );
const batches = () => written.mock.calls.map(idsOf);

let log: AccessLogService;
beforeEach(() => {
  vi.useFakeTimers();
  written.mockReset().mockResolvedValue([]);
  logger.warn.mockReset();
  logger.error.mockReset();
  log = new AccessLogService({ logger: logger as unknown as Logger });
});
afterEach(() => vi.useRealTimers());

describe("the access log", () => {
  it("writes what comes within a moment in one batch", async () => {
    ["a", "b", "c"].forEach((id) => log.note(entry(id)));
    expect(batches()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches()).toEqual([["a", "b", "c"]]);
    log.note(entry("d"));
    await vi.advanceTimersByTimeAsync(300);
    expect(batches()).toEqual([["a", "b", "c"], ["d"]]);
  });

  it("keeps what could not be written, in its order, and says so", async () => {
    written.mockRejectedValueOnce(new Error("the database is away"));
    log.note(entry("a"));
    await vi.advanceTimersByTimeAsync(300);
    expect(logger.warn).toHaveBeenCalledWith(
      "The access log waits (1 entries): the database is away",
    );
    log.note(entry("b"));
    await vi.advanceTimersByTimeAsync(6000);
    expect(batches()).toEqual([["a"], ["a", "b"]]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it("splits what has gathered into statements of a bounded size", async () => {
    for (let n = 0; n < 1201; n += 1) log.note(entry(String(n)));
    await vi.advanceTimersByTimeAsync(300);
    expect(batches().map(({ length }) => length)).toEqual([500, 500, 201]);
    expect(batches().flat()).toEqual(Array.from({ length: 1201 }, (_, n) => String(n)));
  });

  it("takes entries while it writes", async () => {
    let finish = () => undefined as unknown;
    written.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve([]))));
    log.note(entry("a"));
    await vi.advanceTimersByTimeAsync(300);
    log.note(entry("b"));
    finish();
    await vi.advanceTimersByTimeAsync(6000);
    expect(batches()).toEqual([["a"], ["b"]]);
  });

  it("writes the rest when the shop closes, and what still can't be written goes to the server's log", async () => {
    log.note(entry("a"));
    await log.stop();
    expect(batches()).toEqual([["a"]]);
    written.mockRejectedValue(new Error("the database is away"));
    log.note(entry("b"));
    await log.stop();
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(String(logger.error.mock.calls[0])).toContain('"subjectIds":["b"]');
  });

  it("gives up the oldest before memory runs out, in the server's log", () => {
    for (let n = 0; n < 20_001; n += 1) log.note(entry(String(n)));
    expect(logger.error).toHaveBeenCalledTimes(500);
    expect(String(logger.error.mock.calls[0])).toContain('"subjectIds":["0"]');
  });
});
