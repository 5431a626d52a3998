import type { User, UserStats } from "@strive/backend/contracts/accounts";
import * as words from "~/words/admin-users";

/**
 * Why role, status and account of a user can't be changed from here; null: they can. The server
 * refuses the same, also when two admins act at once.
 */
export function refusalOf(user: User, meId: string, stats: UserStats | undefined): string | null {
  if (user.id !== meId) return null;
  return stats?.admins === 1 ? words.lastRefusal : words.selfRefusal;
}
