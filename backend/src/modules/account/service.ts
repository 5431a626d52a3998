import { CustomerWorkflowEvents, UserWorkflowEvents } from "@medusajs/framework/utils";
import type { User } from "../../contracts/accounts";
import type { Actor } from "../../lib/actor";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { tellMedusa } from "../jobs/published-sql";
import { userOf, type Account } from "./account";
import { SWEEP_CODES, SWEEP_PAUSES } from "./code-sql";
import * as emails from "./emails";
import * as phones from "./phones";
import * as passwords from "./passwords";
import { SWEEP_REGISTRATIONS } from "./registration-sql";
import * as registrations from "./registrations";
import {
  ACCOUNT_BY_CUSTOMER,
  ACCOUNT_BY_EMAIL,
  ACCOUNT_BY_ID,
  ACCOUNT_BY_MEDUSA_USER,
  ANY_ADMIN,
  LIVE_ACCOUNT,
  LOCK_FIRST_ADMIN,
  MARK_LOGIN,
  REVOKE_TOKEN,
  SAVE_ADMIN,
  STAFF_OF_MEDUSA_USER,
  STALE_FOR,
  SWEEP_TOKENS,
} from "./sql";
import { readToken, signToken, TOKEN_DAYS } from "./token";
import * as users from "./users";
import AddressService from "./address/service";
import SavedListService from "./saved-list/service";
import SharedListService from "./shared-list/service";

export type { Account } from "./account";

export interface NewAdmin {
  customerId: string;
  authIdentityId: string;
  medusaUserId: string;
  email: string;
  firstname: string;
  lastname: string;
  /** From when Medusa's tokens count; by default from now. */
  tokensFrom?: Date;
}

const adminRow = (admin: NewAdmin) => [
  entityId("acct"),
  admin.customerId,
  admin.authIdentityId,
  admin.medusaUserId,
  admin.email,
  admin.firstname,
  admin.lastname,
  admin.tokensFrom ?? null,
];

/** Accounts of the shop: registration, state, role and tokens. Passwords are kept by the auth module. */
export default class AccountModuleService {
  /** Cart and wishlist of those who are signed in. */
  readonly savedLists = new SavedListService();
  /** Wishlists that whoever has the link may read. */
  readonly sharedLists = new SharedListService();
  /** Where they have things sent. */
  readonly addresses = new AddressService();

