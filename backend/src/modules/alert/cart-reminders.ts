import type { RememberedLine } from "../../contracts/alerts";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import {
  CHANGE,
  EMPTY,
  END,
  ENDED,
  IS_ON,
  PUT_OFF,
  READ,
  REMIND,
  TAKE_DUE,
  TELL,
} from "./cart-sql";
import { newCode } from "./code";
import { remindAt } from "./domain/remind-at";
import type { RemindAsk, Reminded } from "./records";

/** The text beside the button (`words/cart-reminder`), as it is now; raise it with what the text promises. */
const AGREED_TO = "cart-reminder.1";
/** Until a contact that got many messages today may get another. */
const TOMORROW_MS = 86_400_000;

/** A due reminder, and what became of its cart since it was asked for. */
interface Due extends Reminded {
  /** When the account's own cart was changed last; null: it is a guest's. */
  changedAt: Date | null;
  /** Nothing is in the cart, or somebody ordered. */
  isOver: boolean;
  /** Its contact got as many messages today as anybody gets. */
  isFull: boolean;
}

/** Who is reminded of a cart, when, and when that ends. */
export class CartReminders {
  /**
   * Keeps one ask; of an account in place of its last.
   * @returns a code that takes it back, and by which its browser says what is in the cart; of nothing where that contact waits
   * for many already
   */
  async remind({ contact, channel, language, accountId, lines }: RemindAsk): Promise<string> {
    const code = newCode();
    const own = accountId === null ? JSON.stringify(lines) : null;
    const asked = [entityId("crem"), contact, channel, language, accountId, code];
    await run(REMIND, [...asked, AGREED_TO, own, remindAt(new Date())]);
    return code;
  }

  /** Notes what is in a guest's cart now; of nothing, the reminder ends. Of an account, the cart that it keeps counts. @returns whether its message is still to come */
  async change(code: string, lines: readonly RememberedLine[]): Promise<boolean> {
    if (lines.length === 0) await run(EMPTY, [code]);
    else await run(CHANGE, [code, JSON.stringify(lines), remindAt(new Date())]);
    const [row] = await run<{ isOn: boolean }>(IS_ON, [code]);
    return row?.isOn === true;
  }

  /** Ends a reminder whose message may be on its way: an order came from its browser. */
  async end(inside: Run, code: string): Promise<void> {
    await inside(END, [code]);
  }

  /** What somebody is reminded of; null: he ended it, or ordered. */
  async read(id: string): Promise<RememberedLine[] | null> {
    const [row] = await run<{ lines: RememberedLine[] }>(READ, [id]);
    return row?.lines ?? null;
  }

  /**
   * Takes up to `limit` that are due, and marks as told whose cart rests and waits for its owner; the others end or wait longer. For
   * whoever comes first: two processes never take the same.
   * @param tell owes them their message, in the same transaction
   * @returns how many were taken
   */
  takeDue(
    limit: number,
    tell: (inside: Run, reminded: readonly Reminded[]) => Promise<void>,
  ): Promise<number> {
    return inTransaction(async (inside) => {
      const due = await inside<Due>(TAKE_DUE, [limit]);
      const now = Date.now();
      const open = due.filter(({ isOver }) => !isOver);
      const laterOf = ({ changedAt, isFull }: Due): Date | null => {
        if (isFull) return new Date(now + TOMORROW_MS);
        const wanted = changedAt && remindAt(changedAt);
        return wanted !== null && wanted.getTime() > now ? wanted : null;
      };
      const later = open.flatMap((one) => {
        const at = laterOf(one);
        return at === null ? [] : [{ id: one.id, at }];
      });
      const waits = new Set(later.map(({ id }) => id));
      const told = open.filter(({ id }) => !waits.has(id));
      const over = due.filter(({ isOver }) => isOver);
      if (over.length > 0) await inside(ENDED, [over.map(({ id }) => id)]);
      if (later.length > 0) {
        await inside(PUT_OFF, [later.map(({ id }) => id), later.map(({ at }) => at)]);
      }
      if (told.length > 0) await inside(TELL, [told.map(({ id }) => id)]);
      await tell(inside, told);
      return due.length;
    });
  }
}
