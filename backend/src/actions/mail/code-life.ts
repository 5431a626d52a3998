import { CODE_LIFE_MINUTES } from "../../contracts/accounts";
import type { ClaimedMail } from "../../modules/mail/records";

/** Whether a code in the message is good no more. */
export const hasExpired = ({ createdAt }: Pick<ClaimedMail, "createdAt">): boolean =>
  Date.now() - createdAt.getTime() >= CODE_LIFE_MINUTES * 60_000;
