import { inTransaction, run, type Run } from "../../../lib/database";
import { isDuplicate } from "../../../lib/error-code";
import { entityId } from "../../../lib/entity-id";
import { paced } from "../../../lib/pace";
import type { ChangeKind, ImportChange } from "../../../contracts/product-import";
import { CHANGES, DROP_CHANGES, NOTE_CHANGES } from "./change-sql";
import {
  CLAIM_PICTURE,
  GIVE_UP_FILES,
  GIVE_UP_PICTURES,
  PICTURE_DONE,
  PICTURE_FAILED,
  PICTURE_LATER,
  WANT_PICTURES,
} from "./picture-sql";
import type {
  BatchProgress,
  ClaimedImport,
  ClaimedPicture,
  ImportDetail,
  ImportRecord,
  NewImport,
  NotedChange,
  ReceivedImport,
  WantedPicture,
} from "./records";
import {
  ADVANCE,
  BEGIN,
  CANCEL,
  CLAIM,
  DROP_OLD,
  DROP_UNFINISHED,
  DROP_UPLOAD,
  FAIL,
  FINISH,
  FORGET,
  LET_GO,
  LIST,
  OFFER,
  OVERDUE_UPLOADS,
  READ,
  READ_CHUNK,
  RENEW,
} from "./sql";
import { StoredFile } from "./stored-file";
import { tellStaff, type EndedImport } from "./tell-staff";
import { UploadWriter } from "./upload-writer";

/** A batch takes a second or two; somebody else takes an import over when nothing came for this long. */
const LEASE_S = 30;
/** Longer than fetching and encoding one picture take. */
const PICTURE_LEASE_S = 120;
const LONGEST_REASON = 500;

type ChangeList = { count: number; changes: ImportChange[] };
type ImportList = { count: number; imports: ImportRecord[] };

/** @param id only this one; null: the next */
async function claimed(inside: Run, id: string | null): Promise<ClaimedImport | null> {
  const [row] = await inside<ClaimedImport>(CLAIM, [entityId("lease"), paced(LEASE_S), id]);
  return row ?? null;
}

/** Imports of products: what was uploaded, how far each has come, and the pictures that follow. */
export default class ProductImportService {
  private stopping = false;

  /** The process is about to end. */
  stop(): void {
    this.stopping = true;
  }

  /** The process is about to end: an import is released after its current batch. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** The id of a new import. */
  newId(): string {
    return entityId("pimp");
  }

  /** Starts keeping an upload; nobody sees or runs it before `offer`. */
  async begin({ id, fileName, requestedBy }: NewImport): Promise<UploadWriter> {
    await run(BEGIN, [id, fileName, requestedBy]);
    return new UploadWriter(id);
  }

  /**
   * The upload is whole and good: it may be run.
   * @param how.takes whether the caller wants to run it. It is then taken before anybody else sees it,
   * unless another import is running.
   * @param how.note runs in the same transaction
   * @returns what the caller has taken
   */
  async offer(
    id: string,
    received: ReceivedImport,
    { takes, note }: { takes: boolean; note: (inside: Run) => Promise<void> },
  ): Promise<ClaimedImport | null> {
    const { kind, bytes, rows, isDryRun, currency, mayPublish, stockRule } = received;
    const rates = JSON.stringify(received.rates);
    const values = [id, kind, bytes, rows, isDryRun, currency, rates, mayPublish, stockRule];
    const offer = (isTaken: boolean) =>
      inTransaction(async (inside) => {
        await inside(OFFER, values);
        await note(inside);
        return isTaken ? claimed(inside, id) : null;
      });
    try {
      return await offer(takes);
    } catch (error) {
      // Another was taken at the same moment.
      if (!isDuplicate(error)) throw error;
      return offer(false);
    }
  }

  /** Forgets an import with all that was uploaded. */
  async forget(id: string): Promise<void> {
    await run(FORGET, [id]);
  }

  /** What was uploaded. @param bytes its length */
  upload(id: string, bytes: number): StoredFile {
    return new StoredFile(bytes, async (position) => {
      const [row] = await run<{ data: Buffer }>(READ_CHUNK, [id, position]);
      if (!row) throw new Error("The upload is gone.");
      return row.data;
    });
  }

