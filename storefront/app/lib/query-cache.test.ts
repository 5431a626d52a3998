import { describe, expect, it } from "vitest";
import { createCache } from "./query-cache";
import { USER_LEFT } from "./user-left";

describe("the cache of server state", () => {
  it("forgets what was asked in a person's name when that person leaves", () => {
    const { client } = createCache();
    client.setQueryData(["products", "list"], "for everybody");
    client.setQueryData(["orders", "own"], "Aline's");
    client.setQueryData(["me"], "Aline");
    window.dispatchEvent(new Event(USER_LEFT));
    expect(client.getQueryData(["products", "list"])).toBe("for everybody");
    expect(client.getQueryData(["orders", "own"])).toBeUndefined();
    expect(client.getQueryData(["me"])).toBeUndefined();
  });
});
