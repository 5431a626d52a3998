import { BRAND } from "~/lib/brand";
import { sizeInText, sizeText } from "./sizes";

export const find = "Menya ingano yanjye";
export const help =
  "Imibare ibiri irahagije. Tubara uko ungana, tukagereranya n'ingano z'iki gicuruzwa.";
export const helpKids =
  "Uburebure n'ibiro by'umwana birahagije. Tubigereranya n'ingano z'iki gicuruzwa.";
export const whose = "Ingano za nde?";
export const height = "Uburebure";
export const weight = "Ibiro";
export const cm = "cm";
export const kg = "kg";
export const like = "Ukunda ute?";
export const LIKES = { close: "Unyegereye", regular: "Usanzwe", loose: "Urekuye" };
export const remember = "Bibike kuri iyi telefoni";
export const rememberHelp =
  "Bibikwa kuri iyi telefoni gusa. Ntabwo bitugeraho. Ushobora kubisiba igihe cyose.";
export const show = "Nyereka ingano yanjye";
export const chart = "Reba imbonerahamwe y'ingano";
export const heightBounds = (from: number, to: number) =>
  `Andika uburebure buri hagati ya cm ${from} na ${to}, urugero ${from + 40}`;
export const weightBounds = (from: number, to: number) =>
  `Andika ibiro biri hagati ya kg ${from} na ${to}, urugero ${from + 30}`;

export const isYours = (product: string) => `ni yo ngano yawe muri ${product}.`;
export const result = (size: string, product: string) => `${sizeText(size)} ${isYours(product)}`;
export const reason = (measure: string, about: number, size: string, range: string) =>
  `${measure}: hafi cm ${about}. ${sizeText(size)} ni iya cm ${range}.`;
export const close = "Wegereye";
export const loose = "Urekuye";
export const orSize = (other: string) =>
  `Uri hagati y'ingano ebyiri. ${sizeText(other)} na yo yagukwira:`;
export const orSmaller = "irakwegera.";
export const orLarger = "irakurekura.";
export const RUNS = {
  small: "Abaguze bavuga ko ari gito, ni yo mpamvu twongeyeho kimwe cya kabiri cy'ingano.",
  large: "Abaguze bavuga ko ari kinini, ni yo mpamvu twagabanyije kimwe cya kabiri cy'ingano.",
};
export const estimated =
  "Tubibara dukurikije abantu muri rusange. Imibiri iratandukanye: metero ni yo yizewe kurushaho.";
export const typed = (height: number, weight: number, like: string) =>
  `cm ${height}, kg ${weight}, ${like.toLowerCase()}.`;
export const saved = "Bibitse kuri iyi telefoni.";
export const change = "Hindura";
export const forget = "Siba";
export const choose = (size: string) => `Hitamo ${sizeInText(size)}`;

export const noneTitle = "Ntabwo turakora ingano yawe.";
export const tooLarge = (size: string) =>
  `${sizeText(size)} ni yo nini dufite hano, kandi yaguhambira.`;
export const tooSmall = (size: string) =>
  `${sizeText(size)} ni yo ntoya dufite hano, kandi yakurekura cyane.`;
export const askHelp = "Tubaze kuri WhatsApp.";
export const ask = "Baza kuri WhatsApp";
export const question = (name: string, url: string) =>
  `Muraho ${BRAND.name}, simbona ingano yanjye ya ${name}: ${url}`;
export const unknown =
  "Uburebure n'ibiro ntibivuga ingano yawe hano. Ipime, urebe mu mbonerahamwe y'ingano.";
export const toChart = "Reba imbonerahamwe y'ingano";

export const yourSize = (size: string) => `Ingano yawe ni ${sizeText(size)}.`;
export const soldOutHere = (size: string) =>
  `Ingano yawe ni ${sizeText(size)}. Yashize muri iri bara.`;
export const noneHere = "Nta ngano igukwira hano.";
export const why = "Kuki?";
