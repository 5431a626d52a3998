import { CODE_LIFE_MINUTES } from "../../contracts/accounts";
import { CODE_TEXT } from "../../modules/mail/published-sql";
import type { ClaimedMail } from "../../modules/mail/records";

/** Messages with a code that opens something; that of a link is none. */
const WITH_CODE: ReadonlyArray<ClaimedMail["template"]> = [
  CODE_TEXT,
  "verification-code",
  "reset-code",
];

/** Whether the message has a code that is good no more. */
export const hasExpired = ({
  template,
  createdAt,
}: Pick<ClaimedMail, "template" | "createdAt">): boolean =>
  WITH_CODE.includes(template) && Date.now() - createdAt.getTime() >= CODE_LIFE_MINUTES * 60_000;
