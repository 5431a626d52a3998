import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import { categoryResponseSchema } from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import {
  chartedCategoriesResponseSchema,
  sizeChartResponseSchema,
  staffSizeChartResponseSchema,
  type SizeTable,
  type StaffSizeChart,
} from "../../src/contracts/size-charts";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let token: string;
let hoodie: Product;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  const { json } = await callShop(
    shop,
    "GET",
    "/api/products?q=Karisimbi%20Heavy%20Hoodie&limit=1",
  );
  const [found] = productListResponseSchema.parse(json).data;
  if (!found) throw new Error("The demo has no hoodie.");
  hoodie = found;
});

const chartOf = async (key: string) => {
  const { status, json } = await callShop(shop, "GET", `/api/products/${key}/size-chart`);
  expect(status).toBe(200);
  return sizeChartResponseSchema.parse(json).data;
};
const read = (id: string) => callShop(shop, "GET", `/api/admin/size-charts/${id}`, { token });
const staffChart = async (id: string) =>
  staffSizeChartResponseSchema.parse((await read(id)).json).data;
const put = (id: string, body: object) =>
  callShop(shop, "PUT", `/api/admin/size-charts/${id}`, { token, body });
const remove = (id: string, version: number) =>
  callShop(shop, "DELETE", `/api/admin/size-charts/${id}?version=${version}`, { token });

async function saved(id: string, version: number, tables: SizeTable[]): Promise<StaffSizeChart> {
  const { status, json } = await put(id, { version, tables });
  expect(status, JSON.stringify(json)).toBe(200);
  return staffSizeChartResponseSchema.parse(json).data;
}

async function newCategory(): Promise<string> {
  const body = { category_name: `Sized ${randomUUID()}`, gender: "unisex" };
  const { json } = await callShop(shop, "POST", "/api/categories", { token, body });
  return categoryResponseSchema.parse(json).data.id;
}

/** As the back office can set it. */
const putBelow = (child: string, parent: string) =>
  withDatabase(shop, (database) =>
    database.query("UPDATE product_category SET parent_category_id = $2 WHERE id = $1", [
      child,
      parent,
    ]),
  );

const MEN: SizeTable = {
  wearer: "men",
  measures: ["chest", "length"],
  rows: [
    { size: "S", values: [[90, 96], 70] },
    { size: "M", values: [[96, 102.5], 72] },
  ],
};

const categoryOf = ({ category_id: category }: Product): string => category?._id ?? "";

describe("The size chart of a product", () => {
  it("is the built-in one for whom it is made, with its own sizes, by id and handle", async () => {
    const chart = await chartOf(hoodie.id);
    expect(chart.source).toBe("built_in");
    expect(chart.tables.map(({ wearer }) => wearer)).toEqual([hoodie.gender]);
    expect(chart.tables[0]?.rows.map(({ size }) => size)).toEqual(hoodie.sizes);
    expect(await chartOf(hoodie.handle)).toEqual(chart);
  });

  it("is empty for bags and belts, and absent for what nobody sells", async () => {
    const { json } = await callShop(shop, "GET", "/api/products?q=Rugo%20Leather%20Belt&limit=1");
    const [belt] = productListResponseSchema.parse(json).data;
    expect((await chartOf(belt?.id ?? "")).tables).toEqual([]);
    const none = await callShop(shop, "GET", "/api/products/no-such-product/size-chart");
    expect(none.status).toBe(404);
  });

  it("becomes what staff write at once, and the built-in one again when they take it away", async () => {
    const id = categoryOf(hoodie);
    const before = await staffChart(id);
    expect(before).toMatchObject({ source: "built_in", from: null, version: 0 });
    expect(before.sizes).toEqual(expect.arrayContaining(hoodie.sizes));
    expect(before.product_count).toBeGreaterThan(0);

    const chart = await saved(id, 0, [{ ...MEN, wearer: "all" }]);
    expect(chart).toMatchObject({ source: "own", tables: [{ ...MEN, wearer: "all" }] });
    expect(chart.version).toBeGreaterThan(0);
    expect(await chartOf(hoodie.id)).toEqual({
      source: "own",
      tables: [{ ...MEN, wearer: "all" }],
    });

    expect((await remove(id, chart.version)).status).toBe(200);
    expect((await chartOf(hoodie.id)).source).toBe("built_in");
    expect((await remove(id, 0)).status).toBe(404);
  });
});

