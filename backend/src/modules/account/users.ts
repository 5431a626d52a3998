import { UserWorkflowEvents } from "@medusajs/framework/utils";
import type { UpdateUserBody, User, UserListQuery, UserStats } from "../../contracts/accounts";
import { conflict, forbidden, notFound } from "../../lib/api-error";
import type { UserActor } from "../../lib/actor";
import { recordActivity, type StaffActivity } from "../staff/published-sql";
import { inTransaction, run, type Run } from "../../lib/database";
import { containing } from "../../lib/like-pattern";
import { limitConcurrency } from "../../lib/limit-concurrency";
import { tellMedusa } from "../jobs/published-sql";
import { userOf, type Account } from "./account";
import {
  ANY_ACCOUNT,
  countUsers,
  FINISH_LEAVING,
  LEAVING,
  listUsers,
  LOCK_ACCOUNT,
  LOCK_WITH_ADMINS,
  LOCK_MEDUSA_SIDE,
  PRESENT_ACCOUNT,
  SAVE_PROFILE,
  SET_MEDUSA_USER,
  SET_ROLE,
  STANDING,
  START_LEAVING,
  TOGGLE_ACTIVE,
  USER_STATS,
} from "./users-sql";

/** Who changes whom. */
export interface Change {
  by: Pick<UserActor, "accountId" | "email">;
  accountId: string;
}

/** An account being deleted still exists until Medusa's parts are gone. */
export type StoredAccount = Account & { isLeaving: boolean };

export async function findUsers(query: UserListQuery): Promise<{ users: User[]; count: number }> {
  const filter: unknown[] = [query.role ?? null, query.isActive ?? null];
  const isSearch = query.search !== undefined && query.search !== "";
  if (isSearch) filter.push(containing(query.search ?? ""));
  const [counted] = await run<{ count: number }>(countUsers(isSearch), filter);
  const accounts = await run<Account>(listUsers(query.sort, isSearch), [
    ...filter,
    query.limit,
    query.offset,
  ]);
  return { users: accounts.map(userOf), count: counted?.count ?? 0 };
}

export async function userStats(): Promise<UserStats> {
  const [stats] = await run<UserStats>(USER_STATS, []);
  return stats ?? { total_users: 0, active_users: 0, admins: 0, regular_users: 0 };
}

/** An account that has not been deleted. */
export async function presentAccount(accountId: string): Promise<Account | null> {
  const [account] = await run<Account>(PRESENT_ACCOUNT, [accountId]);
  return account ?? null;
}

/** The same as `/api` shows it. */
export async function presentUser(accountId: string): Promise<User | null> {
  const account = await presentAccount(accountId);
  return account ? userOf(account) : null;
}

/**
 * The account to change, and whether the change would leave the shop without an admin. It and all
 * active admins are locked first, in id order: otherwise two admins demoting each other at once would
 * both still see the other.
 * @throws ApiError 403 when the actor is no admin any more and changes someone else; 404.
 */
async function lockForChange(query: Run, { by, accountId }: Change) {
  const locked = await query<{ id: string; isAdmin: boolean }>(LOCK_WITH_ADMINS, [accountId]);
  const admins = locked.filter(({ isAdmin }) => isAdmin);
  const isAdmin = admins.some(({ id }) => id === by.accountId);
  if (by.accountId !== accountId && !isAdmin) throw forbidden();
  const [account] = await query<StoredAccount>(LOCK_ACCOUNT, [accountId]);
  if (!account) throw notFound();
  return { account, isLastAdmin: admins.length === 1 && admins[0]?.id === accountId };
}

/** @throws ApiError 409 when an admin would shut themselves out, or the shop lose its last admin. */
function refuseLoss(change: Change, account: Account, isLastAdmin: boolean, what: string): void {
  if (account.role !== "admin") return;
  if (isLastAdmin) throw conflict("There must be at least one active admin");
  if (change.by.accountId === change.accountId) throw conflict(`You can't ${what} yourself`);
}

/** In the audit log; what people do with their own accounts is their own business. */
async function recordChange(
  query: Run,
  { by, accountId }: Change,
  account: Account,
  { action, before, after }: Pick<StaffActivity, "action" | "before" | "after">,
): Promise<void> {
  if (by.accountId === accountId) return;
  const subject = { kind: "user", id: account.id, label: account.email };
  await recordActivity(query, { who: by, action, subject, before, after });
}

/**
 * @param medusaUserId of the account when it becomes an admin
 * @throws ApiError 403, 404, 409
 */
