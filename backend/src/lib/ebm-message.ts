import { VAT_RATE, vatOf } from "../contracts/vat";

/** What of a receipt the controller is told. Amounts are whole RWF. */
export interface EbmReceipt {
  number: number;
  kind: "sale" | "credit_note";
  /** Number of the sale that a credit note corrects; null: it is a sale. */
  corrects: number | null;
  total: number;
  vat: number;
  lines: readonly { label: string; quantity: number; amount: number }[];
  shopTin: string;
  buyerTin: string | null;
  purchaseCode: string | null;
  /** When it was sold or taken back. */
  at: Date;
  paidBy: EbmPayment;
}

/** Payment types of the protocol: cash, cards, mobile money, and others or several. */
export const EBM_PAYMENTS = { cash: "01", card: "05", mobile: "06", other: "07" } as const;
export type EbmPayment = keyof typeof EBM_PAYMENTS;

/** Kigali has no summer time. */
const KIGALI_MS = 2 * 3_600_000;

/** `yyyyMMddHHmmss` in Kigali. */
export const ebmTime = (at: Date): string =>
  new Date(at.getTime() + KIGALI_MS).toISOString().replace(/\D/g, "").slice(0, 14);

/** The instant of `yyyyMMddHHmmss` in Kigali, ISO 8601; null: it is none. */
export function readEbmTime(text: unknown): string | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(text)) ?? [];
  if (year === undefined) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+02:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The tax of each line, so that they add up to that of all; whole RWF. */
function taxesOf(lines: EbmReceipt["lines"]): number[] {
  let sum = 0;
  return lines.map(({ amount }) => {
    const before = vatOf(sum);
    sum += amount;
    return vatOf(sum) - before;
  });
}

/**
 * The body of `/trnsSales/saveSales`. All that is sold here is taxed at the full rate, class B. Items go under one code
 * of the class "clothing" (UNSPSC 53100000): a shop that is to be certified registers its own.
 */
export function ebmMessage(receipt: EbmReceipt, branchId: string): Record<string, unknown> {
  const { number, kind, corrects, total, vat, lines, shopTin, buyerTin, purchaseCode } = receipt;
  const taxes = taxesOf(lines);
  const at = ebmTime(receipt.at);
  const isSale = kind === "sale";
  return {
    tin: shopTin,
    bhfId: branchId,
    invcNo: number,
    orgInvcNo: corrects ?? 0,
    custTin: buyerTin,
    prcOrdCd: purchaseCode,
    custNm: null,
    salesTyCd: "N",
    rcptTyCd: isSale ? "S" : "R",
    pmtTyCd: EBM_PAYMENTS[receipt.paidBy],
    salesSttsCd: isSale ? "02" : "05",
    cfmDt: at,
    salesDt: at.slice(0, 8),
    stockRlsDt: at,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: isSale ? null : at,
    rfdRsnCd: isSale ? null : "06",
    totItemCnt: lines.length,
    taxblAmtA: 0,
    taxblAmtB: total,
    taxblAmtC: 0,
    taxblAmtD: 0,
    taxRtA: 0,
    taxRtB: VAT_RATE,
    taxRtC: 0,
    taxRtD: 0,
    taxAmtA: 0,
    taxAmtB: vat,
    taxAmtC: 0,
    taxAmtD: 0,
    totTaxblAmt: total,
    totTaxAmt: vat,
    totAmt: total,
    prchrAcptcYn: "N",
    remark: null,
    regrId: "shop",
    regrNm: "shop",
    modrId: "shop",
    modrNm: "shop",
    receipt: { custTin: buyerTin, custMblNo: null, rptNo: number, prchrAcptcYn: "N" },
    itemList: lines.map(({ label, quantity, amount }, index) => ({
      itemSeq: index + 1,
      itemCd: "RW2NTXU0000001",
      itemClsCd: "53100000",
      itemNm: label.slice(0, 200),
      bcd: null,
      pkgUnitCd: "NT",
      pkg: quantity,
      qtyUnitCd: "U",
      qty: quantity,
      prc: cents(amount / quantity),
      splyAmt: amount,
      dcRt: 0,
      dcAmt: 0,
      taxTyCd: "B",
      taxblAmt: amount,
      taxAmt: taxes[index] ?? 0,
      totAmt: amount,
    })),
  };
}
