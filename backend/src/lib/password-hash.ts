/**
 * Cost of a password hash (scrypt), at OWASP's level: 32 MiB and three passes.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
export const PASSWORD_HASH = { logN: 15, r: 8, p: 3 } as const;
