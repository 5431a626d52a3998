import { expect, test } from "vitest";
import { picturesOf } from "./pictures";

const BLACK = "#1b1a1a";
const RED = "#b5301a";
const HOODIE = {
  name: "Hoodie",
  images: ["black.webp", "red.webp", "cords.webp"],
  image_colors: [BLACK, RED, null],
};
const shown = (color: string) => picturesOf(HOODIE, color).map(({ src }) => src);

test("shows the colour's own pictures, then those of no colour", () => {
  expect(shown(BLACK)).toEqual(["black.webp", "cords.webp"]);
  expect(shown(RED)).toEqual(["red.webp", "cords.webp"]);
});

test("shows all pictures for a colour that has none", () => {
  expect(shown("#3a5170")).toEqual(HOODIE.images);
});

test("describes what is shown", () => {
  expect(picturesOf(HOODIE, RED).map(({ alt }) => alt)).toEqual([
    "Hoodie, Red earth",
    "Hoodie, picture 2",
  ]);
  const image_views = ["front" as const, "back" as const, null];
  expect(picturesOf({ ...HOODIE, image_views }, RED).map(({ alt }) => alt)).toEqual([
    "Hoodie, Red earth, back",
    "Hoodie, picture 2",
  ]);
});

test("pictures without a colour are shown as they are", () => {
  expect(picturesOf({ ...HOODIE, image_colors: [] }, BLACK)).toHaveLength(3);
});
