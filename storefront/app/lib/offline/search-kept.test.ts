import { describe, expect, it } from "vitest";
import { productNamed, products } from "~/testing/fixtures";
import { productsIn, searchKept } from "./search-kept";

const found = (query: string) =>
  searchKept(products, new URLSearchParams(query)).map(({ name }) => name);
const tee = productNamed("Gahinga Boxy Tee");

describe("the products on a phone", () => {
  it("are those of all answers, each as the first one has it", () => {
    const older = { ...tee, price: 1 };
    expect(
      productsIn([{ data: tee }, { data: [older, ...products] }, { data: [{ text: "tee" }] }, {}]),
    ).toEqual([tee, ...products.filter(({ id }) => id !== tee.id)]);
  });

  it("are searched by all words, without accents or case", () => {
    expect(found("q=BOXY+gahinga")).toEqual([tee.name]);
    expect(found("q=b%C3%B3xy")).toEqual([tee.name]);
    expect(found("q=boxy+nothing")).toEqual([]);
    expect(found("")).toHaveLength(products.length);
  });

  it("are filtered and sorted as the list is", () => {
    const category = tee.category_name ?? "";
    const ofCategory = products.filter(({ category_name }) => category_name === category);
    expect(found(`category=${category}`)).toEqual(ofCategory.map(({ name }) => name));
    expect(found("gender=kids")).toEqual(
      products.filter(({ gender }) => gender === null || gender === "kids").map(({ name }) => name),
    );
    const prices = searchKept(products, new URLSearchParams("sort=price_asc")).map(
      ({ price }) => price,
    );
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});
