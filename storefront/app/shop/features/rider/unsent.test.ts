import { beforeEach, describe, expect, it } from "vitest";
import { refusedWords, unsentWords, type Refused, type Unsent } from "./unsent";

const TOKEN = "sheet_1.secret";
const one: Unsent = {
  key: "key-00000001",
  parcelId: "parcel_1",
  orderNumber: "STR-482913",
  body: { outcome: "failed", reason: "refused" },
};
const two: Unsent = { ...one, key: "key-00000002", parcelId: "parcel_2" };
const refused: Refused = {
  key: "key-00000001",
  parcelId: "parcel_1",
  orderNumber: "STR-482913",
  cashRwf: 20_000,
  text: "It is cancelled",
};

beforeEach(() => localStorage.clear());

it("keeps what is not sent, for its own sheet", () => {
  unsentWords.keep(TOKEN, [one], []);
  expect(unsentWords.read(TOKEN)).toEqual([one]);
  expect(unsentWords.read("sheet_1.renewed")).toEqual([one]);
  expect(unsentWords.read("sheet_2.secret")).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
});

it("keeps nothing once all is sent", () => {
  unsentWords.keep(TOKEN, [one], []);
  unsentWords.keep(TOKEN, [], [one.key]);
  expect(localStorage).toHaveLength(0);
});

it("leaves what another tab keeps", () => {
  unsentWords.keep(TOKEN, [one], []);
  expect(unsentWords.keep(TOKEN, [two], [])).toEqual([one, two]);
  expect(unsentWords.keep(TOKEN, [], [one.key])).toEqual([two]);
  expect(unsentWords.read(TOKEN)).toEqual([two]);
});

it("keeps what was refused beside it", () => {
  unsentWords.keep(TOKEN, [two], []);
  refusedWords.keep(TOKEN, [refused, { ...refused, key: "key-3", cashRwf: null }], []);
  expect(refusedWords.read(TOKEN)).toEqual([refused, { ...refused, key: "key-3", cashRwf: null }]);
  expect(unsentWords.read(TOKEN)).toEqual([two]);
});

describe.each([
  { words: unsentWords, place: "strive.rider.v1.sheet_1" },
  { words: refusedWords, place: "strive.rider.refused.v1.sheet_1" },
])("$place", ({ words, place }) => {
  it.each(["not json", "{}", '[null, {"key": 1}, {"key": "k", "parcelId": "p", "body": []}]'])(
    "survives garbage: %s",
    (text) => {
      localStorage.setItem(place, text);
      expect(words.read(TOKEN)).toEqual([]);
    },
  );
});
