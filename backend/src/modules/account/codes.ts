import type { Language } from "../../contracts/languages";
import type { Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { enqueueMail, type OutgoingMail } from "../mail/published-sql";
import { codeDigest, newCode, type CodePurpose } from "./code";
import { CLAIM_PAUSE, NEWEST_SUBJECT, SET_CODE, TRY_CODE } from "./code-sql";

/** Whom a code is for: a registration (`register`) or an account (`reset`; `email`, with the address it is to have). */
export interface CodeSubject {
  id: string;
  email: string;
  firstname: string;
  language: Language;
}

/** What codes by mail are for. */
type MailPurpose = Exclude<CodePurpose, "phone" | "phone-login">;

const TEMPLATES = {
  register: "verification-code",
  reset: "reset-code",
  email: "verification-code",
} as const;

/** Whether the address or phone may be written to now; if so, starts the cooldown. */
export async function mayWriteTo(run: Run, purpose: CodePurpose, email: string): Promise<boolean> {
  return (await run(CLAIM_PAUSE, [email, purpose])).length > 0;
}

/** Gives the subject a new code, which ends its older one, and mails it. */
export async function mailCode(run: Run, purpose: MailPurpose, subject: CodeSubject) {
  const code = newCode();
  await run(SET_CODE, [purpose, subject.id, subject.email, codeDigest(purpose, subject.id, code)]);
  await enqueueMail(run, {
    key: entityId("code"),
    template: TEMPLATES[purpose],
    to: subject.email,
    language: subject.language,
    facts: {
      firstname: subject.firstname,
      code,
      ...(purpose === "email" && { isChange: true }),
    },
  });
}

/** Tells an account's owner that somebody tried to register the address, or to change another account's to it. */
export async function mailAccountExists(
  run: Run,
  account: CodeSubject,
  tried: "register" | "change" = "register",
): Promise<void> {
  const mail: OutgoingMail<"account-exists"> = {
    key: entityId("exists"),
    template: "account-exists",
    to: account.email,
    language: account.language,
    facts: { firstname: account.firstname, ...(tried === "change" && { isChange: true }) },
  };
  await enqueueMail(run, mail);
}

interface TypedCode {
  purpose: CodePurpose;
  /** Or phone: where it went. */
  email: string;
  code: string;
  /** The one subject whose code counts; null: that of the address's newest code. */
  subjectId: string | null;
}

/**
 * Compares a code and counts the try. A right code stays good until it is used up.
 * @returns id of its subject, or null: wrong, expired, tried too often, not the newest, never sent.
 */
export async function tryCode(run: Run, typed: TypedCode): Promise<string | null> {
  const { purpose, email, code } = typed;
  let { subjectId } = typed;
  if (subjectId === null) {
    const [newest] = await run<{ subjectId: string }>(NEWEST_SUBJECT, [purpose, email]);
    if (!newest) return null;
    ({ subjectId } = newest);
  }
  const digest = codeDigest(purpose, subjectId, code);
  const [tried] = await run<{ isRight: boolean }>(TRY_CODE, [purpose, subjectId, digest, email]);
  return tried?.isRight ? subjectId : null;
}
