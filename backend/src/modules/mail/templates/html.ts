/** Markup that is safe to use as is. Only `markup` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

function markupOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return escaped(String(value));
}

/** A piece of HTML: every value in it is escaped unless it is one itself. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Html {
  const [first = "", ...rest] = parts;
  return new Html(
    rest.reduce((made, part, index) => made + markupOf(values[index] ?? "") + part, first),
  );
}

/** One line for a header or a subject: no line ends, no control characters, limited length. */
export const oneLine = (text: string, longest = 150): string => {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};
