import { NAMED_COLORS } from "@strive/backend/contracts/colors";
import { expect, it } from "vitest";
import { colorText as inEnglish } from "../words/en/colors";
import { colorText as inFrench } from "../words/fr/colors";
import { colorText as inKinyarwanda } from "../words/rw/colors";

const NAMES = NAMED_COLORS.map(({ name }) => name);

it.each([
  ["English", inEnglish, "Red earth", "Gray"],
  ["French", inFrench, "Terre rouge", "Gris"],
  ["Kinyarwanda", inKinyarwanda, "Umutuku w'itaka", "Ikijuju"],
])("every colour has a name of its own in %s", (_, colorText, redEarth, gray) => {
  expect(colorText("Red earth")).toBe(redEarth);
  expect(colorText("Gray")).toBe(gray);
  expect(new Set(NAMES.map(colorText)).size).toBe(NAMES.length);
});

it.each([inEnglish, inFrench, inKinyarwanda])(
  "a colour in a product's words stays",
  (colorText) => {
    for (const own of ["Imigongo", "constructor", "#zzz"]) expect(colorText(own)).toBe(own);
  },
);
