import { describe, expect, it } from "vitest";
import { mailOf, type ToldFacts } from "..";
import { LANGUAGES } from "../../../../contracts/languages";
import { PAYMENT_FAILURE_TEXTS } from "../../../../contracts/payments";
import { wordsOf } from "../words";
import { names, poisoned, SAMPLES, SHOP, write } from "./mail-samples";
import { attempt, order } from "./order-sample";

describe.each(LANGUAGES.filter((language) => language !== "en"))("in %s", (language) => {
  const inEnglish = names.map((template) => write(template));

  it("is every mail, with a subject of its own words and nothing left in English", () => {
    for (const [at, template] of names.entries()) {
      const { subject, text, html } = write(template, {}, language);
      const said = text.replace(/https:\S+/g, "").replaceAll(order.landmark ?? "", "");
      expect(subject, template).not.toBe(inEnglish[at]?.subject);
      expect(subject).toMatch(/^[^\p{Cc}]{5,150}$/u);
      expect(html).toContain(`<html lang="${language}">`);
      expect(said, template).not.toMatch(/\b(your|the|order|payment)\b/i);
    }
  });

  it("escapes every value", () => {
    for (const template of names) {
      const facts = poisoned(SAMPLES[template]);
      const { html } = mailOf({ template, facts } as unknown as ToldFacts, SHOP, language);
      expect(html).not.toContain("<script");
    }
  });

  it("says why a payment failed in its own words", () => {
    const failed = attempt("momo", "failed", {
      failure: { reason: "not_enough_funds", message: PAYMENT_FAILURE_TEXTS.not_enough_funds },
    });
    const changes = { order: { ...order, payments: [failed] } };
    const { text } = write("order-received", changes, language);
    expect(text).toContain(wordsOf(language).money.failures.not_enough_funds);
    expect(text).not.toContain("There is not enough money");
  });
});

it.each(LANGUAGES)("fits a phone in %s: only what is short stays on one line", (language) => {
  for (const template of names) {
    const { html } = write(template, {}, language);
    const held = [...html.matchAll(/white-space:nowrap[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(held.filter((text = "") => text.trim().length > 24)).toEqual([]);
  }
});

describe("colours", () => {
  const [piece] = order.items;
  if (piece === undefined) throw new Error("The order has items");
  const items = ["#f2f0ea", "Gray", "Imigongo"].map((color) => ({ ...piece, color }));

  it.each([
    ["en", ["White", "Gray", "Imigongo"]],
    ["fr", ["Blanc", "Gris", "Imigongo"]],
    ["rw", ["Umweru", "Ikijuju", "Imigongo"]],
  ] as const)("have the shop's names in %s", (language, [white, gray, own]) => {
    const { bill } = wordsOf(language);
    const { text, html } = write("order-received", { order: { ...order, items } }, language);
    for (const color of [white, gray, own]) {
      expect(text).toContain(bill.variant(piece.size, color));
      expect(html).toContain(wordsOf(language).pictureOf(piece.name, color));
    }
    const { text: changed } = write("order-changed", {}, language);
    expect(changed).toContain(bill.variant("M", white));
  });
});

it("spells email one way in English", () => {
  for (const template of names) {
    const { subject, text } = write(template);
    expect(subject + text, template).not.toMatch(/\be-mail/i);
  }
});

describe("dates and amounts", () => {
  const waiting = {
    order: {
      ...order,
      payments: [
        attempt("momo", "pending", { phone: "+250788123456", expires_at: "2026-11-24T12:05:00Z" }),
      ],
    },
  };

  it.each([
    ["en", "Approve RWF 104,500 on 0788 123 456 until Nov 24, 2026, 14:05."],
    ["fr", "Approuvez RWF 104,500 sur le 0788 123 456 avant 24 nov. 2026, 14:05."],
    ["rw", "Emeza RWF 104,500 kuri 0788 123 456 bitarenze 24 Ugushyingo 2026, 14:05."],
  ] as const)("are written as in %s", (language, said) => {
    expect(write("order-received", waiting, language).text).toContain(said);
  });
});
