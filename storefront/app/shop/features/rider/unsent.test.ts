import { beforeEach, expect, it } from "vitest";
import { keepUnsent, readUnsent, type Unsent } from "./unsent";

const one: Unsent = {
  key: "key-00000001",
  parcelId: "parcel_1",
  body: { outcome: "failed", reason: "refused" },
};

beforeEach(() => localStorage.clear());

it("keeps what is not sent, for its own sheet", () => {
  keepUnsent("sheet_1.secret", [one]);
  expect(readUnsent("sheet_1.secret")).toEqual([one]);
  expect(readUnsent("sheet_2.secret")).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
});

it("keeps nothing once all is sent", () => {
  keepUnsent("sheet_1.secret", [one]);
  keepUnsent("sheet_1.secret", []);
  expect(localStorage).toHaveLength(0);
});

it.each(["not json", "{}", '[null, {"key": 1}, {"key": "k", "parcelId": "p", "body": []}]'])(
  "survives garbage: %s",
  (text) => {
    localStorage.setItem("strive.rider.v1.sheet_1", text);
    expect(readUnsent("sheet_1.secret")).toEqual([]);
  },
);
