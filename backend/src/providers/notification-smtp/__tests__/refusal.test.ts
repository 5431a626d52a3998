import { describe, expect, it } from "vitest";
import { failureOf } from "../../../lib/mail-refused";
import { deliveryFailure } from "../refusal";

const smtpError = (command: string, response: string) =>
  Object.assign(new Error(`Failed: ${response}`), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

/** As Medusa's notification module passes it on. */
const passedOn = (error: Error) =>
  new Error(`Failed to send notification with id noti_1:\n${deliveryFailure(error).message}`);

describe("deliveryFailure", () => {
  it.each([
    ["RCPT TO", "550 5.1.1 No such user", true],
    ["DATA", "554 5.7.1 Refused by policy", true],
    ["RCPT TO", "451 4.7.1 Greylisted", false],
    ["RCPT TO", "452 4.2.2 Mailbox full", false],
    ["MAIL FROM", "550 Sender refused", false],
    ["AUTH PLAIN", "535 5.7.8 Bad login", false],
  ])("%s answered with %j: final is %s", (command, response, isFinal) => {
    const failure = failureOf(passedOn(smtpError(command, response)));
    expect(failure.isFinal).toBe(isFinal);
    expect(failure.reason).toContain(response);
    expect(failure.reason).not.toContain("noti_1");
  });

  it("takes a failed connection as something that passes", () => {
    const failure = failureOf(passedOn(new Error("connect ECONNREFUSED 127.0.0.1:25")));
    expect(failure).toEqual({ reason: "connect ECONNREFUSED 127.0.0.1:25", isFinal: false });
  });
});
