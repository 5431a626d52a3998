import { ebmMessage, readEbmTime, type EbmReceipt } from "./ebm-message";
import type { EbmSettings } from "./ebm-settings";
import { codeOf } from "./error-code";

/** The controller gave no meaningful answer: asked again later, under the same number. */
export class EbmTrouble extends Error {
  override readonly name = "EbmTrouble";

  /**
   * @param maybeHas whether the receipt may have reached it
   * @param isAnswered it said something, which is no use: it may say so of this receipt for ever
   */
  constructor(
    message: string,
    readonly maybeHas: boolean,
    readonly isAnswered = false,
  ) {
    super(message);
  }
}

/** What a controller says of a receipt that it signed. */
export interface EbmSignature {
  sdcId: string;
  receiptNumber: number;
  internalData: string | null;
  signature: string | null;
  machineNumber: string | null;
  /** ISO 8601 */
  at: string;
}

/**
 * - signed: now, or before under this very number
 * - known: it has the number, and does not say what it signed
 * - refused: with what it says, as it will say again
 */
export type EbmAnswer =
  | { kind: "signed"; signature: EbmSignature }
  | { kind: "known" }
  | { kind: "refused"; reason: string };

/** Result codes of the protocol. */
const DONE = "000";
const KNOWN = "994";
/** It has not signed: RRA or a part of it is not reachable, so it signs nothing now. */
const LATER: readonly string[] = ["894", "896", "990"];
/** It has not signed this one, and does not say why. */
const UNKNOWN = "999";
/** Nothing was sent. */
const UNREACHED: readonly string[] = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
];
const LONGEST_REASON = 200;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | null =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : null;

/** null: it says nothing that can be written on a receipt. */
function signatureOf(data: unknown): EbmSignature | null {
  if (!isFields(data)) return null;
  const sdcId = textOf(data["sdcId"]);
  const receiptNumber = Number(data["rcptNo"]);
  if (sdcId === null || !Number.isSafeInteger(receiptNumber) || receiptNumber < 1) return null;
  return {
    sdcId,
    receiptNumber,
    internalData: textOf(data["intrlData"]),
    signature: textOf(data["rcptSign"]),
    machineNumber: textOf(data["mrcNo"]),
    at: readEbmTime(data["vsdcRcptPbctDate"]) ?? new Date().toISOString(),
  };
}

/**
 * A virtual sales data controller (VSDC) as RRA's specification of 2021 describes it. Not tried against RRA's own,
 * which needs certification.
 */
export class EbmClient {
  constructor(private readonly settings: EbmSettings) {}

  /**
   * Has a receipt signed. The same number again is the same receipt.
   * @throws EbmTrouble when it is not known what became of it, or nothing did
   */
  async sign(receipt: EbmReceipt): Promise<EbmAnswer> {
    const answer = await this.send(ebmMessage(receipt, this.settings.branchId));
    const code = textOf(answer["resultCd"]);
    const signature = signatureOf(answer["data"]);
    if (code === DONE) {
      // It is signed, and the number is to be had no other way.
      return signature ? { kind: "signed", signature } : { kind: "known" };
    }
    if (code === KNOWN) return signature ? { kind: "signed", signature } : { kind: "known" };
    if (code === null) throw new EbmTrouble("The controller's answer has no result.", true, true);
    if (code === UNKNOWN || LATER.includes(code)) {
      throw new EbmTrouble(`The controller answered ${code}.`, false, code === UNKNOWN);
    }
    const message = textOf(answer["resultMsg"]) ?? "no reason";
    return { kind: "refused", reason: `${message} (${code})`.slice(0, LONGEST_REASON) };
  }

  private async send(body: object): Promise<Fields> {
    let response: Response;
    try {
      response = await fetch(`${this.settings.baseUrl}/trnsSales/saveSales`, {
        method: "POST",
        // A connection kept from the last receipt breaks once it is sent on, when nobody can say whether this one arrived.
        headers: { "Content-Type": "application/json", Connection: "close" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      });
      if (!response.ok) {
        throw new EbmTrouble(
          `The controller answered HTTP ${response.status}.`,
          response.status >= 500,
          true,
        );
      }
      const parsed: unknown = await response.json();
      if (!isFields(parsed)) throw new EbmTrouble("The controller's answer is none.", true, true);
      return parsed;
    } catch (error) {
      if (error instanceof EbmTrouble) throw error;
      const code = error instanceof Error ? codeOf(error.cause) : "";
      throw new EbmTrouble(`The controller did not answer: ${code}`, !UNREACHED.includes(code));
    }
  }
}
