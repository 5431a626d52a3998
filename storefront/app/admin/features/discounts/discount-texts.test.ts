import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { describe, expect, it } from "vitest";
import { staffDiscount } from "~/testing/admin-discounts";
import { appliesText, givesText, usedText, wayText, whenText } from "./discount-texts";
import { messageText } from "./message-text";
import { plainWords } from "./plain-words";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const HOODIES = { id: "cat_2", name: "Hoodies" };
const CATEGORIES = [HOODIES, { id: "cat_5", name: "Jackets" }, { id: "cat_7", name: "Sweaters" }];
/** Saturday, 08:00 to 23:59 in Rwanda. */
const UMUGANDA = { starts_at: "2026-11-28T06:00:00.000Z", ends_at: "2026-11-28T21:59:00.000Z" };

const said = (changes: Partial<StaffDiscount>) =>
  plainWords(staffDiscount(changes), NOW)
    .map((part) => (typeof part === "string" ? part : part[0]))
    .join("");
const strong = (changes: Partial<StaffDiscount>) =>
  plainWords(staffDiscount(changes), NOW).flatMap((part) => (typeof part === "string" ? [] : part));

describe("in plain words", () => {
  it.each<[string, Partial<StaffDiscount>]>([
    [
      "Anyone who types UMUGANDA takes RWF 5,000 off Hoodies, Jackets and Sweaters, from a cart of RWF 40,000. On Saturday 28 November, 08:00 to 23:59, once per shopper, 200 times in all. If another discount fits too, the better one counts.",
      {
        code: "UMUGANDA",
        kind: "amount",
        value: 5000,
        scope: "categories",
        scope_items: CATEGORIES,
        minimum: 40_000,
        max_uses: 200,
        max_uses_per_shopper: 1,
        ...UMUGANDA,
      },
    ],
    [
      "Anyone who types STRIVE10 gets 10% off everything. From now on, with no end, any number of times. If another discount fits too, the better one counts.",
      {},
    ],
    [
      "Everyone gets 12.5% off everything that is not on sale. From now on, with no end, 3 times per shopper. If another discount fits too, the better one counts.",
      { is_automatic: true, value: 12.5, excludes_sale: true, max_uses_per_shopper: 3 },
    ],
    [
      "Everyone gets free delivery, from a cart of RWF 75,000. Since Sunday 1 November, 08:00, with no end, once in all. It adds up with other discounts.",
      {
        is_automatic: true,
        kind: "free_delivery",
        value: null,
        minimum: 75_000,
        combines: true,
        starts_at: "2026-11-01T06:00:00.000Z",
        max_uses: 1,
      },
    ],
    [
      "Anyone who types STRIVE10 gets 10% off Hoodies, unless on sale. From Saturday 28 November, 08:00, until Friday 1 January 2027, 00:00, any number of times. If another discount fits too, the better one counts.",
      {
        scope: "categories",
        scope_items: [HOODIES],
        excludes_sale: true,
        starts_at: UMUGANDA.starts_at,
        ends_at: "2026-12-31T22:00:00.000Z",
      },
    ],
    [
      "Anyone who types STRIVE10 gets 10% off everything. From Saturday 28 November, 08:00, with no end, any number of times. If another discount fits too, the better one counts.",
      { starts_at: UMUGANDA.starts_at },
    ],
    [
      "Anyone who types STRIVE10 gets 10% off everything. Since Sunday 1 November, 08:00, until Saturday 28 November, 23:59, any number of times. If another discount fits too, the better one counts.",
      { starts_at: "2026-11-01T06:00:00.000Z", ends_at: UMUGANDA.ends_at },
    ],
    [
      "Anyone who types STRIVE10 gets 10% off everything. Until Sunday 1 November, 08:00, any number of times. If another discount fits too, the better one counts. It has already ended.",
      { ends_at: "2026-11-01T06:00:00.000Z" },
    ],
  ])("%s", (text, changes) => {
    expect(said(changes)).toBe(text);
  });

  it("leave open what is not filled in", () => {
    expect(said({ code: "", kind: "amount", value: null, scope: "products" })).toMatch(
      /^Anyone who types the code takes … off the products you choose\./,
    );
    expect(said({ value: null, scope: "categories" })).toMatch(
      / gets … off the categories you choose\./,
    );
  });

  it("stress code, amount and date", () => {
    expect(strong({ ends_at: UMUGANDA.ends_at })).toEqual([
      "STRIVE10",
      "10%",
      "Saturday 28 November, 23:59",
    ]);
  });
});

