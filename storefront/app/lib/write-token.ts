import { FIT_KEY } from "./fit-key";
import { TOKEN_KEY, unstored } from "./token";

/** A copy of an admin's token, under the key the specification names. */
const ADMIN_TOKEN_KEY = "adminToken";

function store(key: string, value: string | null): void {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
}

/** Null signs out, in every tab; how tall and heavy somebody is, whoever comes next need not know. */
export function writeToken(token: string | null, isAdmin = false): void {
  unstored.token = null;
  try {
    store(TOKEN_KEY, token);
    store(ADMIN_TOKEN_KEY, isAdmin ? token : null);
    if (token === null) store(FIT_KEY, null);
  } catch {
    unstored.token = token;
  }
}
