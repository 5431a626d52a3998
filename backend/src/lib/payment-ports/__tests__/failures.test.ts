import { describe, expect, it } from "vitest";
import { airtelFailure } from "../airtel";
import { mtnFailure } from "../mtn";

describe("why a payment was not made", () => {
  it.each([
    ["APPROVAL_REJECTED", "rejected"],
    ["COULD_NOT_PERFORM_TRANSACTION", "timed_out"],
    ["NOT_ENOUGH_FUNDS", "not_enough_funds"],
    ["PAYER_LIMIT_REACHED", "limit_reached"],
    ["PAYER_NOT_FOUND", "payer_not_found"],
    ["SENDER_ACCOUNT_NOT_ACTIVE", "account_not_active"],
    ["NOT_ALLOWED", "not_allowed"],
    ["INTERNAL_PROCESSING_ERROR", "provider_unavailable"],
    ["SOMETHING_NEW", "unknown"],
    ["constructor", "unknown"],
    [{ code: "PAYER_NOT_FOUND", message: "Payee" }, "payer_not_found"],
    [null, "unknown"],
  ])("in MTN's words: %j is %s", (code, reason) => {
    expect(mtnFailure(code)).toBe(reason);
  });

  it.each([
    ["DP00800001002", "wrong_pin"],
    ["DP00800001003", "limit_reached"],
    ["DP00800001005", "timed_out"],
    ["DP00800001007", "not_enough_funds"],
    ["DP00800001008", "rejected"],
    ["DP00800001010", "payer_not_found"],
    ["DP00800001029", "timed_out"],
    ["DP00800001999", "unknown"],
    ["constructor", "unknown"],
    [null, "unknown"],
  ])("in Airtel's words: %s is %s", (code, reason) => {
    expect(airtelFailure(code)).toBe(reason);
  });
});
