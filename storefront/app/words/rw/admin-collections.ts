import { plural } from "~/lib/plural";

/** Named sets of products with a page of their own: the list of all. */
export const list = {
  title: "Amatsinda y'imyenda",
  help: "Ibicuruzwa werekana hamwe ku rupapuro rwabyo, uko ubitondetse, igihe cyose cyangwa igihe runaka.",
  search: "Shakisha itsinda",
  loading: "Turimo kuyashaka...",
  notLoaded: "Ntiyashoboye gufunguka",
  empty: "Nta tsinda rihari",
  emptyHelp: "Itsinda rigira urupapuro rwaryo, kandi abantu barishakisha bakaribona.",
  nothingFound: "Nta tsinda ribonetse",
  count: (count: number) => plural(count, { one: `Itsinda ${count}`, other: `Amatsinda ${count}` }),
  name: "Itsinda",
  add: "Itsinda rishya",
  change: "Hindura itsinda",
  openPage: "Urupapuro rwaryo",
  gone: "Iri tsinda ntirikiriho. Hari uwarisibye.",
  back: "Amatsinda yose",
  deleteQuestion: (name: string) => `Gusiba itsinda ${name}?`,
  deleteHelp: "Urupapuro rwaryo ruvaho. Ibicuruzwa biguma mu iduka.",
  deleted: (name: string) => `${name} ryasibwe.`,
  notDeleted: "Itsinda ntiryasibwe",
};

export const state = "Aho rigeze";
export const states = {
  soon: "Ntirirerekanwa",
  shown: "Riragaragara",
  over: "Ryarangiye",
} as const;
export const productCount = (count: number) =>
  plural(count, { one: `Igicuruzwa ${count}`, other: `Ibicuruzwa ${count}` });

export const form = "Itsinda";
export const what = "Ibirimo";
export const products = "Ibicuruzwa";
export const picture = "Ifoto";
export const pictureHelp =
  "Igaragara hejuru ku rupapuro rwaryo n'aho umurongo waryo usangijwe. Idahari, hakoreshwa iy'igicuruzwa.";
export const altIn = (language: string) => `Icyo ifoto yerekana, ${language}`;
export const cover = "Ifoto y'igicuruzwa";
export const firstPicture = "Iy'igicuruzwa cya mbere";
export const drop = "Ibitangirira ku gihe";
export const noDrop = "Nta na kimwe";
export const when = "Igihe";
export const starts = "Ryerekanwa guhera";
export const startsHelp =
  "Isaha y'i Kigali. Niba nta kirimo: ubu. Mbere yaho ni mwe gusa mubona urupapuro rwaryo";
export const ends = "Kugeza";
export const endsHelp = "Nyuma urupapuro ruvuga ko ryarangiye. Niba nta kirimo: rigumaho";
export const saved = "Itsinda ryabitswe.";
export const notSaved = "Itsinda ntiryabitswe";
export const previewHelp = "Abaguzi babibona itsinda rimaze kubikwa kandi igihe cyaryo kigeze.";
