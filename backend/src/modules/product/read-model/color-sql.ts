import { COLOR_FAMILIES, FAMILY_RULES, type FamilyRule } from "../../../contracts/color-families";
import { colorName, NAMED_COLORS, toNameSpace } from "../../../contracts/colors";
import { quoted } from "./quoted-sql";
import { colorWords } from "./domain/search-words";

/** Red, green and blue (0 to 1) as light, the way contracts/colors does it. */
const linear = (channel: string) =>
  `CASE WHEN ${channel} <= 0.04045 THEN ${channel} / 12.92 ELSE power((${channel} + 0.055) / 1.055, 2.4) END`;
const byte = (start: number) =>
  `get_byte(decode(substr(hex, ${start}, 2), 'hex'), 0) / 255.0::float8`;

/** The variables of `OKLAB`. */
const OKLAB_VARIABLES = `r float8; g float8; b float8;
  l float8; m float8; s float8;
  light float8; red float8; yellow float8;`;

/** Lightness and the two axes of `hex` (`#rrggbb`) in Oklab: contracts/colors in plpgsql. */
const OKLAB = `r := ${byte(2)}; g := ${byte(4)}; b := ${byte(6)};
  r := ${linear("r")}; g := ${linear("g")}; b := ${linear("b")};
  l := cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  m := cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  s := cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  light := 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  red := 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  yellow := 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;`;

const wordsOfHex = (hex: string): string => {
  const name = colorName(hex);
  return name === null ? "" : colorWords(name).join(" ");
};

const PALETTE_WORDS = JSON.stringify(
  Object.fromEntries(NAMED_COLORS.map(({ hex }) => [hex, wordsOfHex(hex)])),
);
const paletteRows = NAMED_COLORS.map(({ hex }, position) => {
  const [l, a, b] = toNameSpace(hex) ?? [0, 0, 0];
  return `(${position}, ${l}::float8, ${a}::float8, ${b}::float8, ${quoted(wordsOfHex(hex))})`;
}).join(", ");

/** The words of `#rrggbb`: those of the nearest of the shop's colours (contracts/colors in SQL). */
export const COLOR_WORDS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_color_words(hex text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := '${PALETTE_WORDS}'::jsonb ->> hex;
  ${OKLAB_VARIABLES} k float8;
BEGIN
  IF words IS NOT NULL THEN RETURN words; END IF;
  ${OKLAB}
  k := 1 / (1 + 8 * sqrt(red * red + yellow * yellow));
  light := light * sqrt(0.2::float8) / 1.8;
  red := red * k;
  yellow := yellow * k;
  SELECT p.words INTO words FROM (VALUES ${paletteRows}) p (rank, x, y, z, words)
  ORDER BY (x - light) ^ 2 + (y - red) ^ 2 + (z - yellow) ^ 2, p.rank LIMIT 1;
  RETURN words;
END $$`;

/** A family's letter, for texts of a fixed length: its place in the closed list. */
export const familyLetter = (family: (typeof COLOR_FAMILIES)[number]): string =>
  String.fromCharCode("a".charCodeAt(0) + COLOR_FAMILIES.indexOf(family));

/** SQL of the same. */
export const letterOf = (family: string): string =>
  `chr(${"a".charCodeAt(0) - 1} + array_position(ARRAY[${COLOR_FAMILIES.map(quoted).join(", ")}]::text[], ${family}))`;

const bandOf = ({ lightness, chroma, hue, family }: FamilyRule): string => {
  const within = (variable: string, range: FamilyRule["hue"]) =>
    range === undefined ? [] : [`${variable} >= ${range[0]} AND ${variable} < ${range[1]}`];
  const all = [
    ...within("light", lightness),
    ...within("chroma", chroma),
    ...within("hue", hue),
  ].join(" AND ");
  return `IF ${all === "" ? "true" : all} THEN RETURN ${quoted(family)}; END IF;`;
};

/** The family of `#rrggbb`, by the rules of contracts/color-families. */
export const COLOR_FAMILY_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_color_family(hex text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  ${OKLAB_VARIABLES} chroma float8; hue float8;
BEGIN
  ${OKLAB}
  chroma := sqrt(red * red + yellow * yellow);
  hue := degrees(atan2(yellow, red));
  IF hue < 0 THEN hue := hue + 360; END IF;
  ${FAMILY_RULES.map(bandOf).join("\n  ")}
END $$`;
