import { expect, it } from "vitest";
import * as en from "../words/en/sizes";
import * as fr from "../words/fr/sizes";
import * as rw from "../words/rw/sizes";

it.each([
  ["M", en, ["M", "Size M", "size M"]],
  ["M", fr, ["M", "Taille M", "taille M"]],
  ["M", rw, ["M", "Ingano M", "ingano M"]],
  ["One size", fr, ["Taille unique", "Taille unique", "taille unique"]],
  ["ONE SIZE", rw, ["Ingano imwe", "Ingano imwe", "ingano imwe"]],
] as const)("%s is called what it is", (size, words, expected) => {
  expect([words.sizeText(size), words.sizeNamed(size), words.sizeInText(size)]).toEqual(expected);
});
