import { stat } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../terminal/plain-error";
import type { Identity } from "./postgres-programs";

/**
 * Every parent folder of what it uses must let the database's own user through.
 * @param advice follows "can't enter /some/folder, "
 * @throws PlainError naming the innermost folder that doesn't
 */
export async function checkReachable(
  inside: string,
  identity: Identity,
  advice: string,
): Promise<void> {
  if (identity.uid === undefined) return;
  for (let folder = inside; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const isOpen =
      (mode & 0o001) !== 0 ||
      uid === identity.uid ||
      (gid === identity.gid && (mode & 0o010) !== 0);
    if (!isOpen) {
      throw new PlainError(`The database's own user (postgres) can't enter ${folder}, ${advice}`);
    }
  }
}
