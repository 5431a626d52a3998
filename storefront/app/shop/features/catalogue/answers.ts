import { DISTRICTS, TOWNS, type District } from "@strive/backend/contracts/places";
import { paths } from "~/lib/paths";
import * as words from "~/words/answers";

/** A page that answers what somebody typed into the search field. */
export interface Answer {
  id: string;
  text: string;
  to: string;
  /** Where something is to be brought: what that costs and takes is part of the answer. */
  district?: District;
}

const PAGES: Readonly<Record<keyof typeof words.questions, string>> = {
  returns: paths.returns(),
  findOrder: paths.findOrder(),
  payment: `${paths.terms()}#payment`,
  delivery: `${paths.terms()}#delivery`,
  contact: paths.contact(),
};

/** Answers of one look. */
const MOST = 2;
/** Letters from which on a word may be meant; a place only later, as articles are called by all kinds of names. */
const SHORTEST = { word: 3, place: 4 };

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const PLACES = DISTRICTS.flatMap((district) =>
  [district, ...(TOWNS[district] ?? [])].map((name) => ({ name: plain(name), district })),
);
const QUESTIONS = (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((id) => ({
  id,
  text: words.questions[id].text,
  to: PAGES[id],
  words: words.questions[id].words.map(plain),
}));

/** A word is typed in full, or begun with and nothing else is. */
const isAsked = (typed: string, word: string, kind: keyof typeof SHORTEST): boolean =>
  ` ${typed} `.includes(` ${word} `) || (typed.length >= SHORTEST[kind] && word.startsWith(typed));

/** What a text asks of the shop itself, if anything: returns, payment, delivery to a district. */
export function answersTo(text: string): Answer[] {
  const typed = plain(text);
  const place = PLACES.find(({ name }) => isAsked(typed, name, "place"));
  const asked = QUESTIONS.filter((question) =>
    question.words.some((word) => isAsked(typed, word, "word")),
  );
  const answers = asked.map(({ id, text: told, to }): Answer => ({ id, text: told, to }));
  if (place === undefined) return answers.slice(0, MOST);
  const { district } = place;
  const delivery = { text: words.deliveryTo(district), to: PAGES.delivery, district };
  const others = answers.filter(({ id }) => id !== "delivery");
  return [{ id: "delivery", ...delivery }, ...others].slice(0, MOST);
}
