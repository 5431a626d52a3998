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
    expect(found("size=4-5")).toEqual(["Diamond Tee Kids"]);
    expect(found("family=red&max_price=14000")).toEqual(["Kirehe Scarf", "Mark Cap"]);
    expect(found("size=M&family=red&min_price=45000")).toEqual([
      "Karisimbi Heavy Hoodie",
      "Kivu Wrap Dress",
    ]);
    // A scarf has pieces of a size that nobody chose.
    expect(found("size=S&family=red&max_price=14000")).toEqual([]);
    expect(found("q=moto")).toEqual(["Moto High-Top"]);
    expect(found("q=moto&in_stock=true")).toEqual([]);
    const prices = searchKept(products, new URLSearchParams("sort=price_asc")).map(
      ({ price }) => price,
    );
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it("are found by what a sale takes off", () => {
    const reduced = products.map((one, at) => ({
      ...one,
      compare_at_price: at === 2 || at === 4 ? one.price * (at + 1) : null,
    }));
    const inSale = searchKept(reduced, new URLSearchParams("on_sale=true&sort=discount"));
    expect(inSale.map(({ id }) => id)).toEqual(["prod_05", "prod_03"]);
  });
});
