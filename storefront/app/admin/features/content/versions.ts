import type { ContentVersion } from "@strive/backend/contracts/content";
import { shownAmong } from "@strive/backend/contracts/content-parts";

export type VersionState = "shown" | "planned" | "over" | "withdrawn";

/**
 * What became of each version, in the order of the list.
 * @param versions of one part, the newest first @param now Unix time, ms
 */
export function statesOf(
  versions: readonly ContentVersion[],
  now: number,
): ReadonlyMap<ContentVersion, VersionState> {
  const shown = shownAmong(versions, now);
  const stateOf = (one: ContentVersion): VersionState => {
    if (one.is_withdrawn) return "withdrawn";
    if (one === shown) return "shown";
    return Date.parse(one.starts_at) > now ? "planned" : "over";
  };
  return new Map(versions.map((one) => [one, stateOf(one)]));
}
