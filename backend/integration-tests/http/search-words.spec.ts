import { beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, suggestResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import {
  missedSearchListResponseSchema,
  synonymListResponseSchema,
  synonymResponseSchema,
  type Synonym,
} from "../../src/contracts/search-words";
import { callShop, logIn } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

async function found(q: string, language = "en"): Promise<string[]> {
  const path = `/api/products?${query({ q, language, limit: "100" })}`;
  const { json } = await callShop(shop, "GET", path);
  return productListResponseSchema.parse(json).data.map(({ id }) => id);
}

async function suggested(q: string): Promise<string[]> {
  const { json } = await callShop(shop, "GET", `/api/products/suggest?${query({ q })}`);
  return suggestResponseSchema.parse(json).data.map(({ id }) => id);
}

const add = (word: string, means: string) =>
  callShop(shop, "POST", "/api/admin/search-synonyms", { token, body: { word, means } });
const remove = ({ id }: Synonym) =>
  callShop(shop, "DELETE", `/api/admin/search-synonyms/${id}`, { token });

async function added(word: string, means: string): Promise<Synonym> {
  const { status, json } = await add(word, means);
  expect(status).toBe(201);
  return synonymResponseSchema.parse(json).data;
}

const miss = (body: object) => callShop(shop, "POST", "/api/products/missed-searches", { body });
async function missed() {
  const { json } = await callShop(shop, "GET", "/api/admin/missed-searches?limit=100", { token });
  return missedSearchListResponseSchema.parse(json).data;
}
const missOf = async (word: string) => (await missed()).find((one) => one.word === word);

describe("What staff say that a word means", () => {
  it("is found by the word at once, as by its meaning, and no longer once it is removed", async () => {
    expect(await found("mitumbak")).toEqual([]);
    const synonym = await added("Mitumbak", "Hoodies");
    expect(synonym).toMatchObject({ word: "mitumbak", means: "hoodies" });
    const hoodies = await found("hoodies");
    expect(hoodies.length).toBeGreaterThan(0);
    expect(synonym.finds).toBe(hoodies.length);
    expect(await found("mitumbak")).toEqual(hoodies);
    expect(await found("MITUMBAK", "rw")).toEqual(await found("hoodies", "rw"));
    expect(await suggested("mitumbak")).toEqual(await suggested("hoodies"));
    const black = await found("black mitumbak");
    expect(black).toEqual(await found("black hoodies"));
    expect(black.length).toBeLessThan(hoodies.length);
    expect((await remove(synonym)).status).toBe(200);
    expect(await found("mitumbak")).toEqual([]);
    expect(await suggested("mitumbak")).toEqual([]);
  });

  it("may be a name, and several words", async () => {
    const { json } = await callShop(shop, "GET", "/api/products?limit=1");
    const [{ id, name } = { id: "", name: "" }] = productListResponseSchema.parse(json).data;
    const synonym = await added("the one of the film", name.slice(0, 50));
    expect((await found("the one of the film"))[0]).toBe(id);
    await remove(synonym);
  });

  it("may be several words, each of which counts", async () => {
    const black = await found("black hoodies");
    expect(black.length).toBeGreaterThan(0);
    const synonym = await added("nyirabukara", "Black hoodies");
    expect([...(await found("nyirabukara"))].sort()).toEqual([...black].sort());
    await remove(synonym);
  });

  it("still finds what is called by the word itself", async () => {
    const kivu = await found("kivu");
    expect(kivu.length).toBeGreaterThan(0);
    const synonym = await added("kivu", "belts");
    expect(await found("kivu")).toEqual(expect.arrayContaining(kivu));
    await remove(synonym);
  });

  it("is told to staff and noted", async () => {
    const synonym = await added("umwambarok", "dresses");
    const { json } = await callShop(shop, "GET", "/api/admin/search-synonyms?limit=100", { token });
    expect(synonymListResponseSchema.parse(json).data).toContainEqual(synonym);
    await remove(synonym);
    const log = await callShop(shop, "GET", "/api/admin/activity?limit=20", { token });
    const texts = JSON.stringify(log.json);
    expect(texts).toContain("synonym.create");
    expect(texts).toContain("synonym.delete");
  });

  it.each([
    ["one letter", { word: "x", means: "hoodies" }, "word"],
    ["nothing", { word: "mitumbak" }, "means"],
    ["itself", { word: "Mitumbák", means: "mitumbak" }, "means"],
    ["too much", { word: "mitumbak", means: "h".repeat(51) }, "means"],
    ["what is no text", { word: "a\u0000b", means: "hoodies" }, "word"],
  ])("can't be %s", async (_, body, field) => {
    const path = "/api/admin/search-synonyms";
    const { status, json } = await callShop(shop, "POST", path, { token, body });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
  });

  it("is one, and none of a word that the shop knows", async () => {
    expect((await add("Casquettes", "hoodies")).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => add("mitumbak", "hoodies")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201);
    await remove(synonymResponseSchema.parse(made?.json).data);
    expect((await callShop(shop, "DELETE", "/api/admin/search-synonyms/x", { token })).status).toBe(
      404,
    );
  });
});

describe("A search in vain", () => {
  it("is counted by what was looked for, however it is typed", async () => {
    for (const q of ["Kwxvutk", " kwxvútk ", "KWXVUTK"]) {
      expect((await miss({ q, language: "rw" })).status).toBe(200);
    }
    expect(await missOf("kwxvutk")).toMatchObject({ times: 3, language: "rw", finds: 0 });
  });

  it("is none if there is something, and nothing personal is kept", async () => {
    for (const q of ["hoodie", "keza@example.rw", "0788 123 456", "+250-788-123-456"]) {
      expect((await miss({ q })).status).toBe(200);
    }
    const words = (await missed()).map(({ word }) => word);
    expect(words.filter((word) => /hoodie|keza|78/.test(word))).toEqual([]);
  });

  it("is answered by a meaning of its word, or forgotten", async () => {
    await miss({ q: "agasakoshik" });
    await miss({ q: "sipidamenik" });
    const synonym = await added("agasakoshik", "bags");
    expect(await missOf("agasakoshik")).toBeUndefined();
    await remove(synonym);
    const other = await missOf("sipidamenik");
    const path = `/api/admin/missed-searches/${other?.id}`;
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(200);
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(404);
    expect(await missOf("sipidamenik")).toBeUndefined();
  });

  it.each([
    ["nothing", {}, "q"],
    ["one letter", { q: "x" }, "q"],
    ["too long a text", { q: "x".repeat(101) }, "q"],
    ["another language", { q: "kwxvutk", language: "sw" }, "language"],
  ])("can't be %s", async (_, body, field) => {
    const { status, json } = await miss(body);
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
  });
});
