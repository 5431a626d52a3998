import type { Part } from "../en/admin-content";

export const title = "Ibyanditse";
export const loading = "Turazana ibyanditse...";
export const parts: Readonly<Record<Part, string>> = {
  hero: "Ahabanza",
  story: "Amateka",
  banner: "Itangazo",
  contact: "Uko batugeraho",
  seller: "Ugurisha",
  privacy: "Ibanga",
  terms: "Amategeko",
  returns: "Gusubiza",
  gallery: "Amafoto",
};
const legalPage = { title: "Umutwe", intro: "Intangiriro", text: "Amagambo" };
export const fields: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  hero: { line: "Interuro iri munsi y'izina", button: "Buto" },
  story: { title: "Umutwe", lead: "Intangiriro", mission: "Intego", vision: "Icyerekezo" },
  banner: { text: "Amagambo" },
  contact: {
    ...{ email: "Imeyili", whatsapp: "WhatsApp", phone: "Telefone" },
    ...{ instagram: "Instagram", twitter: "Twitter", tiktok: "TikTok", youtube: "YouTube" },
  },
  seller: {
    ...{ companyName: "Izina ryemewe n'amategeko", registrationNumber: "Nimero y'iyandikwa" },
    ...{
      tin: "Nimero y'umusoreshwa (TIN)",
      address: "Aderesi",
      phone: "Telefone",
      email: "Imeyili",
    },
    complaintsOfficer: "Ushinzwe ibibazo by'abakiriya",
  },
  privacy: legalPage,
  terms: legalPage,
  returns: legalPage,
  gallery: {},
};
const ownLegalPage =
  "Aho usize ubusa hagaruka amagambo y'iduka ubwaryo. Paji yerekana igihe ibyo wanditse bitangiye gukurikizwa.";
export const emptyMeans: Readonly<Record<Part, string>> = {
  hero: "Aho usize ubusa hagaruka amagambo ya mbere y'iduka. Utanditse kuri buto, nta buto izaba ihari.",
  story: "Aho usize ubusa hagaruka amagambo ya mbere y'iduka.",
  banner: "Usize ubusa, nta tangazo rigaragara.",
  contact:
    "Bigaragara ku rupapuro rwo kutwandikira, mu mameyili no ku nyemezabuguzi. Ibyo usize ubusa iduka ntiribifite.",
  seller:
    "Bigaragara ku rupapuro rw'ugurisha no ku nyemezabuguzi, nk'uko itegeko ribisaba. Ibyo usize ubusa ntibigaragara; telefone n'imeyili biba iby'aho batugeraho.",
  privacy: ownLegalPage,
  terms: ownLegalPage,
  returns: ownLegalPage,
  gallery: "Usize ubusa, hagaragara amafoto cumi n'abiri y'iduka.",
};
export const picture = "Ifoto";
export const noPicture = "Udashyizeho iyawe, hagaragara iy'iduka.";
export const choosePicture = "Hitamo ifoto";
export const otherPicture = "Hitamo indi";
export const ownPicture = "Subiza iy'iduka";
export const choose = "Hitamo";
export const replace = "Simbuza";
export const shapes = { tall: "Telefoni, 4:5", wide: "Mudasobwa, 16:9" } as const;
const lowerThird = "Igice cyo hasi kibe cyijimye: izina riri hejuru yacyo.";
export const heroPictures = (own: number) =>
  ({
    0: `Nta yawe ihari, hagaragara amafoto y'iduka. ${lowerThird}`,
    1: `Ifoto imwe ikoreshwa kuri telefoni no kuri mudasobwa. ${lowerThird}`,
  })[own] ?? lowerThird;
export const sendingPicture = "Turohereza...";
export const pictures = "Amafoto";
export const pictureNumber = (at: number) => `Ifoto ${at}`;
export const pictureWords: Readonly<Record<string, string>> = {
  title: "Umutwe",
  alt: "Icyo ifoto yerekana",
};
export const upright = "Yose agaragara ahagaze, 4 z'ubugari kuri 5 z'uburebure.";
export const ownPictures = "Hera ku mafoto y'iduka";
export const addPicture = "Ongeraho ifoto";
export const removePicture = "Kuramo";
export const earlier = "Yegereze imbere";
export const later = "Yegereze inyuma";
export const points = (count: number) => `Ibicuruzwa biri ku ifoto: ${count}`;
export const pointsHelp =
  "Kanda ku ifoto aho igicuruzwa kiri, inshuro zitarenze 5. Utwambi twimura akadomo wahisemo.";
