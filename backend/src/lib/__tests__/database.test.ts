import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type * as Database from "../database";

interface Fault {
  /** Begin of the statement that fails. */
  of: string;
  error: Error;
}

const server = vi.hoisted(() => ({
  fault: null as Fault | null,
  asked: [] as string[],
  /** Of each connection that came back: whether it is thrown away. */
  released: [] as boolean[],
}));

vi.mock("pg", () => ({
  Pool: class {
    waitingCount = 0;
    on() {
      return this;
    }
    connect() {
      return Promise.resolve({
        query: (asked: string | { text: string }) => {
          const text = typeof asked === "string" ? asked : asked.text;
          server.asked.push(text);
          const { fault } = server;
          if (fault !== null && text.startsWith(fault.of)) return Promise.reject(fault.error);
          return Promise.resolve({ rows: [] });
        },
        release: (isBroken: boolean) => server.released.push(isBroken),
      });
    }
    end() {
      return Promise.resolve();
    }
  },
}));

const failing = (of: string, code?: string): void => {
  server.fault = { of, error: Object.assign(new Error("refused"), code && { code }) };
};

const STATEMENT = { name: "one", text: "SELECT 1" };

// Files share what a worker has loaded: the module with this pool is for this file alone.
let database: typeof Database;
beforeAll(async () => {
  vi.resetModules();
  database = await vi.importActual<typeof Database>("../database");
});
afterAll(() => {
  vi.resetModules();
});

afterEach(async () => {
  await database.closeDatabase();
  server.fault = null;
  server.asked.length = 0;
  server.released.length = 0;
});

describe("a transaction", () => {
  it("is undone for what its work throws, and its connection used again", async () => {
    const refusal = new Error("This order is packed");
    const transaction = database.inTransaction(async (inside) => {
      await inside(STATEMENT, []);
      throw refusal;
    });
    await expect(transaction).rejects.toBe(refusal);
    expect(server.asked).toEqual(["BEGIN", "SELECT 1", "ROLLBACK"]);
    expect(server.released).toEqual([false]);
  });

  it.each([
    ["a unique row", "23505", ["BEGIN", "SELECT 1", "ROLLBACK"], false],
    ["a server that goes down", "57P01", ["BEGIN", "SELECT 1"], true],
    ["a connection that is gone", undefined, ["BEGIN", "SELECT 1"], true],
  ])("refused by %s", async (_, code, asked, isBroken) => {
    failing("SELECT", code);
    const transaction = database.inTransaction((inside) => inside(STATEMENT, []));
    await expect(transaction).rejects.toThrow("refused");
    expect(server.asked).toEqual(asked);
    expect(server.released).toEqual([isBroken]);
  });

  it("gives no connection back whose statement broke it, whatever its work makes of that", async () => {
    failing("SELECT");
    const transaction = database.inTransaction(async (inside) => {
      await inside(STATEMENT, []).catch(() => {
        throw new Error("Come back later");
      });
    });
    await expect(transaction).rejects.toThrow("Come back later");
    expect(server.released).toEqual([true]);
  });

  it("gives none back that could not be rolled back", async () => {
    failing("ROLLBACK");
    await expect(database.inTransaction(() => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(server.released).toEqual([true]);
  });
});
