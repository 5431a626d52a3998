import { expect, test } from "vitest";
import { descriptionBlocks, descriptionSummary } from "./description";

test("lines that begin with a dash become a list", () => {
  const text =
    "Heavy fleece.\n\n- 480 g cotton\r\n-  Relaxed fit\nMade in Kigali.\n- Wash cold\n-5 is no item";
  expect(descriptionBlocks(text)).toEqual([
    { kind: "text", text: "Heavy fleece." },
    { kind: "list", items: ["480 g cotton", "Relaxed fit"] },
    { kind: "text", text: "Made in Kigali." },
    { kind: "list", items: ["Wash cold"] },
    { kind: "text", text: "-5 is no item" },
  ]);
  expect(descriptionBlocks(" \n ")).toEqual([]);
});

test("the summary has no list and is cut between two words", () => {
  expect(descriptionSummary("One.\n- a fact\nTwo.")).toBe("One. Two.");
  const long = descriptionSummary("word ".repeat(60));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(160);
});
