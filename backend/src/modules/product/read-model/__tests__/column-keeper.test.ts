import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { unknownChange } from "../change";
import { ColumnKeeper } from "../column-keeper";
import type { ColumnRow } from "../columns";
import type { Statement } from "../conditions-sql";

const row = (id: string, price: number): ColumnRow => ({
  id,
  categoryId: null,
  categoryName: null,
  gender: null,
  price,
  inStock: true,
  onSale: false,
  discount: 0,
  sold: 0,
  stocked: [],
  sizes: ["M"],
  colors: [],
  created: 1,
  text: 1,
});

/** The few statements of the keeper over a list; each answer waits until it is let go. */
class FakeTable {
  rows_ = new Map<string, ColumnRow>();
  isAway = false;
  asked: string[] = [];
  #gate: Promise<void> = Promise.resolve();

  constructor(...rows: ColumnRow[]) {
    for (const one of rows) this.rows_.set(one.id, one);
  }

  /** Answers stop; @returns lets them go */
  hold(): () => void {
    let open: () => void = () => undefined;
    this.#gate = new Promise((resolve) => (open = resolve));
    return open;
  }

  readonly rows = async <Row extends object>({ name, values }: Statement): Promise<Row[]> => {
    this.asked.push(name ?? "");
    if (this.isAway) throw new Error("away");
    const found = this.#answer(name, values[0]);
    await this.#gate;
    return found as Row[];
  };

  readonly longRows = this.rows;

  #answer(name: string | undefined, value: unknown): object[] {
    switch (name) {
      case "columns after":
        return value === "" ? [...this.rows_.values()] : [];
      case "columns of":
        return (value as string[]).flatMap((id) => this.rows_.get(id) ?? []);
      case "size ranks":
        return (value as string[]).map((size, rank) => ({ value: size, rank }));
      default:
        return [{ id: "cat", name: "Name" }];
    }
  }
}

async function ready(keeper: ColumnKeeper) {
  for (let tries = 0; tries < 400; tries += 1) {
    const snapshot = await keeper.current();
    if (snapshot) return snapshot;
    await pause(10);
  }
  throw new Error("It never got ready.");
}

const change = (...productIds: string[]) => ({
  version: 1,
  productIds,
  categories: false,
  facts: true,
});

async function started(table: FakeTable) {
  const warnings: string[] = [];
  const keeper = new ColumnKeeper(table, (warning) => warnings.push(warning));
  keeper.start();
  return { keeper, warnings, first: await ready(keeper) };
}
const priceOf = ({ columns }: Awaited<ReturnType<typeof ready>>, id: string) =>
  columns.prices[columns.slotOf(id) ?? -1];

describe("the keeper of columns", () => {
  it("says nothing before everything is read", async () => {
    const table = new FakeTable(row("a", 1));
    const open = table.hold();
    const keeper = new ColumnKeeper(table, () => undefined);
    keeper.start();
    expect(await keeper.current()).toBeNull();
    await pause(20);
    expect(await keeper.current()).toBeNull();
    open();
    expect(priceOf(await ready(keeper), "a")).toBe(1);
    await keeper.stop();
  });

  it("reads a product that changed before it answers again", async () => {
    const table = new FakeTable(row("a", 1), row("b", 2));
    const { keeper } = await started(table);
    table.rows_.set("a", row("a", 7));
    keeper.note(change("a"));
    const now = await keeper.current();
    expect(now && priceOf(now, "a")).toBe(7);
    await keeper.stop();
  });

  it("forgets a product that is gone", async () => {
    const table = new FakeTable(row("a", 1), row("b", 2));
    const { keeper } = await started(table);
    table.rows_.delete("a");
    keeper.note(change("a"));
    const now = await keeper.current();
    expect(now?.columns.slotOf("a")).toBeUndefined();
    expect(now && priceOf(now, "b")).toBe(2);
    await keeper.stop();
  });

  it("reads nothing when stock alone changed", async () => {
    const table = new FakeTable(row("a", 1));
    const { keeper } = await started(table);
    table.asked = [];
    keeper.note({ ...change("a"), facts: false });
    expect(await keeper.current()).not.toBeNull();
    expect(table.asked).toEqual([]);
    await keeper.stop();
  });

  it("reads again what changed while it was being read", async () => {
    const table = new FakeTable(row("a", 1));
    const { keeper } = await started(table);
    const open = table.hold();
    table.rows_.set("a", row("a", 7));
    keeper.note(change("a"));
    const asked = keeper.current();
    await pause(10);
    // The first answer is on its way already, with 7.
    table.rows_.set("a", row("a", 8));
    keeper.note(change("a"));
    open();
    const now = await asked;
    expect(now && priceOf(now, "a")).toBe(8);
    await keeper.stop();
  });

  it("lets nobody see the old while the new is being read", async () => {
    const table = new FakeTable(row("a", 1));
    const { keeper } = await started(table);
    const open = table.hold();
    table.rows_.set("a", row("a", 7));
    keeper.note(change("a"));
    // The price as it is when the answer comes: the columns themselves are one object.
    const seen = () => keeper.current().then((now) => now && priceOf(now, "a"));
    const first = seen();
    const second = seen();
    await pause(10);
    open();
    expect(await Promise.all([first, second])).toEqual([7, 7]);
    await keeper.stop();
  });

  it("reads everything again after a change that names nothing, and answers nothing until then", async () => {
    const table = new FakeTable(row("a", 1));
    const { keeper } = await started(table);
    table.rows_.set("a", row("a", 9));
    keeper.note(unknownChange(5));
    expect(await keeper.current()).toBeNull();
    expect(priceOf(await ready(keeper), "a")).toBe(9);
    await keeper.stop();
  });

  it("starts over when everything changes while everything is read", async () => {
    const table = new FakeTable(row("a", 1));
    const open = table.hold();
    const keeper = new ColumnKeeper(table, () => undefined);
    keeper.start();
    await pause(20);
    table.rows_.set("a", row("a", 3));
    keeper.note(unknownChange(5));
    // Longer than it waits for quiet: its own timer has gone by when the first reading ends.
    await pause(400);
    open();
    expect(priceOf(await ready(keeper), "a")).toBe(3);
    await keeper.stop();
  });

  it("comes back after the database was away", async () => {
    const table = new FakeTable(row("a", 1));
    const { keeper, warnings } = await started(table);
    table.isAway = true;
    table.rows_.set("a", row("a", 4));
    keeper.note(change("a"));
    expect(await keeper.current()).toBeNull();
    expect(warnings).toHaveLength(1);
    table.isAway = false;
    expect(priceOf(await ready(keeper), "a")).toBe(4);
    await keeper.stop();
  });
});
