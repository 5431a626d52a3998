import { randomInt } from "node:crypto";
import { vatOf } from "../../src/contracts/vat";
import { ebmTime } from "../../src/lib/ebm-message";

/** A receipt as a virtual sales data controller reads it: what it needs of it. */
interface Asked {
  tin: string;
  branch: string;
  number: number;
  corrects: number;
  buyerTin: string | null;
  kind: "S" | "R";
  total: number;
  tax: number;
  lines: readonly number[];
  taxes: readonly number[];
}

interface Signed {
  readonly asked: Asked;
  readonly at: Date;
  readonly data: Readonly<Record<string, string | number>>;
  /** Times that its number was sent. */
  sent: number;
}

/** Buyers whose receipts go wrong; every other is signed. */
export const BUYERS = {
  slow: "900000001",
  /** Signed, and the answer is lost; asked again, it says what it signed. */
  lost: "900000002",
  /** The same, but it does not say so. */
  forgotten: "900000003",
  refused: "900000004",
  /** It answers with an error of its own, for ever. */
  broken: "900000005",
} as const;

/** So long the law lets it sign without RRA. */
const OFFLINE_MS = 48 * 3_600_000;

/** What it answers, or that the answer is lost. */
export type Reply = { isLost: boolean; body: Record<string, unknown> };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function readAsked(body: Record<string, unknown>): Asked | null {
  const { tin, bhfId, invcNo, orgInvcNo, custTin, rcptTyCd, totAmt, taxAmtB, itemList } = body;
  if (typeof tin !== "string" || typeof bhfId !== "string" || !Array.isArray(itemList)) return null;
  if (typeof totAmt !== "number" || typeof taxAmtB !== "number") return null;
  if (rcptTyCd !== "S" && rcptTyCd !== "R") return null;
  return {
    tin,
    branch: bhfId,
    number: Number(invcNo),
    corrects: Number(orgInvcNo),
    buyerTin: typeof custTin === "string" ? custTin : null,
    kind: rcptTyCd,
    total: totAmt,
    tax: taxAmtB,
    lines: itemList.map((item: unknown) => (isFields(item) ? Number(item["totAmt"]) : NaN)),
    taxes: itemList.map((item: unknown) => (isFields(item) ? Number(item["taxAmt"]) : NaN)),
  };
}

/** A virtual sales data controller without a tax authority, for the demo and for tests. */
export class Controller {
  /** By number. */
  readonly receipts = new Map<number, Signed>();
  /** Signed, and not reported to RRA yet; the oldest first. */
  readonly unreported: Signed[] = [];
  private readonly counters = { S: 0, R: 0 };
  private isAuthorityAway = false;
  /** Each start is another device: its counters begin anew. Nobody takes what it signs for RRA's. */
  private readonly sdcId = `SIMULATED${randomInt(100_000_000, 999_999_999)}`;

  constructor(private readonly now: () => Date = () => new Date()) {}

  /** Whether RRA can be reached. Back again, all that waits is reported. */
  set authority(is: "there" | "away") {
    this.isAuthorityAway = is === "away";
    if (!this.isAuthorityAway) this.unreported.length = 0;
  }

  save(body: Record<string, unknown>): Reply {
    const asked = readAsked(body);
    const fault = asked ? this.faultOf(asked) : "Request parameter error";
    if (!asked || fault !== null) return this.reply("910", fault ?? "");
    if (asked.buyerTin === BUYERS.broken) return this.reply("999", "Unknown error");
    const known = this.receipts.get(asked.number);
    if (known) {
      known.sent += 1;
      return this.reply(
        "994",
        "Overlapped data",
        asked.buyerTin === BUYERS.forgotten ? null : known,
      );
    }
    const [oldest] = this.unreported;
    if (oldest && this.now().getTime() - oldest.at.getTime() > OFFLINE_MS) {
      return this.reply("894", "Server communication error");
    }
    const signed = this.sign(asked);
    const isLost = asked.buyerTin === BUYERS.lost || asked.buyerTin === BUYERS.forgotten;
    return { ...this.reply("000", "It is succeeded", signed), isLost };
  }

  private faultOf(asked: Asked): string | null {
    const { buyerTin, kind, corrects, total, tax, lines, taxes, number } = asked;
    if (buyerTin === BUYERS.refused) return "custTin is not a taxpayer";
    if (!Number.isSafeInteger(number) || number < 1) return "invcNo";
    if (lines.reduce((sum, amount) => sum + amount, 0) !== total) return "totAmt";
    if (tax !== vatOf(total)) return "taxAmtB";
    if (taxes.reduce((sum, amount) => sum + amount, 0) !== tax) return "taxAmt";
    if (kind === "S") return null;
    const sale = this.receipts.get(corrects);
    if (corrects < 1) return "orgInvcNo";
    const before = [...this.receipts.values()]
      .filter(
        ({ asked: other }) =>
          other.kind === "R" && other.corrects === corrects && other.number !== number,
      )
      .reduce((sum, { asked: other }) => sum + other.total, 0);
    // Sales of before this start are not known here.
    return sale && before + total > sale.asked.total ? "totAmt of the original" : null;
  }

  private sign(asked: Asked): Signed {
    const at = this.now();
    const receiptNumber = (this.counters[asked.kind] += 1);
    const data = {
      rcptNo: receiptNumber,
      intrlData: `INT${String(asked.number).padStart(8, "0")}${ebmTime(at)}`,
      rcptSign: `SIG${String(asked.total).padStart(9, "0")}${asked.kind}`,
      totRcptNo: this.counters.S + this.counters.R,
      vsdcRcptPbctDate: ebmTime(at),
      sdcId: this.sdcId,
      mrcNo: "WIS00000001",
    };
    const signed: Signed = { asked, at, data, sent: 1 };
    this.receipts.set(asked.number, signed);
    if (this.isAuthorityAway) this.unreported.push(signed);
    return signed;
  }

  private reply(resultCd: string, resultMsg: string, signed: Signed | null = null): Reply {
    const body = { resultCd, resultMsg, resultDt: ebmTime(this.now()), data: signed?.data ?? null };
    return { isLost: false, body };
  }
}
