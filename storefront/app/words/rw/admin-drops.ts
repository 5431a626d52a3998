import { plural } from "~/lib/plural";

/** What is sold from a moment on, and to a queue. */
export const title = "Ibitangirira ku gihe";
export const help =
  "Ibicuruzwa bigurishwa guhera ku munsi n'isaha. Iyo hari umurongo, abategereje mbere bahabwa umwanya na tombora, buri wese akagura atahiwe.";
export const loading = "Turimo kubishaka...";
export const notLoaded = "Ntibyashoboye gufunguka";
export const search = "Shakisha";
export const add = "Ongeraho";
export const empty = "Nta bihari";
export const emptyHelp = "Buri kimwe kigira urupapuro rwacyo mu iduka, ruriho igihe gisigaye.";
export const nothingFound = "Nta kibonetse";
export const count = (count: number) => plural(count, { one: `${count}`, other: `${count}` });

export const name = "Izina";
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
export const openPage = "Urupapuro rwabyo";

export const form = "Ibitangirira ku gihe";
export const change = "Hindura";
export const what = "Ibigurishwa";
export const titleIn = (language: string) => `Izina, ${language}`;
export const titleHelp = "Niba nta kirimo: izina ry'icyongereza";
export const address = "Aderesi";
export const addressHelp = (handle: string) => `/drops/${handle}`;
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
export const save = "Bika";
export const saving = "Turimo kubika...";
export const saved = "Byabitswe.";
export const notSaved = "Ntibyabitswe";
export const cancel = "Reka";
export const back = "Byose";
export const gone = "Ntibigihari. Hari uwabisibye.";
export const deleteQuestion = (name: string) => `Gusiba ${name}?`;
export const deleteHelp =
  "Ibicuruzwa byabyo bigurishwa nk'ibindi guhera ubu, urupapuro n'umurongo bikavaho. Komande zirasigara.";
export const deleted = (name: string) => `${name} byasibwe.`;
export const notDeleted = "Ntibyasibwe";
