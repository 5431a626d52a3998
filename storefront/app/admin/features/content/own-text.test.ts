import { SHOP_CONTACT } from "@strive/backend/contracts/shop-contact";
import { LEGAL_PARTS } from "@strive/backend/contracts/content-parts";
import { contentErrors } from "@strive/backend/contracts/content";
import { plainLine } from "@strive/backend/contracts/written-text";
import { describe, expect, it } from "vitest";
import { legalFacts } from "~/lib/legal-facts";
import { writtenPage, type WrittenBlock } from "~/lib/written-page";
import * as en from "../../../words/en/legal";
import * as fr from "../../../words/fr/legal";
import * as rw from "../../../words/rw/legal";
import { ownText } from "./own-text";

const facts = legalFacts({ siteName: "STRIVE", contact: SHOP_CONTACT, deliveryFee: 2000 });
const said = (block: WrittenBlock): string | readonly string[] => {
  if (typeof block === "string" || "pieces" in block) return plainLine(block);
  if ("heading" in block) return plainLine(block.heading);
  return ("steps" in block ? block.steps : block).map(plainLine);
};

describe.each([en, fr, rw])("the shop's own text", (words) => {
  it.each(LEGAL_PARTS)("of %s comes back as it was, and can be published", (part) => {
    const texts = { en: ownText(part, words) };
    expect(contentErrors(part, { texts, link: null, pictures: [] })).toEqual([]);
    const body = { texts, link: null, pictures: [], since: "2026-11-20T08:30:00.000Z" };
    const page = writtenPage(part, body, { facts, language: "en" });
    const own = words[part];
    expect([page?.title, page?.intro]).toEqual([own.title, own.intro]);
    expect(page?.sections?.map(({ title, blocks }) => [title, ...blocks.map(said)])).toEqual(
      own.sections.map(({ title, blocks, links = [] }) => [
        title,
        ...blocks,
        ...links.map((link) => words.linkLabels[link]),
      ]),
    );
  });
});

it("names what the shop knows", () => {
  expect(ownText("returns")["text"]).toContain("within {return_days} days of receiving");
  expect(ownText("terms")["text"]).toContain("- Kigali: {delivery_kigali}.");
  expect(ownText("privacy")["text"]).toContain("A reminder of your cart: 7 days.");
});