  /**
   * Takes the next import for this process. Only one runs at a time; one whose worker has been
   * silent for half a minute is taken over.
   */
  async claim(): Promise<ClaimedImport | null> {
    try {
      return await claimed(run, null);
    } catch (error) {
      // Another process has just taken another one.
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Still at work. */
  async renew({ id, lease }: ClaimedImport): Promise<void> {
    await run(RENEW, [id, lease, paced(LEASE_S)]);
  }

  /**
   * Notes what a batch did, in its transaction.
   * @returns false when the import was cancelled or taken over: the batch must be rolled back
   */
  async advance(inside: Run, { id, lease }: ClaimedImport, batch: BatchProgress): Promise<boolean> {
    const rows = await inside(ADVANCE, [
      id,
      lease,
      paced(LEASE_S),
      batch.groupsBefore,
      batch.groupsDone,
      batch.rowsDone,
      batch.created,
      batch.updated,
      batch.unchanged,
      batch.refused,
      batch.errorCount,
      JSON.stringify(batch.errors),
      JSON.stringify(batch.categories),
      batch.pictures,
      batch.stockKept,
    ]);
    return rows.length > 0;
  }

  /** Notes what a dry run would do, in the transaction that counts it. */
  async noteChanges(inside: Run, importId: string, changes: readonly NotedChange[]): Promise<void> {
    if (changes.length === 0) return;
    await inside(NOTE_CHANGES, [
      importId,
      changes.map(({ change }) => change.row),
      changes.map(({ change }) => JSON.stringify(change.kinds)),
      changes.map(({ stock }) => stock.before),
      changes.map(({ stock }) => stock.after),
      changes.map(({ change }) => JSON.stringify(change)),
    ]);
  }

  /** What a dry run would do, in the order of the file. @param kind null: all of it */
  async changes(
    id: string,
    { kind, limit, offset }: { kind: ChangeKind | null; limit: number; offset: number },
  ): Promise<ChangeList> {
    const [row] = await run<ChangeList>(CHANGES, [id, kind, limit, offset]);
    return row ?? { count: 0, changes: [] };
  }

  /** Asks for pictures, in the transaction of their products. */
  async wantPictures(
    inside: Run,
    importId: string,
    pictures: readonly WantedPicture[],
  ): Promise<void> {
    if (pictures.length === 0) return;
    // Those of one moment are taken in their order.
    const moment = entityId("pimg");
    await inside(WANT_PICTURES, [
      importId,
      pictures.map((_, index) => `${moment}${String(index).padStart(6, "0")}`),
      pictures.map(({ productId }) => productId),
      pictures.map(({ source }) => source),
      pictures.map(({ file }) => file),
      pictures.map(({ order }) => JSON.stringify(order)),
      pictures.map(({ color }) => color),
    ]);
  }

  /** Staff are told, in the same transaction, as when one fails. */
  async finish({ id, lease }: ClaimedImport): Promise<void> {
    await inTransaction(async (inside) => {
      const [ended] = await inside<EndedImport>(FINISH, [id, lease]);
      if (ended) await tellStaff(inside, id, ended);
    });
    await this.dropUpload(id);
  }

  /** Stops without finishing: the next worker continues. */
  async letGo({ id, lease }: ClaimedImport): Promise<void> {
    await run(LET_GO, [id, lease]);
  }

  /** @param reason for people */
  async fail({ id, lease }: ClaimedImport, reason: string): Promise<void> {
    await inTransaction(async (inside) => {
      const values = [id, lease, reason.slice(0, LONGEST_REASON)];
      const [ended] = await inside<EndedImport>(FAIL, values);
      if (ended) await tellStaff(inside, id, ended);
    });
    await this.dropUpload(id);
  }

  /**
   * Stops an import and its waiting pictures. @param note runs in the transaction that stops it
   * @returns false if it was already over
   */
  async cancel(
    id: string,
    note: (inside: Run, stopped: { fileName: string; state: string }) => Promise<void>,
  ): Promise<boolean> {
    const isStopped = await inTransaction(async (inside) => {
      const [stopped] = await inside<{ fileName: string; state: string }>(CANCEL, [id]);
      if (stopped) await note(inside, stopped);
      return stopped !== undefined;
    });
    if (!isStopped) return false;
    await run(GIVE_UP_PICTURES, [id, "The import was cancelled."]);
    await this.dropUpload(id);
    return true;
  }

  /** The newest first. */
  async list(limit: number, offset: number): Promise<ImportList> {
    const [row] = await run<ImportList>(LIST, [limit, offset]);
    return row ?? { count: 0, imports: [] };
  }

  async read(id: string): Promise<ImportDetail | null> {
    const [row] = await run<{ import: ImportDetail }>(READ, [id]);
    return row?.import ?? null;
  }

  /** Takes the next picture; until its lease ends nobody else gets it. */
  async claimPicture(): Promise<ClaimedPicture | null> {
    const [picture] = await run<ClaimedPicture>(CLAIM_PICTURE, [paced(PICTURE_LEASE_S)]);
    return picture ?? null;
  }

  /** In the transaction that adds it to its product. @returns false if it is no longer wanted */
  async pictureDone(inside: Run, id: string): Promise<boolean> {
    return (await inside(PICTURE_DONE, [id])).length > 0;
  }

  async pictureLater({ id, tries }: ClaimedPicture, delayS: number, why: string): Promise<void> {
    await run(PICTURE_LATER, [id, tries, delayS, why.slice(0, LONGEST_REASON)]);
  }

  async pictureFailed({ id }: ClaimedPicture, reason: string): Promise<void> {
    await run(PICTURE_FAILED, [id, reason.slice(0, LONGEST_REASON)]);
  }

  /** Frees the upload of an import that is over, unless a picture in it is still wanted. */
  async dropUpload(id: string): Promise<void> {
    await run(DROP_UPLOAD, [id]);
  }

  /** Frees what nobody needs any more: broken uploads, day-old ones, year-old records. */
  async sweep(): Promise<void> {
    await run(DROP_UNFINISHED, []);
    for (const { id } of await run<{ id: string }>(OVERDUE_UPLOADS, [])) {
      await run(GIVE_UP_FILES, [id, "It waited for a day."]);
      await run(DROP_UPLOAD, [id]);
    }
    await run(DROP_CHANGES, []);
    await run(DROP_OLD, []);
  }
}
