/** Letter sizes in the order of a clothes rail; digits-first sizes and the rest follow them. */
const LETTER_SIZES = [
  ["XXXS", "3XS"],
  ["XXS", "2XS"],
  ["XS"],
  ["S"],
  ["M"],
  ["L"],
  ["XL"],
  ["XXL", "2XL"],
  ["XXXL", "3XL"],
  ["XXXXL", "4XL"],
  ["5XL"],
];
const letterCases = LETTER_SIZES.map(
  (names, index) =>
    `WHEN upper(size) IN (${names.map((name) => `'${name}'`).join(", ")}) THEN ${index}`,
).join(" ");

/**
 * Sort key of a size: XS … XXL, then by number (28 … 38; `6-12M` are months, so below `1Y`), then
 * words such as `One size`.
 */
export const SIZE_RANK_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_size_rank(size text) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE ${letterCases}
    WHEN size ~ '^[0-9]{1,6}([.][0-9]{1,3})?' THEN 1000 +
      substring(size FROM '^[0-9]+[.]?[0-9]*')::numeric
      / CASE WHEN size ~* '[0-9] *m(onths?)?$' THEN 12 ELSE 1 END
    ELSE 10000000 END
$$`;
