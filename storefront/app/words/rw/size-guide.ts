export const measures = {
  height: "Uburebure",
  chest: "Igituza",
  waist: "Urukenyerero",
  hips: "Ikibuno",
  inside_leg: "Ukuguru imbere",
  length: "Uburebure bw'umwenda",
  sleeve: "Akaboko k'umwenda",
  head: "Umutwe",
  foot: "Ikirenge",
} as const;
export type Measure = keyof typeof measures;

export const wearers = {
  women: "Abagore",
  men: "Abagabo",
  kids: "Abana",
  all: "Bose",
} as const;
export type Wearer = keyof typeof wearers;

export const things = {
  caps: "Kasketi n'ingofero",
  belts: "Imikandara",
  others: "Amasakoshi na furari",
} as const;
export type Thing = keyof typeof things;

export const how: Readonly<Record<Measure, string>> = {
  height: "nta nkweto, umugongo ufashe ku rukuta.",
  chest:
    "zengurutsa metero ahabyimbye kurusha ahandi, amaboko amanuye kandi metero itambitse neza.",
  waist: "zengurutsa metero ahananutse kurusha ahandi, utayiziritse cyane.",
  hips: "zengurutsa metero ahabyimbye kurusha ahandi, ibirenge byegeranye.",
  inside_leg: "pima imbere ku kuguru, uhereye hejuru ukageza ku kabombambari.",
  length: "rambura umwenda, upime uhereye hejuru ku rutugu ukageza hasi.",
  sleeve: "rambura umwenda, upime uhereye ku rutugu ukageza aho akaboko karangirira.",
  head: "zengurutsa metero mu ruhanga, hejuru gato y'amatwi n'ibitsike.",
  foot: "hagarara ku rupapuro, agatsinsino gafashe ku rukuta, upime ukageza ku ino rirerire. Bikore nimugoroba.",
};
export const howText = (measure: string, text: string) => `${measure}: ${text}`;
export const between =
  "Niba uri hagati y'ingano ebyiri: fata intoya niba ushaka umwenda ukwegereye, inini niba ushaka urekuye.";
export const betweenKids = "Niba ari hagati y'ingano ebyiri: fata inini, kugira ngo azayikuriremo.";

export const title = "Menya ingano yawe";
export const intro = "Ibipimo by'umubiri muri santimetero.";
export const howTo = "Uko wipima";
export const size = "Ingano";
export const item = "Ikintu";
export const fitsAll = "Bikwira bose";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
export const loading = "Turazana ingano...";
export const failed = "Ingano ntizabonetse";
