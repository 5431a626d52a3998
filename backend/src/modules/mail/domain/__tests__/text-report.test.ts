import { describe, expect, it } from "vitest";
import { readSmsReport, readWhatsappReports } from "../text-report";

describe("readSmsReport", () => {
  it.each([
    ["id=1&status=Success", { reference: "1", isDelivered: true, reason: null }],
    [
      "id=1&status=Failed&failureReason=AbsentSubscriber",
      { reference: "1", isDelivered: false, reason: "AbsentSubscriber" },
    ],
    ["id=1&status=Rejected", { reference: "1", isDelivered: false, reason: "Rejected" }],
    ['{"messageId":7,"state":"DELIVRD"}', { reference: "7", isDelivered: true, reason: null }],
    [
      '{"reference":"r","status":"UNDELIV","error":"x"}',
      { reference: "r", isDelivered: false, reason: "x" },
    ],
  ])("reads %s", (body, expected) => {
    expect(readSmsReport(body)).toEqual({ channel: "sms", ...expected });
  });

  it.each([
    "",
    "{",
    "[]",
    "{}",
    "id=1",
    "status=Success",
    "id=1&status=Buffered",
    '{"id":{},"status":[]}',
  ])("reads nothing from %j", (body) => {
    expect(readSmsReport(body)).toBeNull();
  });
});

describe("readWhatsappReports", () => {
  const bodyOf = (statuses: unknown) =>
    JSON.stringify({ entry: [{ changes: [{ value: { statuses } }] }] });

  it("reads what was delivered, read or failed", () => {
    const body = bodyOf([
      { id: "a", status: "sent" },
      { id: "b", status: "delivered" },
      { id: "b", status: "read" },
      { id: "c", status: "failed", errors: [{ title: "Undeliverable" }] },
    ]);
    const common = { channel: "whatsapp" };
    expect(readWhatsappReports(body)).toEqual([
      { ...common, reference: "b", isDelivered: true, reason: null },
      { ...common, reference: "b", isDelivered: true, reason: null },
      { ...common, reference: "c", isDelivered: false, reason: "Undeliverable" },
    ]);
  });

  it.each(["", "null", "[]", '{"entry":7}', bodyOf("x"), bodyOf([null, 7, {}])])(
    "reads nothing from %j",
    (body) => {
      expect(readWhatsappReports(body)).toEqual([]);
    },
  );
});
