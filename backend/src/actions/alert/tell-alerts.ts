import type { MedusaContainer } from "@medusajs/framework/types";
import { productSchema, type Product } from "../../contracts/catalogue";
import { inTransaction, type Run } from "../../lib/database";
import { paced } from "../../lib/pace";
import { shopAlerts } from "../../modules/alert";
import { firstCallSince } from "../../modules/alert/domain/first-call";
import { dropOf, isLateStep, type DropOrWait } from "../../modules/alert/domain/price-drop";
import type { Told, Watcher } from "../../modules/alert/records";
import { enqueueAlerts } from "../../modules/mail/published-sql";
import { NEVER, type IsOver } from "../jobs/swept-work";
import { restFromThread } from "../jobs/rest";
import { requestMail } from "../mail/mail-jobs";

/** Products looked at in a row, people told of one, lists followed, accounts told of prices, carts: each a transaction or so. */
const BATCH = { products: 200, told: 100, lists: 100, accounts: 50, carts: 50 } as const;
/** How long to keep the thread free, as a multiple of its busy time. */
const REST = 1;
/** When those with the first call may be over. */
const NEXT_LOOK_S = 900;
/** Fitting in one mail. */
const MOST_ARTICLES = 12;

const inFuture = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
const earliest = (times: ReadonlyArray<Date | null>): Date | null =>
  times.reduce(
    (one, other) => (one === null || (other !== null && other < one) ? other : one),
    null,
  );

/** What is to be done about a product after a look at it. */
interface Look {
  isTold: boolean;
  /** More of its people are to be told at once. */
  isCut: boolean;
  dueAt: Date | null;
}

async function enqueueBack(inside: Run, productId: string, told: readonly Told[]): Promise<void> {
  await enqueueAlerts(
    inside,
    told.map(({ id, variantId, contact, channel, language, code, tellings }) => ({
      key: `back-in-stock:${id}:${tellings}`,
      template: "back-in-stock" as const,
      channel,
      to: contact,
      language,
      facts: { alertId: id, productId, variantId, code },
    })),
  );
}

/** Tells whose turn it is of the variants that can be had. */
async function tellBack(
  container: MedusaContainer,
  inside: Run,
  { id, variants }: Product,
): Promise<Look> {
  const alerts = shopAlerts(container);
  const free = new Map(
    variants.flatMap((one) => (one.stock_quantity > 0 ? [[one.id, one.stock_quantity]] : [])),
  );
  if (free.size === 0) return { isTold: false, isCut: false, dueAt: null };
  const told = await alerts.tellNext(inside, free, firstCallSince(new Date()), BATCH.told);
  await enqueueBack(inside, id, told);
  const isCut = told.length >= BATCH.told;
  const isWaiting = await alerts.isAnyWaiting(inside, [...free.keys()]);
  return {
    isTold: told.length > 0,
    isCut,
    dueAt: isWaiting ? inFuture(paced(NEXT_LOOK_S)) : null,
  };
}

/** Notes for whom the price of a product fell. @returns when to look again, though nothing changes */
async function notePrices(
  container: MedusaContainer,
  inside: Run,
  { id, variants }: Product,
): Promise<Date | null> {
  const alerts = shopAlerts(container);
  const now = new Date();
  const ids = variants.map((variant) => variant.id);
  const steps = await alerts.priceSteps(inside, ids);
  // A piece that is sold changes no price: nobody's row is touched for it.
  if (![...steps.values()].some((one) => isLateStep(one, now))) return null;
  const watchers = await alerts.watchers(inside, id);
  if (watchers.length === 0) return null;
  const look = ({ size, color, since, toldAt }: Watcher): DropOrWait => {
    const variant = variants.find((one) => one.size === size && one.color === color);
    if (!variant || variant.stock_quantity === 0) return { drop: null, at: null };
    return dropOf(steps.get(variant.id) ?? [], { since, toldAt }, now);
  };
  const looks = watchers.map((watcher) => ({ watcher, ...look(watcher) }));
  await alerts.noteDrops(
    inside,
    id,
    looks
      .filter(({ watcher, drop }) => watcher.nowRwf !== (drop?.nowRwf ?? null))
      .map(({ watcher: { accountId }, drop }) => ({
        accountId,
        beforeRwf: drop?.beforeRwf ?? null,
        nowRwf: drop?.nowRwf ?? null,
      })),
  );
  return earliest(looks.map(({ at }) => at ?? null));
}

