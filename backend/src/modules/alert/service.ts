import type { Language } from "../../contracts/languages";
import type { WaitingResponse } from "../../contracts/alerts";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { grouped } from "../../lib/grouped";
import { CartReminders } from "./cart-reminders";
import { newCode } from "./code";
import { stepsOf, type Asked } from "./domain/price-drop";
import type {
  Ask,
  ChangedList,
  FallenPrice,
  Linked,
  OwnAsks,
  Told,
  ToldAccount,
  Watcher,
} from "./records";
import {
  ACCOUNT_OF_CODE,
  ANY_WAITING,
  ASK,
  BY_CODE,
  CHANGED_LISTS,
  DUE_PRODUCTS,
  END_ALL,
  END_ONE,
  FOLLOW_LIST,
  FORGET_PRODUCT,
  IS_ASKED,
  IS_WATCHING,
  LOOK_AGAIN,
  NOTE_DROPS,
  NOTE_LIST,
  NOTE_LOOKED,
  OWN,
  PRICE_HISTORY,
  REOPEN,
  TAKE_FALLEN,
  TAKE_PRODUCT,
  TAKE_TOLD,
  TELL_NEXT,
  UNWATCH_PRICES,
  WAITING,
  WATCHERS,
  WATCH_PRICES,
} from "./sql";

/** The texts beside what is asked for (`words/alerts`, `words/own-alerts`), as they are now; raise one with what it promises. */
const AGREED_TO = { stock: "back-in-stock.1", prices: "wishlist-prices.1" } as const;

type WaitingPage = { count: number; variants: WaitingResponse["data"] };

/** Who waits for a piece that is sold out or for a lower price, whose turn it is, and when it ends. */
export default class AlertModuleService {
  readonly carts = new CartReminders();

  /**
   * Keeps one ask. @returns what takes it back, and opens nothing; the same for a contact that waits already, where it is of nothing: a
   * stranger learns nothing, and ends nothing
   */
  ask({ variantId, productId, contact, channel, language, accountId }: Ask): Promise<string> {
    const undo = newCode();
    return inTransaction(async (inside) => {
      const id = entityId("alrt");
      const asked = [id, variantId, productId, contact, channel, language, accountId, newCode()];
      await inside(ASK, [...asked, undo, AGREED_TO.stock]);
      await this.lookAgain(inside, [productId]);
      return undo;
    });
  }

  private async lookAgain(inside: Run, productIds: readonly string[]): Promise<void> {
    if (productIds.length > 0) await inside(LOOK_AGAIN, [productIds]);
  }

  /** What a link leads to; null: nothing that is known. */
  async linked(code: string): Promise<Linked | null> {
    const [linked] = await run<Linked>(BY_CODE, [code]);
    return linked ?? null;
  }

  /** Takes one ask back, if nobody was told yet. */
  async endOne(code: string): Promise<void> {
    await inTransaction(async (inside) => {
      for (const statement of END_ONE) await inside(statement, [code]);
    });
  }

  /** Ends everything that the contact waits for whose message had this code. */
  endAll(code: string): Promise<void> {
    return inTransaction(async (inside) => {
      for (const statement of END_ALL) await inside(statement, [code]);
      const [prices] = await inside<{ accountId: string }>(ACCOUNT_OF_CODE, [code]);
      if (prices) await this.unwatch(inside, prices.accountId);
    });
  }

  private async unwatch(inside: Run, accountId: string): Promise<void> {
    for (const statement of UNWATCH_PRICES) await inside(statement, [accountId]);
  }

  /** Whether an account hears of lower prices, from now on. */
  watchPrices(accountId: string, isOn: boolean, language: Language): Promise<void> {
    return inTransaction(async (inside) => {
      if (isOn) await inside(WATCH_PRICES, [accountId, newCode(), language, AGREED_TO.prices]);
      else await this.unwatch(inside, accountId);
    });
  }

  /** What an account waits for, and what was asked for its address or phone. */
  async own(accountId: string, email: string, phone: string | null): Promise<OwnAsks> {
    const [own] = await run<OwnAsks>(OWN, [accountId, email, phone]);
    return own ?? { prices: false, stock: [], carts: [] };
  }

  /** How many wait for each variant, of one product or of all; where most wait first. */
  async waiting(productId: string | null, limit: number, offset: number): Promise<WaitingPage> {
    const [page] = await run<WaitingPage>(WAITING, [productId, limit, offset]);
    return page ?? { count: 0, variants: [] };
  }

  /** Whether whoever asked still wants this message. */
  async isAsked(alertId: string): Promise<boolean> {
    const [row] = await run<{ isAsked: boolean }>(IS_ASKED, [alertId]);
    return row?.isAsked === true;
  }

