import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InFlight } from "../deadline";

const LONG_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const givenUp: string[] = [];
  const request = new IncomingMessage(new Socket());
  request.headers["content-length"] = "5";
  const response = new ServerResponse(request);
  new InFlight((reason) => givenUp.push(reason)).watch(request, response, {
    requestId: "r",
    isUpload: false,
    isImport: false,
    isRead: false,
    bodyLimit: 100,
  });
  return { request, response, givenUp };
}

describe("a request", () => {
  it("is given up when nobody answers it", () => {
    const { request, givenUp } = watched();
    request.emit("end");
    vi.advanceTimersByTime(LONG_MS);
    expect(givenUp).toEqual(["timeout"]);
  });

  it("that was answered before its body had come is not given up", () => {
    const { request, response, givenUp } = watched();
    response.emit("close");
    request.emit("end");
    vi.advanceTimersByTime(LONG_MS);
    expect(givenUp).toEqual([]);
  });
});
