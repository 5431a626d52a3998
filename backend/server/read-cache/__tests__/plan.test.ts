import { describe, expect, it } from "vitest";
import { planOf } from "../plan";

const keyOf = (path: string, search = "") => planOf(path, search)?.key ?? null;

describe("planOf", () => {
  it("gives equal requests one key: order and empty parameters don't matter", () => {
    const key = keyOf("/api/products", "?gender=men&sort=price_asc");
    expect(keyOf("/api/products", "?sort=price_asc&gender=men")).toBe(key);
    expect(keyOf("/api/products/", "?sort=price_asc&q=&gender=men&offset=0")).toBe(key);
    expect(keyOf("/api/products", "?gender=women&sort=price_asc")).not.toBe(key);
  });

  it("gives the same choices one key, and no other choice the same", () => {
    const key = keyOf("/api/products", "?size=M&size=L&family=red");
    expect(key).not.toBeNull();
    expect(keyOf("/api/products", "?family=red&size=L&size=&size=M&size=M")).toBe(key);
    for (const search of [
      "?size=M&family=red",
      "?size=L&family=red",
      "?size=L&size=M",
      "?size=L&size=M&size=S&family=red",
      "?size=L&size=M&family=red&family=blue",
      "?size=%5B%22L%22,%22M%22%5D&family=red",
    ]) {
      expect(keyOf("/api/products", search), search).not.toBe(key);
      expect(keyOf("/api/products", search), search).not.toBeNull();
    }
  });

  it("leaves to the gatekeeper what it refuses", () => {
    for (const search of [
      "?limit=0",
      "?limit=101",
      "?foo=1",
      "?sort=cheap",
      "?gender=men&gender=women",
      "?__proto__=1",
      "?color=red",
      "?color=%23000000&color=red",
      "?family=beige",
      `?${"size=M&".repeat(21)}`,
    ]) {
      expect(planOf("/api/products", search), search).toBeNull();
    }
    expect(planOf("/api/products/a%20b", "")).toBeNull();
    expect(planOf("/api/products/%ff", "")).toBeNull();
    expect(planOf("/api/products/a/b", "")).toBeNull();
    expect(planOf("/api/categories/gender/dog", "")).toBeNull();
  });

  it("leaves to the gatekeeper whatever asks for drafts", () => {
    for (const search of [
      "?status=all",
      "?x=1&status=draft",
      "?status=&status=all",
      "?st%61tus=x",
    ]) {
      expect(planOf("/api/products", search), search).toBeNull();
      expect(planOf("/api/products/kivu-dress", search), search).toBeNull();
    }
    expect(keyOf("/api/products", "?status=")).toBe(keyOf("/api/products"));
    expect(keyOf("/api/products/kivu-dress", "?status=")).toBe("product en kivu-dress");
  });

  it("tells a text by closeness from the same text by date, and no text from neither", () => {
    const closest = keyOf("/api/products", "?q=tee");
    expect(keyOf("/api/products", "?q=T%C3%89E")).toBe(closest);
    expect(keyOf("/api/products", "?q=tee&sort=latest")).not.toBe(closest);
    expect(keyOf("/api/products", "?sort=latest")).toBe(keyOf("/api/products"));
  });

  it("knows suggestions, equal for equal letters", () => {
    const key = keyOf("/api/products/suggest", "?q=%C3%A9t%C3%A9");
    expect(key).toBe("suggest en ete");
    expect(keyOf("/api/products/suggest/", "?q=+ETE+")).toBe(key);
    for (const search of ["", "?q=", "?q=e", "?q=ete&limit=3", `?q=${"e".repeat(51)}`]) {
      expect(planOf("/api/products/suggest", search), search).toBeNull();
    }
  });

  it("knows what crawlers ask for", () => {
    expect(keyOf("/robots.txt")).toBe("robots");
    expect(keyOf("/sitemap.xml")).toBe("sitemap ");
    expect(keyOf("/sitemap.xml", "?part=02")).toBe("sitemap 2");
    for (const search of ["?part=", "?part=x", "?x=1", "?part=12345"]) {
      expect(keyOf("/sitemap.xml", search), search).toBeNull();
    }
    expect(keyOf("/robots.txt", "?x=1")).toBeNull();
  });

  it("keeps each language for itself, English as if nothing was said", () => {
    for (const [path, query] of [
      ["/api/products", "?q=ete&"],
      ["/api/products/suggest", "?q=ete&"],
      ["/api/products/kivu-dress", "?"],
      ["/api/categories", "?"],
      ["/api/categories/gender/female", "?"],
    ] as const) {
      const plain = keyOf(path, query.slice(0, -1));
      expect(keyOf(path, `${query}language=en`)).toBe(plain);
      const others = ["fr", "rw"].map((language) => keyOf(path, `${query}language=${language}`));
      expect(new Set([plain, ...others]).size).toBe(3);
      expect(planOf(path, `${query}language=de`)).toBeNull();
    }
  });

  it("knows the other catalogue reads, and nothing else", () => {
    expect(keyOf("/api/products/kivu-dress")).toBe("product en kivu-dress");
    expect(keyOf("/api/categories")).toBe("categories en");
    expect(keyOf("/api/categories/gender/female")).toBe("categories en female");
    expect(keyOf("/api/orders")).toBeNull();
    expect(keyOf("/api/productsx")).toBeNull();
  });
});

describe("the reviews of a product", () => {
  const path = "/api/products/kivu-dress/reviews";

  it("have one key for what is asked, and go with their product", () => {
    expect(keyOf(path)).toBe(keyOf(`${path}/`, "?limit=20&offset=0&size="));
    expect(planOf(path, "")?.kind).toBe("product");
    const keys = ["", "?rating=5", "?size=M", "?limit=5", "?offset=5", "?size=5"].map((search) =>
      keyOf(path, search),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are left to the gatekeeper where it would refuse them", () => {
    for (const search of ["?rating=6", "?rating=5&rating=4", "?limit=101", "?name=Keza"]) {
      expect(planOf(path, search), search).toBeNull();
    }
    expect(planOf("/api/products/a%20b/reviews", "")).toBeNull();
    expect(planOf("/api/products/import/reviews", "")).toBeNull();
    expect(planOf(`${path}/1`, "")).toBeNull();
  });
});