export function setRole(
  change: Change,
  role: "user" | "admin",
  medusaUserId: string | null,
): Promise<User> {
  return inTransaction(async (query) => {
    const { account, isLastAdmin } = await lockForChange(query, change);
    if (account.isLeaving) throw notFound();
    if (account.role === role) return userOf(account);
    if (role === "user") refuseLoss(change, account, isLastAdmin, "demote");
    const [changed] = await query<Account>(SET_ROLE, [
      account.id,
      role,
      role === "admin" ? medusaUserId : null,
    ]);
    await recordChange(query, change, account, {
      action: "user.role",
      before: { role: account.role },
      after: { role },
    });
    if (role === "admin" && medusaUserId !== null) {
      await tellMedusa(query, [{ name: UserWorkflowEvents.CREATED, data: { id: medusaUserId } }]);
    }
    return userOf(changed ?? account);
  });
}

/** @throws ApiError 403, 404, 409 */
export function toggleActive(change: Change): Promise<User> {
  return inTransaction(async (query) => {
    const { account, isLastAdmin } = await lockForChange(query, change);
    if (account.isLeaving) throw notFound();
    if (account.isActive) refuseLoss(change, account, isLastAdmin, "deactivate");
    const [changed] = await query<Account>(TOGGLE_ACTIVE, [account.id]);
    await recordChange(query, change, account, {
      action: "user.status",
      before: { isActive: account.isActive },
      after: { isActive: !account.isActive },
    });
    return userOf(changed ?? account);
  });
}

/** Null when the account is gone. @throws a unique violation when the address is another's. */
export async function saveProfile(
  query: Run,
  accountId: string,
  changes: UpdateUserBody,
): Promise<Account | null> {
  const [account] = await query<Account>(SAVE_PROFILE, [
    accountId,
    changes.firstname ?? null,
    changes.lastname ?? null,
    changes.email ?? null,
    changes.phone ?? null,
    changes.phone !== undefined,
    changes.language ?? null,
    changes.textChannel ?? null,
  ]);
  return account ?? null;
}

/**
 * From now on the person can do nothing, and no list shows the account. Repeating it is not an
 * error until the deletion is finished. An inactive admin goes like anyone else.
 * @throws ApiError 403, 404, 409
 */
export function startLeaving(change: Change): Promise<void> {
  return inTransaction(async (query) => {
    const { account, isLastAdmin } = await lockForChange(query, change);
    if (account.isLeaving && account.email.endsWith("@deleted.invalid")) throw notFound();
    refuseLoss(change, account, isLastAdmin, "delete");
    await query(START_LEAVING, [account.id]);
    if (account.isLeaving) return;
    await recordChange(query, change, account, {
      action: "user.delete",
      before: { role: account.role, isActive: account.isActive },
      after: null,
    });
  });
}

/** Takes the person's name out of the account, once nothing else holds it. */
export async function finishLeaving(query: Run, accountId: string): Promise<void> {
  await query(FINISH_LEAVING, [accountId]);
}

/** Accounts whose deletion was interrupted half a minute ago or more. */
export async function leavingAccounts(): Promise<string[]> {
  return (await run<{ id: string }>(LEAVING, [])).map(({ id }) => id);
}

export async function setMedusaUser(
  query: Run,
  accountId: string,
  medusaUserId: string,
): Promise<void> {
  await query(SET_MEDUSA_USER, [accountId, medusaUserId]);
}

/**
 * Waiting for the lock below holds one of the shop's few connections, and Medusa is slow: most wait
 * here instead, at no cost to anybody.
 */
const onSide = limitConcurrency({ atOnce: 2, waiting: 200 });

/**
 * Runs `work`, which changes what Medusa holds of an account, one caller at a time per account and
 * with the account as it is then: the last caller brings Medusa in line with the last change. It
 * locks no row, so that role changes never wait for Medusa.
 * @throws ApiError 404; 429 when too many wait
 */
export function onMedusaSide<Result>(
  accountId: string,
  work: (account: StoredAccount, query: Run) => Promise<Result>,
): Promise<Result> {
  return onSide(() =>
    inTransaction(async (query) => {
      await query(LOCK_MEDUSA_SIDE, [accountId]);
      const [account] = await query<StoredAccount>(ANY_ACCOUNT, [accountId]);
      if (!account) throw notFound();
      return work(account, query);
    }),
  );
}

/** The current rights of a back-office token's holder; null: the identity has no account. */
export interface Standing {
  isActive: boolean;
  role: "user" | "admin";
  /** The token is younger than the account's last loss of rights. */
  isFresh: boolean;
}

/** @param issuedAtS when the token was made, in seconds since 1970 */
export async function standingOf(
  authIdentityId: string,
  issuedAtS: number,
): Promise<Standing | null> {
  const [standing] = await run<Standing>(STANDING, [authIdentityId, issuedAtS]);
  return standing ?? null;
}
