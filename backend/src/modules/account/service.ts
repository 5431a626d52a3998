import type { User } from "../../contracts/accounts";
import type { Actor } from "../../lib/actor";
import { inTransaction, run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import {
  ACCOUNT_BY_EMAIL,
  ACCOUNT_BY_ID,
  ANY_ADMIN,
  LIVE_ACCOUNT,
  LOCK_FIRST_ADMIN,
  MARK_LOGIN,
  SAVE_ADMIN,
} from "./sql";
import { readToken, signToken, TOKEN_DAYS } from "./token";

/** One account as stored. */
export interface Account {
  id: string;
  customerId: string;
  authIdentityId: string;
  medusaUserId: string | null;
  email: string;
  firstname: string;
  lastname: string;
  phone: string | null;
  role: "user" | "admin";
  isActive: boolean;
  emailVerifiedAt: Date | null;
  tokenEpoch: number;
  createdAt: Date;
}

export interface NewAdmin {
  customerId: string;
  authIdentityId: string;
  medusaUserId: string;
  email: string;
  firstname: string;
  lastname: string;
}

/** The account as `/api` shows it. */
function userOf(account: Account): User {
  return {
    _id: account.id,
    id: account.id,
    name: `${account.firstname} ${account.lastname}`.trim(),
    firstname: account.firstname,
    lastname: account.lastname,
    email: account.email,
    phone: account.phone,
    role: account.role,
    isActive: account.isActive,
    emailVerified: account.emailVerifiedAt !== null,
    createdAt: account.createdAt.toISOString(),
  };
}

/** Accounts of the shop: state, role and tokens. Passwords are the auth module's. */
export default class AccountModuleService {
  /**
   * Who holds this token, as the database says now: one indexed read. Null for a bad or expired
   * token, and for an account that is gone, inactive, unverified or has ended its tokens.
   */
  async actorOfToken(token: string): Promise<Actor | null> {
    const subject = readToken(token);
    if (!subject) return null;
    const [account] = await run<Account>(LIVE_ACCOUNT, [subject.accountId, subject.epoch]);
    if (!account) return null;
    return {
      kind: "user",
      accountId: account.id,
      customerId: account.customerId,
      medusaUserId: account.medusaUserId,
      email: account.email,
      role: account.role,
    };
  }

  async byEmail(email: string): Promise<Account | null> {
    const [account] = await run<Account>(ACCOUNT_BY_EMAIL, [email]);
    return account ?? null;
  }

  async user(accountId: string): Promise<User | null> {
    const [account] = await run<Account>(ACCOUNT_BY_ID, [accountId]);
    return account ? userOf(account) : null;
  }

  /** A token for a login that has just succeeded. */
  async startSession(
    account: Account,
    isRemembered: boolean,
  ): Promise<{ token: string; user: User }> {
    await run(MARK_LOGIN, [account.id]);
    const token = signToken(
      { accountId: account.id, epoch: account.tokenEpoch },
      isRemembered ? TOKEN_DAYS.remembered : TOKEN_DAYS.plain,
    );
    return { token, user: userOf(account) };
  }

  /**
   * Runs `create` unless there is an active admin, one caller at a time, and saves what it made.
   * @returns the address of the admin that was there, or null when one was made.
   */
  async unlessAdmin(create: () => Promise<NewAdmin>): Promise<string | null> {
    return inTransaction(async (query) => {
      // Two instances starting at once would both find no admin.
      await query(LOCK_FIRST_ADMIN, []);
      const [admin] = await query<{ email: string }>(ANY_ADMIN, []);
      if (admin) return admin.email;
      const made = await create();
      await query(SAVE_ADMIN, [
        entityId("acct"),
        made.customerId,
        made.authIdentityId,
        made.medusaUserId,
        made.email,
        made.firstname,
        made.lastname,
      ]);
      return null;
    });
  }
}
