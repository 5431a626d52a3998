import { describe, expect, it } from "vitest";
import { RecentFiles } from "../recent-files";

/** Files of ten bytes; every read is recorded. */
function recentOf(limit: number) {
  const readings: string[] = [];
  const recent = new RecentFiles(limit, (name) => {
    readings.push(name);
    if (name === "away") return Promise.reject(new Error("away"));
    return Promise.resolve(name === "none" ? null : { data: Buffer.alloc(10, name) });
  });
  return { recent, readings };
}

describe("files that were asked for lately", () => {
  it("are read once, also when several ask at once", async () => {
    const { recent, readings } = recentOf(100);
    const [one, two] = await Promise.all([recent.get("a"), recent.get("a")]);
    expect(one).toBe(two);
    expect(await recent.get("a")).toBe(one);
    expect(readings).toEqual(["a"]);
  });

  it("make room for later ones, those first that nobody has asked for the longest", async () => {
    const { recent, readings } = recentOf(30);
    for (const name of ["a", "b", "c", "a", "d", "a", "c", "b"]) await recent.get(name);
    expect(readings).toEqual(["a", "b", "c", "d", "b"]);
  });

  it("are not kept when they are absent, too large, or could not be read", async () => {
    const { recent, readings } = recentOf(9);
    expect(await recent.get("none")).toBeNull();
    expect(await recent.get("none")).toBeNull();
    expect((await recent.get("a"))?.data).toHaveLength(10);
    expect((await recent.get("a"))?.data).toHaveLength(10);
    await expect(recent.get("away")).rejects.toThrow("away");
    await expect(recent.get("away")).rejects.toThrow("away");
    expect(readings).toEqual(["none", "none", "a", "a", "away", "away"]);
  });
});
