import { parseEnv } from "./env";

/**
 * Cost of a password hash (scrypt), at OWASP's level unless tests lower it: 32 MiB and three passes. All hashes
 * of a shop cost the same, or answer times would reveal known addresses.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
export const passwordHash = () => ({ logN: parseEnv().PASSWORD_HASH_LOG_N, r: 8, p: 3 });
