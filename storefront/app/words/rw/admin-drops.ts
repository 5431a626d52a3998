import { plural } from "~/lib/plural";

/** What is sold from a moment on, and to a queue: the list of all. */
export const list = {
  title: "Ibitangirira ku gihe",
  help: "Ibicuruzwa bigurishwa guhera ku munsi n'isaha. Iyo hari umurongo, abategereje mbere bahabwa umwanya na tombora, buri wese akagura atahiwe.",
  search: "Shakisha",
  loading: "Turimo kubishaka...",
  notLoaded: "Ntibyashoboye gufunguka",
  empty: "Nta bihari",
  emptyHelp: "Buri kimwe kigira urupapuro rwacyo mu iduka, ruriho igihe gisigaye.",
  nothingFound: "Nta kibonetse",
  count: (count: number) => plural(count, { one: `${count}`, other: `${count}` }),
  name: "Izina",
  add: "Ongeraho",
  change: "Hindura",
  openPage: "Urupapuro rwabyo",
  gone: "Ntibigihari. Hari uwabisibye.",
  back: "Byose",
  deleteQuestion: (name: string) => `Gusiba ${name}?`,
  deleteHelp:
    "Ibicuruzwa byabyo bigurishwa nk'ibindi guhera ubu, urupapuro n'umurongo bikavaho. Komande zirasigara.",
  deleted: (name: string) => `${name} byasibwe.`,
  notDeleted: "Ntibyasibwe",
};

export const state = "Aho bigeze";
export const states = {
  soon: "Ntibiratangira",
  open: "Biragurishwa",
  sold_out: "Byashize",
  over: "Byarangiye",
} as const;
export const figures = "Imibare";
export const waiting = (count: number) => `${count} bategereje`;
export const ordering = (count: number) => `${count} barimo gutanga komande`;
export const sold = (count: number) => `${count} byagurishijwe`;
export const left = (count: number) => `hasigaye ${count}`;

export const form = "Ibitangirira ku gihe";
export const what = "Ibigurishwa";
export const products = "Ibicuruzwa";
export const when = "Igihe";
export const opens = "Bigurishwa guhera";
export const opensHelp = "Isaha y'i Kigali. Mbere yayo babireba gusa, ntibabigura.";
export const hasOpened = "Byaratangiye.";
export const ends = "Kugeza";
export const endsHelp = "Nyuma bigurishwa nk'ibindi. Niba nta kirimo: kugeza ubisibye";
export const how = "Uko bigurishwa";
export const queue = "Umurongo";
export const queueHelp = "Buri wese agura atahiwe, komande imwe kuri buri nimero ya telefoni";
export const piecesPerOrder = "Ibintu muri komande imwe";
export const turnMinutes = "Iminota yo kugura";
export const turnHelp = "Nyuma yayo haza ukurikiyeho ku murongo.";
export const enterTime = "Andika umunsi n'isaha";
export const saved = "Byabitswe.";
export const notSaved = "Ntibyabitswe";
