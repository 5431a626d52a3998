import { describe, expect, it } from "vitest";
import {
  categoryTextsOf,
  medusaTextsOfCategory,
  medusaTextsOfProduct,
  productTextsOf,
} from "../texts";

describe("texts in other languages", () => {
  it("have Medusa's names there; what is empty goes, what is absent is not said", () => {
    expect(
      medusaTextsOfProduct({
        fr: { product_name: "Robe", description: "" },
        rw: { product_name: null },
      }),
    ).toEqual({ fr: { title: "Robe", description: null }, rw: { title: null } });
    expect(medusaTextsOfProduct({ fr: {}, rw: undefined })).toEqual({});
    expect(medusaTextsOfCategory({ rw: { category_name: "Amakanzu" } })).toEqual({
      rw: { name: "Amakanzu" },
    });
  });

  it("are told by the API's names, only where there is something", () => {
    const stored = { fr: { title: "Robe", subtitle: "x", description: "" }, rw: { title: "" } };
    expect(productTextsOf(stored)).toEqual({ fr: { product_name: "Robe" } });
    expect(categoryTextsOf({ fr: { name: "Robes", description: "x" } })).toEqual({
      fr: { category_name: "Robes" },
    });
  });
});
