import { BRAND } from "~/lib/brand";

export const title = "Ibitekerezo";
export const search = "Igicuruzwa, komande, ijambo";
export const tabs = "Ibitekerezo uko bimeze";
export const loading = "Ibitekerezo birimo kuza...";
export const count = (n: number) => `Ibitekerezo byose: ${n.toLocaleString("en")}`;
export const allTab = "Byose";
export const isWaiting = "Gitegereje";
export const isPublished = "Kigaragara";
export const isTurnedDown = "Cyanzwe";
export const waiting = "Bitegereje";
export const shown = "Bigaragara";
export const refused = "Byanzwe";

export const noneWaiting = "Nta gitekerezo gitegereje";
export const noneWaitingHelp = "Igishya kizahita kigaragara hano umuguzi akimara kucyandika.";
export const noneOfState = "Nta gitekerezo kimeze gityo";
export const noMatch = "Nta gitekerezo kibonetse";

export const review = "Igitekerezo";
export const about = "Kivuga kuri";
export const state = "Uko kimeze";
export const reviewOf = (product: string, order: string) => `Igitekerezo kuri ${product}, ${order}`;
export const viewOrder = (number: string) => `Reba komande ${number}`;
export const ratingOf = (rating: number) => `${rating} kuri 5`;
export { sizeNamed as size } from "./sizes";
export const height = (from: number) => `cm ${from}–${from + 5}`;
export const FITS = {
  small: "Ni gito",
  true: "Kirakwira",
  large: "Ni kinini",
};
export const shop = BRAND.name;

export const publish = "Erekana";
export const refuse = "Anga";
export const otherReason = "Hindura impamvu";
export const named = (what: string, product: string) => `${what}: ${product}`;
export const isShown = "Igitekerezo kiri mu iduka.";
export const isRefused = "Igitekerezo cyanzwe. Uwacyanditse abona impamvu.";
export const notDecided = "Kwemeza byanze";
export const refuseTitle = "Kuki cyangwa?";
export const refuseHelp = "Uwacyanditse arabisoma. Amanota mabi si impamvu.";
export const reason = "Impamvu";
export const reasonMissing = "Hitamo impamvu";
export const refusedFor = (why: string) => `Cyanzwe: ${why}`;
export const REASONS = {
  rude: "Kirimo gutukana",
  private: "Kirimo izina cyangwa nimero y'umuntu",
  off_topic: "Ntikivuga kuri iki gicuruzwa",
  delivery: "Kivuga ku kugezwaho cyangwa kwakirwa",
  advert: "Ni ukwamamaza",
  unclear: "Nta wagisobanukirwa",
};

export const answer = "Subiza";
export const changeAnswer = "Hindura igisubizo";
export const answerTitle = "Subiza iki gitekerezo";
export const answerText = "Igisubizo cyawe";
export const answerHint = "Buri wese agisoma munsi y'igitekerezo.";
export const emptyHint = "Gisige ubusa niba ushaka kugikuraho.";
export const isAnswered = "Igisubizo cyabitswe.";
export const answerGone = "Igisubizo cyavuyeho.";
export const notAnswered = "Kubika igisubizo byanze";
export const pictureOf = (position: number) => `Ifoto ya ${position} y'iki gitekerezo`;
