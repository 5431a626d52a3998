import { plural } from "~/lib/plural";

export const title = "Amafoto";
export const showUs = "Twereke ikibazo";
export const showUsHint = (most: number) =>
  `Ifoto idufasha kuguha igisubizo vuba. Amafoto ntarenga ${most}. Ni twe gusa tuyabona.`;
export const goesAlong = (n: number) =>
  plural(n, {
    one: "Ifoto 1 yoherezwa umaze kwemeza.",
    other: `Amafoto ${n} yoherezwa umaze kwemeza.`,
  });
export const add = "Ongeramo ifoto";
export const pictureOf = (position: number, returnNumber: string) =>
  `Ifoto ya ${position} y'isubizwa ${returnNumber}`;
export const remove = (position: number) => `Kuramo ifoto ya ${position}`;
export const newPicture = (position: number) => `Ifoto nshya ya ${position}`;
export const removeNew = (position: number) => `Kuramo ifoto nshya ya ${position}`;
export const retryNew = (position: number) => `Ongera wohereze ifoto nshya ya ${position}`;
export const fromShop = "Iyacu";
export const fromBuyer = "Umukiriya";
export const sending = (n: number) =>
  plural(n, { one: "Ifoto 1 iroherezwa...", other: `Amafoto ${n} aroherezwa...` });
export const notSent = (n: number) =>
  plural(n, { one: "Ifoto 1 ntiyoherejwe.", other: `Amafoto ${n} ntiyoherejwe.` });
export const stayHere = "Ntufunge iyi paji.";
export const notLoaded = "Ntiyaje";
export const notRemoved = "Ifoto ntiyabashije gukurwamo.";
export const tooMany = (most: number) => `Amafoto ntarenga ${most}.`;
export const noPicture = (name: string) => `${name} si ifoto.`;