describe("a row of the list", () => {
  const of = (changes: Partial<StaffDiscount>) => staffDiscount(changes);

  it("says what it gives", () => {
    expect(givesText(of({}))).toBe("10% off");
    expect(givesText(of({ kind: "amount", value: 4000 }))).toBe("RWF 4,000 off");
    expect(givesText(of({ kind: "free_delivery", value: null }))).toBe("Free delivery");
    expect(givesText(of({ kind: "other", value: null }))).toBe("See Medusa's dashboard");
  });

  it("says what it is for", () => {
    const some = { scope: "categories" as const, scope_items: CATEGORIES };
    const many = { ...some, scope_items: [...CATEGORIES, { id: "cat_3", name: "Dresses" }] };
    expect(appliesText(of({}))).toBe("Everything");
    expect(appliesText(of({ excludes_sale: true }))).toBe("Everything not on sale");
    expect(appliesText(of({ minimum: 75_000 }))).toBe("From RWF 75,000");
    expect(appliesText(of(some))).toBe("Hoodies, Jackets and Sweaters");
    expect(appliesText(of(many))).toBe("Hoodies, Jackets and 2 more");
    expect(appliesText(of({ ...some, excludes_sale: true, minimum: 9000 }))).toBe(
      "Hoodies, Jackets and Sweaters, not on sale, from RWF 9,000",
    );
  });

  it.each<[string, Partial<StaffDiscount>]>([
    ["No end", {}],
    ["Since 1 Nov", { starts_at: "2026-11-01T06:00:00.000Z" }],
    ["From 28 Nov", { starts_at: UMUGANDA.starts_at }],
    ["28 Nov only", UMUGANDA],
    ["Until 30 Nov", { ends_at: "2026-11-30T22:00:00.000Z" }],
    ["28 Nov – 3 Jan 2027", { starts_at: UMUGANDA.starts_at, ends_at: "2027-01-03T21:59:00.000Z" }],
    ["Until 28 Nov", { ...UMUGANDA, starts_at: "2026-11-01T06:00:00.000Z" }],
    ["Ended 31 Oct", { ends_at: "2026-10-31T22:00:00.000Z" }],
  ])("says when: %s", (text, changes) => {
    expect(whenText(of(changes), NOW)).toBe(text);
  });

  it("says how it is had, and how often it was", () => {
    expect(wayText(of({}))).toBe("Code · Ten for all");
    expect(wayText(of({ name: "STRIVE10" }))).toBe("Code");
    expect(wayText(of({ is_automatic: true }))).toBe("Automatic");
    expect(usedText(of({ used: 1112 }))).toBe("1,112");
    expect(usedText(of({ used: 38, max_uses: 200 }))).toBe("38 of 200");
    expect(usedText(of({ state: "planned", max_uses: 200 }))).toBe("–");
  });
});

describe("the message for shoppers", () => {
  const message = (changes: Partial<StaffDiscount>) =>
    messageText(staffDiscount(changes), "STRIVE", NOW).split("\n");

  it("has the code, what it gives, until when, and the link", () => {
    expect(
      message({
        code: "UMUGANDA",
        kind: "amount",
        value: 5000,
        minimum: 40_000,
        scope: "categories",
        scope_items: CATEGORIES,
        ...UMUGANDA,
      }),
    ).toEqual([
      "RWF 5,000 off Hoodies, Jackets and Sweaters with code UMUGANDA at STRIVE.",
      "For orders from RWF 40,000.",
      "On Saturday 28 November, 08:00 to 23:59.",
      "http://localhost:8000/?code=UMUGANDA",
    ]);
  });

  it("leaves out what there is not", () => {
    expect(message({})).toEqual([
      "10% off with code STRIVE10 at STRIVE.",
      "http://localhost:8000/?code=STRIVE10",
    ]);
    expect(message({ ends_at: UMUGANDA.ends_at })[1]).toBe("Until Saturday 28 November, 23:59.");
    expect(message({ starts_at: UMUGANDA.starts_at })[1]).toBe("From Saturday 28 November, 08:00.");
    expect(message({ starts_at: "2026-11-01T06:00:00.000Z" })).toHaveLength(2);
    expect(message({ ...UMUGANDA, ends_at: "2026-11-30T21:59:00.000Z" })[1]).toBe(
      "From Saturday 28 November, 08:00, until Monday 30 November, 23:59.",
    );
    expect(message({ excludes_sale: true })[1]).toBe("Not for what is already on sale.");
  });
});
