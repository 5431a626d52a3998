import { plural } from "~/lib/plural";

export const title = "Imeyili";
export const loading = "Imeyili zirimo kuza...";
export const empty = "Nta meyili irahari";
export const emptyHelp = "Imeyili, SMS na WhatsApp byose iduka ryohereza bigaragara hano.";
export const count = (total: number) => `Imeyili zose: ${total.toLocaleString("en")}`;
export const state = "Uko ihagaze";
export const any = "Imeyili zose";
export const onlyPending = "Izitegereje gusa";
export const onlySent = "Izoherejwe gusa";
export const onlyDelivered = "Izagezeyo gusa";
export const onlyUndelivered = "Izitagezeyo gusa";
export const onlyKept = "Izabitswe gusa";
export const onlyPassedOn = "Izahawe abakozi gusa";
export const onlyDead = "Izananiranye gusa";
export const onlyWithheld = "Izahagaritswe gusa";
export const pending = "Itegereje";
export const sent = "Yoherejwe";
export const delivered = "Yagezeyo";
export const undelivered = "Ntiyagezeyo";
export const kept = "Yabitswe gusa";
export const passedOn = "Yahawe abakozi";
export const dead = "Yananiranye";
export const withheld = "Yahagaritswe";
export const mail = "Imeyili";
export const to = "Uwohererejwe";
export const staff = "Abakozi bose";
export const created = "Yanditswe";
export const sentAt = "Yoherejwe";
export const attempts = "Inshuro";
export const parts = (count_: number) =>
  plural(count_, { one: "igice 1", other: `ibice ${count_}` });
export const cost = "Igiciro";
export const reportedAt = "Byemejwe";
export const nextTry = "Izongera kugenda";
export const dueSoon = "mu munota umwe";
export const lastError = "Ikitagenze neza";
export const rowOf = (template: string, recipient: string) => `${template}: ${recipient}`;
export const secret =
  "Ibyanditse mu meyili ntitubyerekana hano: hashobora kuba harimo kode cyangwa aho umuntu atuye.";
/** Explains a kept mail, and one that was passed on to each member of staff. */
export const notes: Readonly<Record<string, string>> = {
  kept: "Nta muntu wabonye iyi meyili: iduka ntirigira seriveri y'imeyili (SMTP_URL). Wayisomera kuri /dev/outbox, ku mashini y'iduka.",
  passed_on: "Yohererejwe buri mukozi, nk'imeyili ye bwite. Izo na zo urazisanga kuri uru rutonde.",
  undelivered: "Ntiyageze kuri iyi telefoni. Hamagara iyo nimero mbere y'uko umumotari agenda.",
};
export const tryAgain = "Ongera ugerageze";
export const trying = "Turagerageza...";
export const retried = "Turongera kugerageza nonaha.";
export const notRetried = "Kongera kohereza imeyili byanze";
/** Retries all dead mails of this page. */
export const tryAll = (dead_: number) =>
  plural(dead_, {
    one: "Ongera wohereze imeyili 1 yananiranye",
    other: `Ongera wohereze imeyili ${dead_} zananiranye`,
  });
export const allRetried = (done: number) =>
  plural(done, {
    one: "Turongera kohereza imeyili 1.",
    other: `Turongera kohereza imeyili ${done}.`,
  });
export const someRetried = (done: number, all: number) =>
  `Turongera kohereza imeyili ${done} kuri ${all}.`;
export const notFound = "Imeyili ntibonetse";

export const CHANNELS: Readonly<Record<string, string>> = { sms: "SMS", whatsapp: "WhatsApp" };

/** What each template is for; an unknown one shows its own name. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  "verification-code": "Kode yo kwemeza",
  "account-exists": "Konti isanzweho",
  "reset-code": "Kode y'ijambo ry'ibanga rishya",
  "password-changed": "Ijambo ry'ibanga ryahindutse",
  "phone-code": "Kode yo kwinjira muri SMS",
  "phone-changed": "Kwinjira na telefoni byahindutse",
  "email-changed": "Imeyili yahindutse",
  welcome: "Ikaze",
  "order-received": "Komande yakiriwe",
  "order-status-changed": "Aho komande igeze",
  "order-changed": "Komande yahindutse",
  "new-order": "Komande nshya",
  "payment-received": "Ubwishyu bwakiriwe",
  "payment-refunded": "Amafaranga yasubijwe",
  "payment-expired": "Igihe cyo kwishyura cyarenze",
  "order-expired": "Igihe cya komande cyarenze",
  "return-changed": "Amakuru y'isubizwa",
  "gift-card": "Ikarita y'impano",
  "credit-given": "Amafaranga mu iduka yatanzwe",
  "contact-message": "Ubutumwa bw'umukiriya",
};
