import { describe, expect, it } from "vitest";
import { splitName } from "../split-name";

describe("splitting a name", () => {
  it.each([
    ["Aline Uwase", "Aline", "Uwase"],
    ["  Jean  de Dieu   Mugabo ", "Jean de Dieu", "Mugabo"],
    ["Keza", "Keza", ""],
    ["Grace\u00a0Ingabire", "Grace", "Ingabire"],
  ])("%j is %j and %j", (name, firstname, lastname) => {
    expect(splitName(name)).toEqual({ firstname, lastname });
  });
});
