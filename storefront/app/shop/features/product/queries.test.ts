import { describe, expect, it } from "vitest";
import { ApiError } from "~/lib/api-error";
import { isNotFound } from "./queries";

const failure = (status: number) => new ApiError("No", { status, code: "internal" });

describe("isNotFound", () => {
  it.each([
    [404, true],
    [400, true],
    [401, false],
    [503, false],
  ])("of an answer %i is %s", (status, isMissing) => {
    expect(isNotFound(failure(status))).toBe(isMissing);
  });

  it("is false for anything else", () => {
    expect(isNotFound(new TypeError("offline"))).toBe(false);
  });
});
