import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createQueryClient } from "~/lib/query-cache";
import { readToken } from "~/lib/token";
import { writeToken } from "~/lib/write-token";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { categoryListQuery } from "./categories";
import { productListQuery, productQuery } from "./products";

const client = createQueryClient();
const refuse = () => failure(401, "Please log in");

describe("a catalogue call whose token is refused", () => {
  beforeEach(() => {
    writeToken("old");
    server.use(
      http.get("*/api/products", refuse),
      http.get("*/api/products/:id", refuse),
      http.get("*/api/categories", refuse),
    );
  });

  it.each([
    ["products", () => client.query(productListQuery({ count: 4 }))],
    ["a product", () => client.query(productQuery("prod_01"))],
    ["categories", () => client.query(categoryListQuery())],
  ])("for %s: the token is removed, and the start page says why", async (_name, ask) => {
    await expect(ask()).rejects.toThrow("Please log in");
    expect(readToken()).toBeNull();
    expect(window.sessionStorage.getItem("sessionEnded")).toBe(
      "Your session has ended. Please log in again.",
    );
    window.sessionStorage.clear();
  });
});
