import { BRAND } from "~/lib/brand";
import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Ibitekerezo";
export const loading = "Ibitekerezo birimo kuza...";
export const failed = "Ibitekerezo byanze kuza";
export const none = "Nta gitekerezo kirahari. Ababiguze gusa ni bo bandika.";

export const average = (value: number) => value.toFixed(1).replace(".", ",");
export const ratingOf = (value: number) =>
  `${Number.isInteger(value) ? value : average(value)} kuri 5`;
const count = (n: number) => (n === 1 ? "igitekerezo 1" : `ibitekerezo ${n}`);
export const reviewsLink = (value: number, n: number) => `${average(value)} · ${count(n)}`;
export const allFromOrders = (n: number) =>
  plural(n, { one: "Igitekerezo 1 cy'uwaguze", other: `Ibitekerezo ${n} by'abaguze` });
export const bars = "Ibitekerezo ukurikije amanota";
export const bar = (rating: number, n: number) => `${rating} kuri 5: ${count(n)}`;
export const all = "Byose";
export const myHeight = "Uburebure bwanjye";
export const filters = "Ibitekerezo bigaragara";
export const sort = "Tondeka ibitekerezo";
export const sorts = {
  newest: "Ibishya",
  highest: "Amanota menshi",
  lowest: "Amanota make",
} as const;
export const noneSuch = "Nta gitekerezo nk'icyo gihari.";
export const shown = (n: number) =>
  plural(n, { one: "Hagaragaye igitekerezo 1", other: `Hagaragaye ibitekerezo ${n}` });
export const more = (n: number) => `Reba ibindi ${n}`;
export const loadingMore = "Birimo kuza...";

export const FITS = {
  small: "Ni gito",
  true: "Kirakwira",
  large: "Ni kinini",
};
export const fitOf = (fit: string) => `Uko gikwira: ${fit}`;
const SAYS = {
  small: "ari gito",
  true: "gikwira neza",
  large: "ari kinini",
};
export const sayFit = (n: number, of: number, fit: keyof typeof SAYS) =>
  plural(n, {
    one: `Umuntu 1 kuri ${of} avuga ko ${SAYS[fit]}.`,
    other: `Abantu ${n} kuri ${of} bavuga ko ${SAYS[fit]}.`,
  });
export const bought = (size: string) => `Yaguze ${sizeInText(size)}`;
export const height = (from: number) => `cm ${from}–${from + 5}`;
export const shop = BRAND.name;

export const write = "Andika igitekerezo";
export const writeOf = (name: string) => `Andika igitekerezo kuri ${name}`;
export const change = "Hindura";
export const changeOf = (name: string) => `Hindura igitekerezo cyawe kuri ${name}`;
export const takeBack = "Siba";
export const takeBackOf = (name: string) => `Siba igitekerezo cyawe kuri ${name}`;
export const takeBackQuestion = "Gusiba igitekerezo cyawe?";
export const takeBackHelp = "Kirava mu iduka. Ushobora kwandika ikindi.";
export const takingBack = "Birimo gusibwa...";
export const keep = "Kigumane";
export const help = "Wabibonye ute? Abandi basoma igitekerezo cyawe mbere yo kugura.";
export const needsLogin = "Injira muri konti watumirijeho kugira ngo wandike igitekerezo.";

export const waiting = "Turimo kugisoma";
export const waitingHelp = "Kizagaragara mu iduka tumaze kugisoma.";
export const published = "Kiri mu iduka";
export const refused = "Nticyerekanywe";
export const REASONS = {
  rude: "Kirimo gutukana. Cyandike utabigenje utyo, twongere tugisome.",
  private: "Kirimo izina, nimero cyangwa aderesi. Bikuremo, twongere tugisome.",
  off_topic: "Ntikivuga kuri iki gicuruzwa. Bwira abandi uko gikwira n'uko kimeze.",
  delivery: "Kivuga ku kugezwaho. Hano vuga ku gicuruzwa, ibindi ubitwandikire.",
  advert: "Ni ukwamamaza. Vuga ku gicuruzwa gusa.",
  unclear: "Ntitwacyumvise. Ongera ucyandike mu yandi magambo.",
};

export const whichPiece = "Ni ikihe?";
export const rating = "Amanota utanga";
export const RATINGS: readonly string[] = [
  "Ni kibi",
  "Si cyiza",
  "Kiringaniye",
  "Ni cyiza",
  "Ni cyiza cyane",
];
export const ratingNamed = (value: number) => `${value} kuri 5: ${RATINGS[value - 1] ?? ""}`;
export const howFits = "Gikwira gite?";
export const FIT_CHOICES = {
  small: "Ni gito",
  true: "Neza",
  large: "Ni kinini",
};
export const oneLine = "Mu murongo umwe (si ngombwa)";
export const text = "Igitekerezo cyawe";
export const yourHeight = "Uburebure bwawe (si ngombwa)";
export const noHeight = "Sinshaka kubivuga";
export const shownOf =
  "Twerekana itariki, ingano waguze n'uburebure bwawe. Izina ryawe ntirigaragara na rimwe.";
export const send = "Ohereza";
export const sending = "Birimo koherezwa...";
export const sent = "Murakoze. Kizagaragara tumaze kugisoma.";
export const deleted = "Igitekerezo cyawe cyasibwe.";
export const offline =
  "Nta murandasi ufite. Ibyo wanditse biguma hano kugeza ubashije kubyohereza.";
export const buyer = "Umuguzi";

export const picturesHint = (most: number) =>
  `Niba ubishaka, bigaragaze: amafoto ntarenga ${most}. Tubanza kuyareba akabona kugaragara.`;
export const yourPicture = (position: number) => `Ifoto yawe ya ${position}`;
export const pictures = "Amafoto y'umukiriya";
export const pictureOf = (position: number) => `Ifoto ya ${position} y'umukiriya`;
