import { isFields, listOf, textOf } from "./stored-values";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  name: string;
  value: string;
}

/** What is nobody's to keep, or is sent by its change. */
const LEFT_ALONE =
  "[type=password], [type=file], [type=hidden], [type=search], [role=combobox], [autocomplete=one-time-code], :disabled, [readonly]";

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

/** The fields of the screen by a name that they have in every language: their own, and which of those it is. */
function fieldsOf(screen: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of screen.querySelectorAll<Field>("input, textarea, select")) {
    if (field.matches(LEFT_ALONE)) continue;
    const own = [field.type, field.name, ...(isTicked(field) ? [field.value] : [])].join(" ");
    const nth = counts.get(own) ?? 0;
    counts.set(own, nth + 1);
    fields.set(`${own} ${nth}`, field);
  }
  return fields;
}

const valueOf = (field: Field): string =>
  isTicked(field) ? (field.checked ? "on" : "") : field.value;

/** What was typed and chosen on a screen. */
export const typedIn = (screen: ParentNode): Typed[] =>
  [...fieldsOf(screen)]
    .map(([name, field]) => ({ name, value: valueOf(field) }))
    .filter(({ value }) => value !== "");

/** React hears of a value only if it is set as a browser does. */
function write(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Types it again where nothing is yet. @param raw what `typedIn` gave, or whatever a storage holds */
export function typeAgain(screen: ParentNode, raw: unknown): void {
  const fields = fieldsOf(screen);
  for (const typed of listOf(raw)) {
    const field = fields.get(textOf(typed["name"]) ?? "");
    const value = textOf(typed["value"]);
    if (field === undefined || value === null) continue;
    if (isTicked(field)) {
      if (!field.checked) field.click();
    } else if (field.value === "" || (field instanceof HTMLSelectElement && field.value !== value))
      write(field, value);
  }
}

export const isFor = (kept: unknown, address: string): kept is { typed: unknown } =>
  isFields(kept) && kept["address"] === address;
