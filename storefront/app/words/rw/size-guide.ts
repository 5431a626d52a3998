export const measures = {
  chest: "Igituza",
  waist: "Urukenyerero",
  hips: "Ikibuno",
  insideLeg: "Ukuguru imbere",
  foot: "Ikirenge",
  height: "Uburebure",
  head: "Umutwe",
} as const;
export type Measure = keyof typeof measures;

export const wearers = { women: "Abagore", men: "Abagabo" } as const;
export type Wearer = keyof typeof wearers;

export const things = {
  caps: "Kasketi n'ingofero",
  belts: "Imikandara",
  others: "Amasakoshi na furari",
} as const;
export type Thing = keyof typeof things;

export type GuideKind = "tops" | "bottoms" | "footwear" | "kids" | "oneSize";

type Steps = readonly [string, string, string];

export const steps: Readonly<Record<GuideKind, Steps>> = {
  tops: [
    "Igituza: zengurutsa metero ahabyimbye kurusha ahandi, amaboko amanuye kandi metero itambitse neza.",
    "Urukenyerero: zengurutsa metero ahananutse kurusha ahandi, utayiziritse cyane.",
    "Niba uri hagati y'ingano ebyiri: fata intoya niba ushaka umwenda ukwegereye, inini niba ushaka urekuye.",
  ],
  bottoms: [
    "Urukenyerero: zengurutsa metero aho umwenda ufatira mu nda, utayiziritse cyane.",
    "Ikibuno: zengurutsa metero ahabyimbye kurusha ahandi, ibirenge byegeranye.",
    "Ukuguru imbere: pima imbere ku kuguru, uhereye hejuru ukageza ku kabombambari.",
  ],
  footwear: [
    "Hagarara ku rupapuro, agatsinsino gafashe ku rukuta.",
    "Shyira akamenyetso aho ino rirerire kurusha ayandi rigarukira, upime kuva ku rukuta kugeza aho.",
    "Pima ibirenge byombi nimugoroba, ukurikize ikirekire.",
  ],
  kids: [
    "Uburebure: nta nkweto, umugongo ufashe ku rukuta.",
    "Igituza: zengurutsa metero ahabyimbye kurusha ahandi, amaboko amanuye.",
    "Niba ari hagati y'ingano ebyiri: fata inini, kugira ngo azayikuriremo.",
  ],
  oneSize: [
    "Umutwe: zengurutsa metero mu ruhanga, hejuru gato y'amatwi n'ibitsike.",
    "Urukenyerero: zengurutsa metero aho umukandara ujya, hejuru y'imyenda uzawambarana.",
    "Metero igume itambitse neza kandi yegereye umubiri, ariko ntuyizirike cyane.",
  ],
};

export const title = "Menya ingano yawe";
export const intro = "Ibipimo by'umubiri muri santimetero.";
export const howTo = "Uko wipima";
export const size = "Ingano";
export const item = "Ikintu";
export const fitsAll = "Bikwira bose";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
