import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { whenReachable } from "./when-reachable";

const away = new ApiError("No network", { status: 0, code: "network" });
const spies = () => ({
  isOnline: vi.spyOn(navigator, "onLine", "get").mockReturnValue(true),
  asked: vi.spyOn(api, "get"),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks until the shop answers, less and less often", async () => {
  const { asked } = spies();
  asked.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue({});
  const callBack = vi.fn();
  const stop = whenReachable(callBack);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(callBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(callBack).toHaveBeenCalledOnce();
  stop();
});

it("asks nothing without network, and nothing once it is stopped", async () => {
  const { isOnline, asked } = spies();
  isOnline.mockReturnValue(false);
  asked.mockRejectedValue(away);
  const callBack = vi.fn();
  const stop = whenReachable(callBack);
  expect(asked).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveBeenCalledOnce();
  expect(callBack).not.toHaveBeenCalled();
});
