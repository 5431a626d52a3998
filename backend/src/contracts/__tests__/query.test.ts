import { describe, expect, it } from "vitest";
import { z } from "zod";
import { queryValues } from "../query";

const schema = z.strictObject({
  size: z.array(z.string()).optional(),
  all: z.array(z.string()),
  gender: z.string().optional(),
});
const read = (search: string) => queryValues(new URLSearchParams(search), schema);

describe("queryValues", () => {
  it("makes a list of what may be given more than once, in the order it is given", () => {
    expect(read("size=M&gender=men&size=L&all=1").values).toEqual({
      size: ["M", "L"],
      gender: "men",
      all: ["1"],
    });
  });

  it("counts an empty value as absent", () => {
    expect(read("size=&size=M&gender=&all=").values).toEqual({ size: ["M"] });
  });

  it("names what is given too often, unknown names too", () => {
    expect(read("gender=men&gender=women&x=1&x=2&size=M&size=L").repeated).toEqual(["gender", "x"]);
    expect(read("gender=&gender=women").repeated).toEqual([]);
  });

  it("takes the name of anything for a name", () => {
    const { values, repeated } = read("__proto__=1&constructor=2");
    expect(Object.entries(values)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
    expect(repeated).toEqual([]);
    expect(queryValues(new URLSearchParams("size=1&size=2"), undefined).repeated).toEqual(["size"]);
  });
});
