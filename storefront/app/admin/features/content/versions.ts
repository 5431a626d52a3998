import type { ContentVersion } from "@strive/backend/contracts/content";

export type VersionState = "shown" | "planned" | "over" | "withdrawn";

/**
 * What became of each version, in the order of the list.
 * @param versions of one part, the newest first @param now Unix time, ms
 */
export function statesOf(
  versions: readonly ContentVersion[],
  now: number,
): ReadonlyMap<ContentVersion, VersionState> {
  const begins = (version: ContentVersion) => Date.parse(version.starts_at);
  const hasEnded = ({ ends_at }: ContentVersion) => ends_at !== null && Date.parse(ends_at) <= now;
  const valid = versions.filter((one) => !one.is_withdrawn && !hasEnded(one));
  // Sorting keeps the newest first among those that begin together.
  const [shown] = valid
    .filter((one) => begins(one) <= now)
    .sort((one, other) => begins(other) - begins(one));
  const stateOf = (one: ContentVersion): VersionState => {
    if (one.is_withdrawn) return "withdrawn";
    if (one === shown) return "shown";
    return begins(one) > now ? "planned" : "over";
  };
  return new Map(versions.map((one) => [one, stateOf(one)]));
}

/** May come back by itself, or is there: it can be taken back. */
export const isAlive = (version: ContentVersion, now: number): boolean =>
  !version.is_withdrawn && (version.ends_at === null || Date.parse(version.ends_at) > now);