export const addPoint = "Ongeraho akadomo";
export const point = (number: number) => `Akadomo ka ${number}`;
export const fromLeft = "Uvuye ibumoso, %";
export const fromTop = "Uvuye hejuru, %";
export const removePoint = (number: number) => `Kuramo akadomo ka ${number}`;
export const loadingProduct = "Igicuruzwa kiraza...";
export const productGone = "Iki gicuruzwa nticyabonetse. Kuramo akadomo.";
export const altHelp = "Ku batayibona, mu ndimi zose";
export const ownText = "Hera ku magambo y'iduka";
export const howToWrite = "Uko byandikwa";
export const marks = [
  ["# Kukugezaho", "Umutwe"],
  ["## Hanze ya Kigali", "Umutwe muto"],
  ["- Bitambawe", "Ingingo yo ku rutonde"],
  ["1. Twandikire", "Intambwe"],
  ["[amategeko yacu](/terms)", "Linki"],
] as const;
export const emptyLine = "Umurongo urimo ubusa utangira igika gishya.";
export const factsOfShop = "Ibyo iduka rizi";
export const factsHelp = "Andika izina mu dukubo, paji ikavuga ibikurikizwa uyu munsi:";
export const languageOfTexts = "Ururimi rw'amagambo";
/** Texts that a language lacks. */
export const missing = (count: number) => `habura ${count}`;
export const letters = (typed: number, most: number) => `Inyuguti ${typed} kuri ${most}`;
export const when = "Ryari";
export const goesTo = "Ijyana kuri";
export const addressInShop = "Aderesi yo mu iduka";
export const addressHelp = "Nka /?category=Hoodies";
export const placesLoading = "Turimo gushaka impapuro...";
export const nowhere = "Nta ho";
export const elsewhere = "Indi aderesi";
export const places = {
  all: "Ibicuruzwa byose",
  women: "Iby'abagore",
  men: "Iby'abagabo",
  kids: "Iby'abana",
  photos: "Urupapuro: Amafoto",
  about: "Urupapuro: Abo turi bo",
  contact: "Urupapuro: Twandikire",
  returns: "Urupapuro: Gusubiza ibintu",
} as const;
export const placeOf = {
  collection: (title: string) => `Itsinda: ${title}`,
  drop: (title: string) => `Igitangirira ku gihe: ${title}`,
  category: (name: string) => `Icyiciro: ${name}`,
} as const;
export const placeStates = { soon: " (bizatangira)", over: " (byarangiye)" } as const;
export const placeHelp = {
  soon: "Abaguzi ntibajyanwayo mbere y'uko bitangira.",
  over: "Byararangiye. Abaguzi ntibakijyanwayo.",
} as const;
export const from = "Guhera";
export const fromHelp = "Usize ubusa: ako kanya";
export const until = "Kugeza";
export const untilHelp = "Nyuma hagaruka ibyari bihari mbere";
export const publish = "Tangaza";
export const publishing = "Turatangaza...";
export const published = (isLater: boolean, when: string) =>
  isLater ? `Byatangajwe. Bizagaragara mu iduka guhera ${when}.` : "Byatangajwe. Biri mu iduka.";
export const undo = "Subiza";
export const undone = "Byakuweho. Ibyo wanditse birabitse.";
export const notPublished = "Ntibyatangajwe";
/** Beside the name of a part. */
export const draft = "bitaratangazwa";
export const draftKept = (time: string) => `Ibyo wanditse bibitse kuri iki gikoresho, ${time}`;
export const discard = "Siba ibyo wanditse";
export const clash = (who: string, time: string) =>
  `${who} yabitangaje saa ${time}. Ibyo wanditse birahari.`;
export const compare = "Gereranya";
export const theirs = "Ibye";
export const yours = "Ibyawe";
export const nothingDiffers = "Nta tandukaniro rihari.";
export const nothingSaid = "Nta kirimo";
export const keepMine = "Komeza ibyanjye";
export const preview = "Uko bizagaragara";
export const previewAs = "Bigaragaze kuri";
export const phone = "Telefone";
export const desktop = "Mudasobwa";
export const previewHelp = "Abaguzi babibona umaze kubitangaza.";
export const versions = "Ibyatangajwe";
export const noVersions = "Nta kiratangazwa: impapuro ziracyavuga amagambo ya mbere.";
export const ownWords = "Amagambo y'iduka";
export const pictureCount = (count: number) => `Amafoto ${count}`;
export const states = {
  shown: "Biri mu iduka",
  planned: "Birateganyijwe",
  over: "Byarangiye",
  withdrawn: "Byakuweho",
} as const;
export const period = (from: string, until: string | null) =>
  until === null ? `guhera ${from}` : `${from} kugeza ${until}`;
export const publishedBy = (who: string, when: string) => `${who}, ${when}`;
export const beginWith = "Hera kuri ibi";
export const doTakeBack = "Kuraho";
export const takeBack = (text: string) => `Kuraho “${text}”`;
export const failed = "Ntibyakunze.";