  /**
   * Who holds this token, according to the database: one indexed read. Null for a bad or expired
   * or revoked token, and for an account that is gone, inactive, unverified or has ended its tokens.
   */
  async actorOfToken(token: string): Promise<Actor | null> {
    const claims = readToken(token);
    if (!claims) return null;
    const { accountId, epoch, jti } = claims;
    const [account] = await run<Account>(LIVE_ACCOUNT, [accountId, epoch, jti]);
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

  async byMedusaUser(medusaUserId: string): Promise<Account | null> {
    const [account] = await run<Account>(ACCOUNT_BY_MEDUSA_USER, [medusaUserId]);
    return account ?? null;
  }

  /** The staff member behind one of Medusa's users, switched off or not. */
  async staffOfMedusaUser(medusaUserId: string): Promise<Account | null> {
    const [account] = await run<Account>(STAFF_OF_MEDUSA_USER, [medusaUserId]);
    return account ?? null;
  }

  /**
   * Milliseconds until a Medusa token for this address counts: its age is in whole seconds, and one
   * from the very second the account's tokens ended is too old.
   */
  async staleFor(email: string): Promise<number> {
    const [row] = await run<{ ms: number }>(STALE_FOR, [email]);
    return Math.max(0, row?.ms ?? 0);
  }

  /** Makes one of Medusa's staff the shop's: a new account, or the address's. */
  async adoptStaff(query: Run, staff: NewAdmin): Promise<Account | null> {
    const [account] = await query<Account>(SAVE_ADMIN, adminRow(staff));
    return account ?? null;
  }

  /** The person behind one of Medusa's customers. */
  async userOfCustomer(customerId: string): Promise<User | null> {
    const [account] = await run<Account>(ACCOUNT_BY_CUSTOMER, [customerId]);
    return account ? userOf(account) : null;
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

  /** Ends this one token. An invalid one is not an error. */
  async endSession(token: string): Promise<void> {
    const claims = readToken(token);
    if (claims) await run(REVOKE_TOKEN, [claims.jti, claims.expiresAt]);
  }

  /** Replaces a token whose password was changed; lives as long as that one would. */
  renewedToken(account: Account, token: string): string {
    const days = readToken(token)?.days ?? TOKEN_DAYS.plain;
    return signToken({ accountId: account.id, epoch: account.tokenEpoch }, days);
  }

  /** Deletes what has expired: codes, registrations, cooldowns, revocations. */
  async sweep(): Promise<void> {
    for (const statement of [SWEEP_CODES, SWEEP_PAUSES, SWEEP_REGISTRATIONS, SWEEP_TOKENS]) {
      await run(statement, []);
    }
  }

  /**
   * Runs `create` unless there is an active admin, one caller at a time, and saves what it made.
   * @returns the existing admin's address, or null when one was made.
   */
  async unlessAdmin(create: () => Promise<NewAdmin>): Promise<string | null> {
    return inTransaction(async (query) => {
      // Two instances starting at once would both find no admin.
      await query(LOCK_FIRST_ADMIN, []);
      const [admin] = await query<{ email: string }>(ANY_ADMIN, []);
      if (admin) return admin.email;
      const made = await create();
      await query(SAVE_ADMIN, adminRow(made));
      await tellMedusa(query, [
        { name: CustomerWorkflowEvents.CREATED, data: { id: made.customerId } },
        { name: UserWorkflowEvents.CREATED, data: { id: made.medusaUserId } },
      ]);
      return null;
    });
  }

  // On the way to an account: registrations.ts.
  readonly addRegistration = registrations.addRegistration;
  readonly resendRegisterCode = registrations.resendRegisterCode;
  readonly verifyRegistration = registrations.verifyRegistration;
  readonly openAccount = registrations.openAccount;

  // Passwords, reset codes and the end of all tokens: passwords.ts.
  readonly loginCandidates = passwords.loginCandidates;
  readonly credentialsOf = passwords.credentialsOf;
  readonly requestReset = passwords.requestReset;
  readonly checkResetCode = passwords.checkResetCode;
  readonly replacePassword = passwords.replacePassword;
  readonly resetPassword = passwords.resetPassword;
  readonly endSessions = passwords.endSessions;

  // Another address: emails.ts.
  readonly requestEmail = emails.requestEmail;
  readonly checkEmailCode = emails.checkEmailCode;
  readonly moveEmail = emails.moveEmail;
  readonly formerEmails = emails.formerEmails;

  // A phone that opens the account: phones.ts.
  readonly byPhone = phones.byPhone;
  readonly mayText = phones.mayText;
  readonly textCode = phones.textCode;
  readonly checkPhoneCode = phones.checkPhoneCode;
  readonly confirmPhone = phones.confirmPhone;
  readonly takeLoginCode = phones.takeLoginCode;
  readonly tellPhoneLeft = phones.tellPhoneLeft;

  // Users as staff see them: users.ts.
  readonly findUsers = users.findUsers;
  readonly userStats = users.userStats;
  readonly presentUser = users.presentUser;
  readonly presentAccount = users.presentAccount;
  readonly setRole = users.setRole;
  readonly toggleActive = users.toggleActive;
  readonly saveProfile = users.saveProfile;
  readonly startLeaving = users.startLeaving;
  readonly finishLeaving = users.finishLeaving;
  readonly leavingAccounts = users.leavingAccounts;
  readonly setMedusaUser = users.setMedusaUser;
  readonly onMedusaSide = users.onMedusaSide;
  readonly standingOf = users.standingOf;
}
