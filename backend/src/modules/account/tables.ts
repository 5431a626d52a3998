/** People, their codes and their tokens, and what they keep. */
export const TABLES = [
  "account",
  "account_code",
  "account_code_pause",
  "account_former_email",
  "account_registration",
  "account_revoked_token",
  "saved_address",
  "saved_list",
  "shared_list",
] as const;
