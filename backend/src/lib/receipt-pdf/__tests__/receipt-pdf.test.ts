import { describe, expect, it } from "vitest";
import { receiptSchema, type Receipt } from "../../../contracts/receipts";
import { printable } from "../printable";
import { LANGUAGES, type Language } from "../../../contracts/languages";
import { receiptPdf, titleOf } from "../receipt-pdf";
import { receiptWordsOf } from "../words";

const line = (at: number): Receipt["lines"][number] => ({
  kind: "article",
  name: `Gahinga Boxy Tee ${at}`,
  size: "M",
  color: "#111111",
  quantity: 2,
  amount: 36_000,
});

const receiptOf = (changes: Partial<Receipt> = {}): Receipt =>
  receiptSchema.parse({
    id: "rcpt_1",
    _id: "rcpt_1",
    number: 12,
    kind: "sale",
    state: "none",
    order_id: "order_1",
    order_number: "STR-482913",
    corrects: null,
    total: 38_000,
    vat_amount: 5_797,
    vat_rate: 18,
    shop_tin: "102345678",
    buyer_tin: null,
    purchase_code: null,
    lines: [line(1), { ...line(2), kind: "delivery", name: null, size: null, amount: 2_000 }],
    createdAt: "2026-11-27T08:00:00.000Z",
    signed: null,
    ...changes,
  });

const drawn = async (receipt: Receipt, paper: "a4" | "80mm", language: Language = "en") => {
  const printed = {
    receipt,
    siteName: "STRIVE",
    legal: { companyName: "Strive Rwanda Ltd", address: "KG 11 Ave 5, Kigali" },
    phone: "+250 788 000 000",
    buyer: "Aline Uwase",
    language,
  };
  return (await receiptPdf(printed, paper)).toString("latin1");
};
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const boxOf = (pdf: string) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
    .exec(pdf)
    ?.slice(1)
    .map((points) => Math.round(Number(points)));

describe("a receipt as a PDF", () => {
  it("is one sheet of A4, and more for whoever buys much", async () => {
    const pdf = await drawn(receiptOf(), "a4");
    expect(pdf.startsWith("%PDF-1.")).toBe(true);
    expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
    expect([boxOf(pdf), pagesOf(pdf)]).toEqual([[595, 842], 1]);
    const long = await drawn(
      receiptOf({ lines: Array.from({ length: 60 }, (_, at) => line(at)) }),
      "a4",
    );
    expect(pagesOf(long)).toBe(2);
  });

  it("is as long as the roll needs, on one page", async () => {
    const short = await drawn(receiptOf(), "80mm");
    const long = await drawn(
      receiptOf({ lines: Array.from({ length: 50 }, (_, at) => line(at)) }),
      "80mm",
    );
    expect([boxOf(short)?.[0], pagesOf(short), pagesOf(long)]).toEqual([227, 1, 1]);
    expect(boxOf(long)?.[1]).toBeGreaterThan((boxOf(short)?.[1] ?? 0) + 48 * 9);
  });

  it("is a tax invoice only once it is signed", () => {
    const titled = (receipt: Receipt) => titleOf(receipt, receiptWordsOf("en"));
    expect(titled(receiptOf())).toBe("Order summary, not a tax invoice");
    expect(titled(receiptOf({ state: "queued" }))).toBe("Order summary, not a tax invoice");
    expect(titled(receiptOf({ state: "signed" }))).toBe("Tax invoice");
    expect(titled(receiptOf({ kind: "credit_note" }))).toBe(
      "Refund summary, not a tax credit note",
    );
    expect(titled(receiptOf({ kind: "credit_note", state: "signed" }))).toBe("Tax credit note");
  });

  it("speaks the order's language", async () => {
    const pdf = await drawn(receiptOf(), "a4", "rw");
    // What is on the page is packed; the file's title is not.
    expect(pdf).toContain("Incamake ya komande, si fagitire ya EBM 12");
    expect(pdf).not.toContain("Order summary");
  });

  it.each(LANGUAGES)("can be printed in %s to the last letter", (language) => {
    const { titles, lines, tin, receipt, order, date, corrects, vat, ...words } =
      receiptWordsOf(language);
    const texts = [
      ...Object.values(titles).flatMap((title) => Object.values(title)),
      ...Object.values(lines),
      ...[tin("1"), receipt(1), order("1"), date("1"), corrects(1), vat(18)],
      ...Object.values(words).filter((word) => typeof word === "string"),
    ];
    expect(texts.map(printable)).toEqual(texts);
  });
});

describe("what can be printed", () => {
  it.each([
    ["Aline Uwase", "Aline Uwase"],
    ["Émile Müller", "Émile Müller"],
    ["E\u0301mile", "Émile"],
    ["L’été – 50 €", "L’été – 50 €"],
    ["Čeněk Łukasz", "Cenek ?ukasz"],
    ["名 😀", "? ?"],
    ["a\tb\u202e", "a?b?"],
  ])("of %j is %j", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
