import type { User } from "../../contracts/accounts";
import type { Language } from "../../contracts/languages";
import type { TextChoice } from "../../contracts/text-channels";

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
  /** A code that was sent to it came back: whoever has it can log in. */
  isPhoneConfirmed: boolean;
  language: Language;
  textChannel: TextChoice;
  role: "user" | "admin";
  isActive: boolean;
  emailVerifiedAt: Date | null;
  tokenEpoch: number;
  createdAt: Date;
}

/** The account as `/api` shows it. */
export function userOf(account: Account): User {
  return {
    _id: account.id,
    id: account.id,
    name: `${account.firstname} ${account.lastname}`.trim(),
    firstname: account.firstname,
    lastname: account.lastname,
    email: account.email,
    phone: account.phone,
    phoneConfirmed: account.isPhoneConfirmed,
    role: account.role,
    isActive: account.isActive,
    emailVerified: account.emailVerifiedAt !== null,
    language: account.language,
    textChannel: account.textChannel,
    createdAt: account.createdAt.toISOString(),
  };
}
