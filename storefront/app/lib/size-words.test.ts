import { expect, it } from "vitest";
import * as en from "../words/en/sizes";
import * as fr from "../words/fr/sizes";
import * as rw from "../words/rw/sizes";

it.each([
  ["M", en, ["M", "Size M", "size M"]],
  ["M", fr, ["M", "Taille M", "taille M"]],
  ["M", rw, ["M", "Ingano M", "ingano M"]],
  ["One size", en, ["One size", "One size", "one size"]],
  ["One size", fr, ["Taille unique", "Taille unique", "taille unique"]],
  ["2Y", en, ["2Y", "Size 2Y", "size 2Y"]],
  ["2Y", fr, ["2 ans", "2 ans", "2 ans"]],
  ["1Y", fr, ["1 an", "1 an", "1 an"]],
  ["2-3y", rw, ["Imyaka 2-3", "Imyaka 2-3", "imyaka 2-3"]],
  ["1Y", rw, ["Umwaka 1", "Umwaka 1", "umwaka 1"]],
  ["28Y/32", fr, ["28Y/32", "Taille 28Y/32", "taille 28Y/32"]],
  ["s", fr, ["s", "Taille s", "taille s"]],
  ["ONE SIZE", rw, ["Ingano imwe", "Ingano imwe", "ingano imwe"]],
] as const)("%s is called what it is", (size, words, expected) => {
  expect([words.sizeText(size), words.sizeNamed(size), words.sizeInText(size)]).toEqual(expected);
});
