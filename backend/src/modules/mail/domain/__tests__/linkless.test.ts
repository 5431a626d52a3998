import { describe, expect, it } from "vitest";
import { calledBy, linkless } from "../linkless";

/** What mail programs make links of: a scheme, `www.`, a host with an ending, an e-mail address. */
const LINK = /\w:\/\/|www\.\S|[\p{L}\d-]\.\p{L}{2,}|\S@\S|mailto:\S|tel:\S/iu;

describe("words of a stranger", () => {
  it.each([
    ["https://evil.example/win?a=1", "evil. example/win?a=1"],
    ["See www.evil.rw now", "See www. evil. rw now"],
    ["mailto:thief@evil.com", "mailto: thief at evil. com"],
    ["javascript:alert", "javascript: alert"],
    ["ev\u200Bil.\u200Bcom", "evil. com"],
    ["evil\u3002com", "evil. com"],
    ["https://maps.app.goo.gl/Qx1", "maps. app. goo. gl/Qx1"],
  ])("carry no link: %j", (words, shown) => {
    expect(linkless(words)).toBe(shown);
    expect(linkless(words)).not.toMatch(LINK);
    expect(linkless(linkless(words))).toBe(shown);
  });

  it.each([
    "Aline Uwase",
    "KG 11 Ave, house 24",
    "KN 4.5 St, 10:30",
    "O'Neil-Keza",
    "Ndèye",
    "Nyarugenge / Biryogo",
    "12 St. Famille",
  ])("stay as they are: %j", (words) => expect(linkless(words)).toBe(words));

  it("stay readable where people leave out a space", () => {
    expect(linkless("J.P. Habimana")).toBe("J. P. Habimana");
    expect(linkless("Plot No.5")).toBe("Plot No.5");
  });
});

describe("a first name", () => {
  it.each(["Aline", "Jean-Paul", "J. B.", "Ndèye"])("%j is called", (name) => {
    expect(calledBy(name)).toBe(name);
  });
  it.each(["evil.rw", "a@b", "www evil", "Call 0788123456", "x".repeat(41), "\u200B", "win:now"])(
    "%j is no name to call somebody by",
    (name) => expect(calledBy(name)).toBeNull(),
  );
});
