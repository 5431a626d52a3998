/** Where the session token is kept in the browser's storage. */
export const TOKEN_KEY = "token";

/** Where the storage is full or switched off, the session ends with the page. */
export const unstored: { token: string | null } = { token: null };

export function readToken(): string | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage.getItem(TOKEN_KEY) ?? unstored.token;
  } catch {
    return unstored.token;
  }
}
