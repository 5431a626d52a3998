import type { ReceiptListQuery, ReceiptState } from "../../../contracts/receipts";
import { run, type Run } from "../../../lib/database";
import type { EbmSignature } from "../../../lib/ebm-client";
import { containing } from "../../../lib/like-pattern";
import { paced } from "../../../lib/pace";
import { searchTermOf } from "../checkout/domain/search-term";
import { pauseAfter } from "./domain/late";
import type { ListedReceipt, ReceiptError, ReceiptPage, ReceiptRecord } from "./records";
import {
  BUYER_OF,
  CLAIM_RECEIPT,
  FAIL_RECEIPT,
  HOLD_RECEIPT,
  IS_BUYER_FIXED,
  listReceipts,
  PLUG,
  QUEUE_RECEIPT,
  READ_RECEIPT,
  SIGN_RECEIPT,
  SIGNED_AS,
  SOONEST_RECEIPT,
  WAITS_SINCE,
  TRY_AGAIN,
  UNQUEUE,
  WRITE_BUYER,
} from "./sql";

const NONE: Record<ReceiptState, number> = { none: 0, queued: 0, signed: 0, failed: 0 };

/** For whom an invoice is. */
export interface CompanyBuyer {
  buyerTin: string | null;
  purchaseCode: string | null;
}

/** A receipt that this process may send, until its lease ends. */
export interface DueReceipt {
  receipt: ReceiptRecord;
  /** An earlier try may have reached the controller. */
  wasSent: boolean;
  /** null: it is a sale. */
  isSaleSigned: boolean | null;
  /** How its sale was paid, as far as the controller asks. */
  paidBy: "cash" | "card" | "mobile" | "other";
  lease: string;
}

/** Receipts of orders. Triggers write them; here they are read, signed and entered by hand. */
export default class ReceiptService {
  /** For staff: what failed comes first. */
  async list({ state, search = "", limit, offset }: ReceiptListQuery): Promise<ReceiptPage> {
    const term = searchTermOf(search);
    const pattern = term === "" ? null : containing(term);
    const [page] = await run<Omit<ReceiptPage, "stateCounts"> & { stateCounts: object }>(
      listReceipts(pattern !== null),
      [state ?? null, pattern, limit, offset],
    );
    if (!page) throw new Error("The list has no row.");
    return { ...page, stateCounts: { ...NONE, ...page.stateCounts } };
  }

  /** As staff list it; null: there is none. */
  async read(inside: Run, id: string): Promise<ListedReceipt | null> {
    const [row] = await inside<{ listed: ListedReceipt }>(READ_RECEIPT, [id]);
    return row?.listed ?? null;
  }

  /** The same, held until the transaction ends. */
  async hold(inside: Run, id: string): Promise<ListedReceipt | null> {
    const [row] = await inside<{ listed: ListedReceipt }>(HOLD_RECEIPT, [id]);
    return row?.listed ?? null;
  }

  /**
   * @param by e-mail address of who entered it; null: the controller said so
   * @returns whether it was not signed before, or is corrected
   */
  async sign(inside: Run, id: string, signed: EbmSignature, by: string | null): Promise<boolean> {
    const { sdcId, receiptNumber, internalData, signature, machineNumber, at } = signed;
    const what = [sdcId, receiptNumber, internalData, signature, machineNumber, at, by];
    return (await inside(SIGN_RECEIPT, [id, ...what])).length > 0;
  }

  /** Number of the receipt that was signed so before; null: none was. */
  async signedAs(
    inside: Run,
    { kind }: Pick<ReceiptRecord, "kind">,
    { sdcId, receiptNumber }: Pick<EbmSignature, "sdcId" | "receiptNumber">,
  ): Promise<number | null> {
    const [other] = await inside<{ number: number }>(SIGNED_AS, [kind, sdcId, receiptNumber]);
    return other?.number ?? null;
  }

  /** It waits for the controller, again or after all. */
  async queue(inside: Run, id: string): Promise<void> {
    await inside(QUEUE_RECEIPT, [id]);
  }

  /** Who an order's invoice is for; the caller holds the order. */
  async buyer(inside: Run, orderId: string): Promise<CompanyBuyer & { isFixed: boolean }> {
    const [buyer] = await inside<CompanyBuyer>(BUYER_OF, [orderId]);
    const [fixed] = await inside<{ yes: boolean }>(IS_BUYER_FIXED, [orderId]);
    if (!buyer) throw new Error(`There is no order ${orderId}.`);
    return { ...buyer, isFixed: fixed?.yes ?? false };
  }

  async writeBuyer(inside: Run, orderId: string, buyer: CompanyBuyer): Promise<void> {
    await inside(WRITE_BUYER, [orderId, buyer.buyerTin, buyer.purchaseCode]);
  }

  /** Says whether a controller is connected: what is written from now on waits for it, or for nobody. */
  async plug(hasController: boolean): Promise<void> {
    await run(PLUG, [hasController]);
    if (!hasController) await run(UNQUEUE, []);
  }

  /** Takes the first that waits, if it is due; nobody else gets it for `leaseS` seconds. */
  async claim(leaseS: number): Promise<DueReceipt | null> {
    const [due] = await run<DueReceipt>(CLAIM_RECEIPT, [leaseS]);
    return due ?? null;
  }

  /** @param maybeHas whether the controller may have it */
  async tryAgain(
    { receipt, lease }: DueReceipt,
    why: ReceiptError,
    maybeHas: boolean,
  ): Promise<void> {
    await run(TRY_AGAIN, [receipt.id, lease, paced(pauseAfter(receipt.attempts)), why, maybeHas]);
  }

  /** @returns whether it was still this process's to say */
  async fail(
    inside: Run,
    { receipt, lease }: DueReceipt,
    why: ReceiptError,
    maybeHas: boolean,
  ): Promise<boolean> {
    return (await inside(FAIL_RECEIPT, [receipt.id, lease, why, maybeHas])).length > 0;
  }

  /** Seconds until the first is due; null: nothing waits. */
  async soonestS(): Promise<number | null> {
    const [next] = await run<{ inS: number }>(SOONEST_RECEIPT, []);
    return next?.inS ?? null;
  }

  /** Number of the first receipt that waits, if it has waited this long. */
  async waitsSince(hours: number): Promise<number | null> {
    const [late] = await run<{ number: number }>(WAITS_SINCE, [hours]);
    return late?.number ?? null;
  }
}
