/**
 * The server's sentences in the page's language. Brings a table of them along: import it when one
 * must be shown, never with a screen, and not at all where the pages speak as the server does.
 */
import type { FieldError, Failure } from "@strive/backend/contracts/envelope";
import { FIELD_TEXTS } from "~/words/field-texts";
import { SERVER_TEXTS } from "~/words/server-texts";
import { isFields, textOf } from "./stored-values";

/** English sentences and what they are called: see `words/en/field-texts`. */
type Texts = Readonly<Record<string, string>>;
/** Null: there is no translation. */
type Translate = (english: string) => string | null;

const PLACE = /\{(\w+)\}/g;

interface Pattern {
  expression: RegExp;
  places: readonly string[];
  text: string;
}

function patternOf([english, text]: readonly [string, string]): Pattern {
  const literals = english.split(/\{\w+\}/).map((part) => part.replace(/[.?()]/g, "\\$&"));
  return {
    expression: new RegExp(`^${literals.join("(.+?)")}$`, "s"),
    places: [...english.matchAll(PLACE)].map(([, name = ""]) => name),
    text,
  };
}

const withFirst = (text: string, change: "toLowerCase" | "toUpperCase") =>
  text.charAt(0)[change]() + text.slice(1);

/** Each sentence of a text that has several. */
const sentencesOf = (english: string): string[] =>
  english.match(/\S.*?(?:[.?!](?= [A-Z])|$)/gs) ?? [];

/** What finds a whole text, or all of its sentences; values are said in the language if they are known. */
export function translatorOf(texts: Texts): Translate {
  const known = new Map(Object.entries(texts));
  const patterns = Object.entries(texts)
    .filter(([english]) => english.includes("{"))
    .sort(([one], [other]) => other.length - one.length)
    .map(patternOf);

  function byPattern(english: string): string | null {
    for (const { expression, places, text } of patterns) {
      const values = expression.exec(english)?.slice(1);
      if (values === undefined) continue;
      const valueOf = (name: string) => values[places.indexOf(name)] ?? "";
      const label = valueOf("label");
      // Else a sentence nobody knows would be taken for the name of a field.
      if (label.includes(" ") && !known.has(label)) continue;
      return text.replace(PLACE, (_, name: string) => said(valueOf(name)) ?? valueOf(name));
    }
    return null;
  }

  /** The end of a sentence may stand alone. */
  function begun(english: string): string | null {
    const text = known.get(withFirst(english, "toLowerCase"));
    return text === undefined ? null : withFirst(text, "toUpperCase");
  }

  const said: Translate = (english) => known.get(english) ?? begun(english) ?? byPattern(english);

  return (english) => {
    const whole = said(english);
    if (whole !== null) return whole;
    const parts = sentencesOf(english).map(said);
    return parts.length > 1 && !parts.includes(null) ? parts.join(" ") : null;
  };
}

let texts: Texts | null = null;
let translate: Translate | null = null;

/** For what few read, and all would have to load. */
export function addTexts(more: Texts) {
  texts = { ...texts, ...more };
  translate = null;
}

/** A sentence of the server, or of a contract, in the page's language; in English where it has none. */
export function serverText(english: string): string {
  translate ??= translatorOf({ ...FIELD_TEXTS, ...SERVER_TEXTS, ...texts });
  return translate(english) ?? english;
}

/** `serverText`, and nothing of it where the pages speak as the server does. */
export const inPageLanguage = (english: string): string =>
  __PREFIX__ === "" ? english : serverText(english);

const fieldError = ({ field, message }: FieldError): FieldError => ({
  field,
  message: serverText(message),
});

/** A failure's envelope with its sentences in the page's language: its own, its fields' and a refusal's. */
export function failureInLanguage<Envelope extends object>(failure: Envelope): Envelope {
  const { message, errors, code, data } = failure as Partial<Failure>;
  const refusal = code === "discount_refused" && isFields(data) ? data : null;
  const why = textOf(refusal?.["message"]);
  return {
    ...failure,
    ...(message !== undefined && { message: serverText(message) }),
    ...(errors !== undefined && { errors: errors.map(fieldError) }),
    ...(why !== null && { data: { ...refusal, message: serverText(why) } }),
  };
}
