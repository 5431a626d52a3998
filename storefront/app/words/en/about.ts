import { BRAND } from "~/lib/brand";

export const title = "About Us";
export const summary = `Who makes ${BRAND.name}, what the clothes are made for, and what we promise.`;
/** What follows the lead of brand-story.ts: another label tells its own story here. */
export const chapters: readonly string[] = [
  `It started with one question at one table: why do the clothes we train, work and go out in have to be three different wardrobes? So we drew one. ${BRAND.founded} was the year the first pieces left the table, in ${BRAND.place}.`,
  "The name is the rule we keep: whatever stands in the way, keep going. We choose cotton that holds its shape, seams that take a pull, and colours that go together without a second thought.",
  "Imigongo gave us the line. Its ridges turn, meet and climb, as the roads do here. You'll find them where others print a logo: on a hem, inside a cuff, across a back.",
  "We're small enough to answer you ourselves. When you write to us, one of us reads it.",
];
/** Names the links at the end of the page. */
export const more = "Where to go next";
export const contact = "Contact us";
