import "@testing-library/jest-dom/vitest";
// Without global test functions the library can't clean up by itself.
import { onlineManager } from "@tanstack/react-query";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { server } from "./server";

// Lazy modules are compiled on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const isGone = (found: unknown): boolean =>
  Array.isArray(found) ? found.some(isGone) : found instanceof Element && !found.isConnected;

// An element may be replaced between being found and being returned: then it is found again.
const usual = getConfig();
configure({
  asyncWrapper: async (find: () => Promise<unknown>) => {
    let found: unknown = await usual.asyncWrapper(find);
    while (isGone(found)) found = await usual.asyncWrapper(find);
    return found;
  },
});

// Whoever waits looks many times, and each time an error would describe the whole document to nobody: it is described when
// somebody reads the error.
configure({
  getElementError: function elementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    Error.captureStackTrace(error, elementError);
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => usual.getElementError(message, container).message,
    });
  },
});

/** What fails a test: unhandled requests, and console errors. */
let complaints: string[] = [];

const complain = (kind: string, parts: readonly unknown[]) => {
  complaints.push(`${kind}: ${parts.map(String).join(" ")}`);
};

beforeAll(() => {
  server.listen({
    onUnhandledRequest: (request) => complain("unhandled request", [request.method, request.url]),
  });
  Object.defineProperty(window, "scrollTo", { value: () => undefined });
});

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => complain("error", parts));
});

afterEach(() => {
  cleanup();
  // What looks for the shop since a test lost the network would do so in the next one. As the library begins:
  onlineManager.setEventListener((setOnline) => {
    const ended = new AbortController();
    window.addEventListener("online", () => setOnline(true), ended);
    window.addEventListener("offline", () => setOnline(false), ended);
    return () => ended.abort();
  });
  onlineManager.setOnline(true);
  // Left in the document by a test: the next file would find it.
  document.body.replaceChildren();
  server.resetHandlers();
  window.localStorage.clear();
  Reflect.deleteProperty(navigator, "connection");
  expect(complaints).toEqual([]);
});

afterAll(() => {
  server.close();
  document.head.replaceChildren();
});

/** For the test of a crashed screen: clears the expected console errors. */
export const forgiveConsole = () => {
  complaints = [];
};