  /** The same of prices. */
  async isWatching(accountId: string): Promise<boolean> {
    const [row] = await run<{ isWatching: boolean }>(IS_WATCHING, [accountId]);
    return row?.isWatching === true;
  }

  /** The message of an ask was not sent: it waits again, in its old place. */
  async reopen(inside: Run, alertId: string): Promise<void> {
    const [row] = await inside<{ productId: string }>(REOPEN, [alertId]);
    if (row) await this.lookAgain(inside, [row.productId]);
  }

  /** Up to `limit` products that changed since they were last looked at. */
  async dueProducts(limit: number): Promise<string[]> {
    return (await run<{ id: string }>(DUE_PRODUCTS, [limit])).map(({ id }) => id);
  }

  /** A product as it is shown now, for whoever looks at it first; null: another process has it. `json` null: it is not sold. */
  async takeProduct(
    inside: Run,
    productId: string,
  ): Promise<{ version: string; json: string | null } | null> {
    const [taken] = await inside<{ version: string; json: string | null }>(TAKE_PRODUCT, [
      productId,
    ]);
    return taken ?? null;
  }

  /**
   * Marks as told whose turn it is, in the order of asking.
   * @param free pieces of each variant @param since who was told after this has the first call
   */
  async tellNext(
    inside: Run,
    free: ReadonlyMap<string, number>,
    since: Date,
    limit: number,
  ): Promise<Told[]> {
    const told = await inside<Told>(TELL_NEXT, [
      [...free.keys()],
      [...free.values()],
      since,
      limit,
    ]);
    return told.sort((one, other) => one.place - other.place);
  }

  async isAnyWaiting(inside: Run, variantIds: readonly string[]): Promise<boolean> {
    const [row] = await inside<{ isAny: boolean }>(ANY_WAITING, [variantIds]);
    return row?.isAny === true;
  }

  /** @param version null: look again at once @param dueAt when to look again though nothing changed */
  async noteLooked(
    inside: Run,
    productId: string,
    version: string | null,
    dueAt: Date | null,
  ): Promise<void> {
    await inside(NOTE_LOOKED, [productId, version, dueAt]);
    if (version !== null) await inside(FORGET_PRODUCT, [productId]);
  }

  /** Follows up to `limit` wishlists that changed. @returns how many there were */
  followWishlists(limit: number): Promise<number> {
    return inTransaction(async (inside) => {
      const lists = await inside<ChangedList>(CHANGED_LISTS, [limit]);
      for (const { accountId, version, items } of lists) {
        const ids = items.map(({ id }) => id);
        const [drop, keep] = FOLLOW_LIST;
        if (drop) await inside(drop, [accountId, ids]);
        if (keep) {
          const choices = [items.map(({ size }) => size), items.map(({ color }) => color)];
          await inside(keep, [accountId, ids, ...choices]);
        }
        await inside(NOTE_LIST, [accountId, version]);
      }
      await this.lookAgain(inside, [
        ...new Set(lists.flatMap(({ items }) => items.map(({ id }) => id))),
      ]);
      return lists.length;
    });
  }

  watchers(inside: Run, productId: string): Promise<Watcher[]> {
    return inside<Watcher>(WATCHERS, [productId]);
  }

  /** What variants asked, by variant, see `stepsOf`. */
  async priceSteps(inside: Run, variantIds: readonly string[]): Promise<Map<string, Asked[]>> {
    const rows = await inside<Asked & { variantId: string }>(PRICE_HISTORY, [variantIds]);
    const byVariant = grouped(rows, ({ variantId }) => variantId);
    return new Map([...byVariant].map(([id, history]) => [id, stepsOf(history)]));
  }

  async noteDrops(
    inside: Run,
    productId: string,
    drops: ReadonlyArray<{ accountId: string; beforeRwf: number | null; nowRwf: number | null }>,
  ): Promise<void> {
    if (drops.length === 0) return;
    await inside(NOTE_DROPS, [
      productId,
      drops.map(({ accountId }) => accountId),
      drops.map(({ beforeRwf }) => beforeRwf),
      drops.map(({ nowRwf }) => nowRwf),
    ]);
  }

  /** Takes up to `limit` accounts that are to be told now, each with all that fell for it. */
  async takeFallen(
    inside: Run,
    limit: number,
  ): Promise<Array<ToldAccount & { fallen: FallenPrice[] }>> {
    const accounts = await inside<ToldAccount>(TAKE_TOLD, [limit]);
    if (accounts.length === 0) return [];
    const ids = accounts.map(({ accountId }) => accountId);
    const fallen = grouped(
      await inside<FallenPrice>(TAKE_FALLEN, [ids]),
      ({ accountId }) => accountId,
    );
    return accounts.map((account) => ({
      ...account,
      fallen: fallen.get(account.accountId) ?? [],
    }));
  }
}