/**
 * Looks at one product that somebody waits for. Everything is one transaction under the product's row: who is marked as told has his
 * message in the outbox, and no other process tells of it meanwhile.
 */
async function lookAt(container: MedusaContainer, productId: string): Promise<Look> {
  const alerts = shopAlerts(container);
  return inTransaction(async (inside) => {
    const taken = await alerts.takeProduct(inside, productId);
    if (taken === null) return { isTold: false, isCut: false, dueAt: null };
    let look: Look = { isTold: false, isCut: false, dueAt: null };
    if (taken.json !== null) {
      const product = productSchema.parse(JSON.parse(taken.json));
      look = await tellBack(container, inside, product);
      look.dueAt = earliest([look.dueAt, await notePrices(container, inside, product)]);
    }
    await alerts.noteLooked(inside, productId, look.isCut ? null : taken.version, look.dueAt);
    return look;
  });
}

/** Mails accounts what fell for them, all in one. @returns how many accounts there were */
async function tellFallen(container: MedusaContainer): Promise<number> {
  return inTransaction(async (inside) => {
    const accounts = await shopAlerts(container).takeFallen(inside, BATCH.accounts);
    await enqueueAlerts(
      inside,
      accounts.map(({ accountId, email, language, code, tellings, fallen }) => ({
        key: `price-drop:${accountId}:${code}:${tellings}`,
        template: "price-drop" as const,
        channel: "mail" as const,
        to: email,
        language,
        facts: {
          accountId,
          code,
          fallen: fallen.slice(0, MOST_ARTICLES).map(({ accountId: _, ...article }) => article),
        },
      })),
    );
    return accounts.length;
  });
}

/** Reminds people of their carts. @returns how many were looked at */
const remindOfCarts = (container: MedusaContainer, onTold: () => void): Promise<number> =>
  shopAlerts(container).carts.takeDue(BATCH.carts, async (inside, reminded) => {
    await enqueueAlerts(
      inside,
      reminded.map(({ id, contact, channel, language, code }) => ({
        key: `cart-reminder:${id}`,
        template: "cart-reminder" as const,
        channel,
        to: contact,
        language,
        facts: { reminderId: id, code },
      })),
    );
    if (reminded.length > 0) onTold();
  });

/**
 * Compares what people wait for with what is shown, and owes messages to those whose turn it is. Runs every 15 seconds; safe to run
 * twice at once and to be killed anywhere.
 * @returns 0 if time was up first
 */
export async function tellAlerts(
  container: MedusaContainer,
  isOver: IsOver = NEVER,
): Promise<number | null> {
  const alerts = shopAlerts(container);
  let isTold = false;
  const noteTold = () => {
    isTold = true;
  };
  const rested = async (work: () => Promise<number>, batch: number): Promise<boolean> => {
    for (;;) {
      const before = performance.eventLoopUtilization();
      const done = await work();
      if (done < batch) return true;
      if (isOver()) return false;
      await restFromThread(before, REST);
    }
  };
  const lookAtDue = async (): Promise<number> => {
    const due = await alerts.dueProducts(BATCH.products);
    let left = due.length;
    for (const productId of due) {
      const look = await lookAt(container, productId);
      isTold ||= look.isTold;
      if (look.isCut) left = BATCH.products;
      if (isOver()) return BATCH.products;
    }
    return left;
  };
  const isDone =
    (await rested(() => alerts.followWishlists(BATCH.lists), BATCH.lists)) &&
    (await rested(lookAtDue, BATCH.products)) &&
    (await rested(async () => {
      const count = await tellFallen(container);
      isTold ||= count > 0;
      return count;
    }, BATCH.accounts)) &&
    (await rested(() => remindOfCarts(container, noteTold), BATCH.carts));
  if (isTold) requestMail(container);
  return isDone ? null : 0;
}
