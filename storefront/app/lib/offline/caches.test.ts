import { expect, it } from "vitest";
import {
  CACHES,
  isOutdatedCache,
  isOwnCache,
  LARGEST_PICTURE,
  LIMITS,
  ownCacheOf,
  ownKeyOf,
} from "./caches";

it("gives every session a cache of its own, whose name does not tell the token", async () => {
  const [one, other] = await Promise.all(["token.of.one", "token.of.other"].map(ownKeyOf));
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
  expect(await ownKeyOf("token.of.one")).toBe(one);
  expect(isOwnCache(ownCacheOf(one ?? ""))).toBe(true);
});

it("drops the caches of earlier workers, and leaves its own and those of others", () => {
  const names = [
    ...Object.values(CACHES),
    ownCacheOf("ab"),
    "shop-pages-0",
    "shop-old",
    "other-app",
  ];
  expect(names.filter(isOutdatedCache)).toEqual(["shop-pages-0", "shop-old"]);
});

it("bounds what a phone holds", () => {
  expect(LIMITS.pictures.maxEntries * LARGEST_PICTURE).toBeLessThanOrEqual(24_000_000);
  for (const { maxEntries, maxAgeSeconds } of Object.values(LIMITS)) {
    expect(maxEntries).toBeLessThanOrEqual(400);
    expect(maxAgeSeconds).toBeLessThanOrEqual(60 * 86_400);
  }
});
