import { expect, it } from "vitest";
import { Arrivals } from "../arrivals";

const digests = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);

it("takes who comes together in one statement, in their order, and the rest with the next", async () => {
  const batches: string[][] = [];
  const arrivals = new Arrivals((batch) => {
    batches.push(batch);
    return Promise.resolve(batch.map((digest) => ({ digest, place: digest })));
  });
  const places = await Promise.all(digests(700).map((digest) => arrivals.come(digest)));
  expect(places.map((place) => place?.place)).toEqual(digests(700));
  expect(batches.map(({ length }) => length)).toEqual([500, 200]);
  expect(batches.flat()).toEqual(digests(700));
  await arrivals.come("later");
  expect(batches.at(-1)).toEqual(["later"]);
});

it("fails only those of a statement that fails, and goes on", async () => {
  let runs = 0;
  const arrivals = new Arrivals((batch) => {
    runs += 1;
    if (runs === 1) return Promise.reject(new Error("no database"));
    return Promise.resolve(batch.map((digest) => ({ digest })));
  });
  await expect(arrivals.come("one")).rejects.toThrow("no database");
  await expect(arrivals.come("one")).resolves.toEqual({ digest: "one" });
});

it("says that who has no place has none", async () => {
  const arrivals = new Arrivals<{ digest: string }>(() => Promise.resolve([]));
  await expect(arrivals.come("one")).resolves.toBeNull();
});
