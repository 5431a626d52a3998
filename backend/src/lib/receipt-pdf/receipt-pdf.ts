import PDFDocument from "pdfkit";
import type { ReceiptPaper, Receipt, ReceiptLine } from "../../contracts/receipts";
import type { LegalIdentity } from "../../contracts/shop-legal";
import { kigaliDay, kigaliTime } from "../kigali-time";
import { printable } from "./printable";
import type { Language } from "../../contracts/languages";
import { receiptWordsOf, type ReceiptWords } from "./words";

/** Points of a millimetre. */
const MM = 72 / 25.4;
const REGULAR = "Helvetica";
const BOLD = "Helvetica-Bold";

interface Paper {
  width: number;
  /** null: a roll, as long as what is on it. */
  height: number | null;
  margin: number;
  /** Of text, points. */
  size: number;
}

const PAPERS: Readonly<Record<ReceiptPaper, Paper>> = {
  a4: { width: 210 * MM, height: 297 * MM, margin: 20 * MM, size: 10.5 },
  "80mm": { width: 80 * MM, height: null, margin: 4 * MM, size: 9 },
};
/** Longer than any roll's receipt: 50 lines of three rows each. */
const LONG = 400 * 10 * MM;

export interface PrintedReceipt {
  receipt: Receipt;
  /** The shop's name as people read it. */
  siteName: string;
  /** Who sells. */
  legal: LegalIdentity;
  /** Where it is reached. */
  phone: string;
  buyer: string;
  /** The order's. */
  language: Language;
}

const rwf = (amount: number): string => amount.toLocaleString("en");

const lineText = ({ kind, name, size }: ReceiptLine, words: ReceiptWords): string =>
  kind === "article" ? [name, size].filter(Boolean).join(", ") : words.lines[kind];

/** What it is: a tax invoice only once it is signed. */
export const titleOf = (
  { kind, state }: Pick<Receipt, "kind" | "state">,
  words: ReceiptWords,
): string => words.titles[kind][state === "signed" ? "signed" : "unsigned"];

/** Writes down a page, from its top to its end. */
class Sheet {
  private readonly left: number;
  private readonly width: number;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly paper: Paper,
  ) {
    this.left = paper.margin;
    this.width = paper.width - 2 * paper.margin;
  }

  text(text: string, { isBold = false, scale = 1 } = {}): void {
    this.doc
      .font(isBold ? BOLD : REGULAR)
      .fontSize(this.paper.size * scale)
      .text(printable(text), this.left, this.doc.y, { width: this.width });
  }

  texts(lines: readonly (string | null | undefined)[]): void {
    for (const line of lines) if (line) this.text(line);
  }

  gap(share = 0.6): void {
    this.doc.y += this.paper.size * share;
  }

  rule(): void {
    this.gap(0.4);
    const { left, width } = this;
    this.doc
      .moveTo(left, this.doc.y)
      .lineTo(left + width, this.doc.y)
      .lineWidth(0.6)
      .stroke();
    this.gap(0.6);
  }

  /** A text, and what belongs to it at the other end of the line; a new page where it would not fit. */
  row(text: string, ends: readonly string[], isBold = false): void {
    const { doc, left, paper } = this;
    doc.font(isBold ? BOLD : REGULAR).fontSize(paper.size);
    const column = paper.size * 6;
    const endWidths = ends.map((_, at) => (at === ends.length - 1 ? column : column * 0.8));
    const textWidth = this.width - endWidths.reduce((sum, one) => sum + one, 0);
    const shown = printable(text);
    const height = doc.heightOfString(shown, { width: textWidth });
    if (doc.y + height > doc.page.height - paper.margin) doc.addPage();
    const { y } = doc;
    let x = left + textWidth;
    for (const [at, end] of ends.entries()) {
      const width = endWidths[at] ?? column;
      doc.text(printable(end), x, y, { width, align: "right" });
      x += width;
    }
    doc.text(shown, left, y, { width: textWidth });
    doc.y = y + Math.max(height, doc.currentLineHeight());
  }
}

/** A fact and its value, which may be longer than a line of a roll. */
function facts(sheet: Sheet, rows: readonly (readonly [string, string | null])[]): void {
  for (const [label, value] of rows) if (value !== null) sheet.text(`${label} ${value}`);
}

function draw(
  sheet: Sheet,
  { receipt, siteName, legal, phone, buyer, language }: PrintedReceipt,
): void {
  const words = receiptWordsOf(language);
  const { companyName, address } = legal;
  sheet.text(titleOf(receipt, words), { isBold: true, scale: 1.4 });
  sheet.rule();
  sheet.text(siteName, { isBold: true });
  sheet.texts([companyName, address, words.tin(receipt.shop_tin), phone]);
  sheet.gap();
  sheet.texts([
    words.receipt(receipt.number),
    words.order(receipt.order_number),
    words.date(kigaliDay(receipt.createdAt, words)),
    receipt.corrects === null ? null : words.corrects(receipt.corrects),
  ]);
  sheet.gap();
  sheet.text(words.soldTo, { isBold: true });
  sheet.texts([
    buyer,
    receipt.buyer_tin === null ? null : words.tin(receipt.buyer_tin),
    receipt.purchase_code === null ? null : words.purchaseCode(receipt.purchase_code),
  ]);
  sheet.rule();
  sheet.row(words.item, [words.quantity, words.amount], true);
  for (const line of receipt.lines) {
    sheet.row(lineText(line, words), [String(line.quantity), rwf(line.amount)]);
  }
  sheet.rule();
  sheet.row(words.withoutVat, [rwf(receipt.total - receipt.vat_amount)]);
  sheet.row(words.vat(receipt.vat_rate), [rwf(receipt.vat_amount)]);
  sheet.row(words.total, [rwf(receipt.total)], true);
  const { signed } = receipt;
  if (signed === null) return;
  sheet.rule();
  sheet.text(words.signature, { isBold: true });
  facts(sheet, [
    [words.sdcId, signed.sdc_id],
    [words.sdcNumber, String(signed.receipt_number)],
    [words.internalData, signed.internal_data],
    [words.signatureText, signed.signature],
    [words.machine, signed.machine_number],
    // Who typed it in knows the number, not when the device signed it.
    [words.signedAt, signed.by_hand ? null : kigaliTime(signed.at, words)],
  ]);
}

function open(paper: Paper, height: number): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [paper.width, height],
    margins: { top: paper.margin, right: paper.margin, bottom: 0, left: paper.margin },
  });
}

/** How long a roll has to be. */
function lengthOf(paper: Paper, printed: PrintedReceipt): number {
  const doc = open(paper, LONG);
  draw(new Sheet(doc, paper), printed);
  return doc.y + paper.margin;
}

/** A receipt as a PDF for a sheet of paper, or for the roll of a till printer. */
export async function receiptPdf(printed: PrintedReceipt, kind: ReceiptPaper): Promise<Buffer> {
  const paper = PAPERS[kind];
  const doc = open(paper, paper.height ?? lengthOf(paper, printed));
  const title = titleOf(printed.receipt, receiptWordsOf(printed.language));
  doc.info.Title = printable(`${title} ${printed.receipt.number}`);
  doc.info.Author = printable(printed.siteName);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once("end", resolve);
    doc.once("error", reject);
  });
  draw(new Sheet(doc, paper), printed);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
