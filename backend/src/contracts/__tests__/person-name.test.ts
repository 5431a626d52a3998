import { describe, expect, it } from "vitest";
import { registerBodySchema } from "../accounts";
import { contactBodySchema } from "../contact";
import { shippingFormSchema } from "../orders";
import { isWebAddress } from "../person-name";

const URLS = [
  "http://evil.example/win",
  "HTTPS://EVIL.RW",
  "javascript://alert",
  "www.evil.example",
  "Prize at evil.com",
  "evil.com/aline",
  "bit.ly/x",
  "t.co/x is not far enough: goo.gl/x",
  "winner.xyz",
  "momo.rw",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "ev\u200Bil.c\u200Bom",
];

const NAMES = [
  "Aline",
  "J.P.",
  "J.P. Habimana",
  "Jean.Paul",
  "Jean-Paul",
  "Mr.Eric",
  "K.Dev",
  "J.Page",
  "St. John",
  "O'Neil",
  "Ndèye Fatou",
  "D'Arc / Keza",
  "Marie-Claire U.",
  "Uwase (Aline)",
  "Keza 2",
  "محمد",
  "Nguyễn Văn A",
  "com",
  "Dotcom",
];

describe("a name", () => {
  it.each(URLS)("is not %j", (name) => expect(isWebAddress(name)).toBe(true));
  it.each(NAMES)("may be %j", (name) => expect(isWebAddress(name)).toBe(false));

  it("that is an address is refused by every form that asks for one, and named", () => {
    const [url] = URLS;
    const person = { email: "a@b.rw", firstname: url, lastname: url };
    const fieldsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
      (result.error?.issues ?? [])
        .filter(({ message }) => message.includes("web address"))
        .map(({ path }) => path.join("."));
    const order = shippingFormSchema.safeParse({ ...person, phone: "0788123456" });
    expect(fieldsOf(order)).toEqual(["firstname", "lastname"]);
    const account = registerBodySchema.safeParse({ ...person, password: "inyange" });
    expect(fieldsOf(account)).toEqual(["firstname", "lastname"]);
    expect(fieldsOf(contactBodySchema.safeParse({ ...person, name: url }))).toEqual(["name"]);
  });

  it("may stand in an address of delivery: people send a link to a map", () => {
    const delivery_address = "https://maps.example/q?Kigali";
    const { error } = shippingFormSchema.safeParse({ delivery_address });
    const complaints = (error?.issues ?? []).map(({ path }) => path[0]);
    expect(complaints).not.toContain("delivery_address");
  });
});