describe("A category without a chart", () => {
  it("has that of the nearest one above it", async () => {
    const [top, middle, low] = [await newCategory(), await newCategory(), await newCategory()];
    await putBelow(low, middle);
    await putBelow(middle, top);
    const chart = await saved(top, 0, [MEN]);
    expect(await staffChart(low)).toMatchObject({
      source: "parent",
      from: chart.category_name,
      version: 0,
      tables: [MEN],
    });
    const { json } = await callShop(shop, "GET", "/api/admin/size-charts", { token });
    const all = chartedCategoriesResponseSchema.parse(json).data;
    const sources = [top, middle, low].map(
      (id) => all.find(({ category_id }) => category_id === id)?.source,
    );
    expect(sources).toEqual(["own", "parent", "parent"]);
  });

  it("leaves none behind when it is deleted", async () => {
    const id = await newCategory();
    await saved(id, 0, [MEN]);
    expect((await callShop(shop, "DELETE", `/api/categories/${id}`, { token })).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await put(id, { version: 0, tables: [MEN] })).status).toBe(404);
    const { rows } = await withDatabase(shop, (database) =>
      database.query("SELECT 1 FROM size_chart WHERE category_id = $1", [id]),
    );
    expect(rows).toEqual([]);
  });
});

describe("Two who change the same chart", () => {
  it("are told, whoever comes second", async () => {
    const id = await newCategory();
    const first = await saved(id, 0, [MEN]);
    for (const version of [0, first.version + 1]) {
      const { status, json } = await put(id, { version, tables: [MEN] });
      expect(status).toBe(409);
      expect(failureSchema.parse(json).message).toContain("Someone else has changed");
      expect((await remove(id, version)).status).toBe(409);
    }
    const second = await saved(id, first.version, [MEN]);
    expect(second.version).not.toBe(first.version);
  });

  it("at the same moment: one of them wins", async () => {
    const id = await newCategory();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => put(id, { version: 0, tables: [MEN] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it("also where it was removed and written anew meanwhile", async () => {
    const id = await newCategory();
    const first = await saved(id, 0, [MEN]);
    await remove(id, first.version);
    const anew = await saved(id, 0, [MEN]);
    expect(anew.version).not.toBe(first.version);
    expect((await put(id, { version: first.version, tables: [MEN] })).status).toBe(409);
  });
});

describe("A chart that says nonsense is refused by the name of its field", () => {
  const row = (size: string, ...values: unknown[]) => ({ size, values });
  const table = (...rows: object[]) => ({ ...MEN, rows });
  it.each<[string, unknown, string]>([
    ["nobody's size", [table(row("Huge", 90, 70))], "tables.0.rows.0.size"],
    ["a size twice", [table(row("S", 90, 70), row("S", 91, 71))], "tables.0.rows.1.size"],
    ["a measurement too few", [table(row("S", 90))], "tables.0.rows.0.values"],
    ["backwards", [table(row("S", [96, 90], 70))], "tables.0.rows.0.values.0"],
    ["no number", [table(row("S", 90, null))], "tables.0.rows.0.values.1"],
    ["a giant", [table(row("S", 90, 900))], "tables.0.rows.0.values.1"],
    ["less than nothing", [table(row("S", -90, 70))], "tables.0.rows.0.values.0"],
    ["hundredths", [table(row("S", 90.25, 70))], "tables.0.rows.0.values.0"],
    ["nothing at all", [], "tables"],
    ["the same people twice", [MEN, MEN], "tables"],
    ["no row", [table()], "tables.0.rows"],
    ["an unknown measurement", [{ ...MEN, measures: ["chest", "nose"] }], "tables.0.measures.1"],
    ["a measurement twice", [{ ...MEN, measures: ["chest", "chest"] }], "tables.0.measures"],
    ["an unknown wearer", [{ ...MEN, wearer: "dogs" }], "tables.0.wearer"],
  ])("%s", async (_, tables, field) => {
    const id = categoryOf(hoodie);
    const { status, json } = await put(id, { version: 0, tables });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toContain(field);
    expect((await staffChart(id)).source).toBe("built_in");
  });

  it("and so is a version that is none", async () => {
    const id = categoryOf(hoodie);
    expect((await put(id, { tables: [MEN] })).status).toBe(400);
    const path = `/api/admin/size-charts/${id}?version=new`;
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(400);
  });
});
