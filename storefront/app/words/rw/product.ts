import { BRAND } from "~/lib/brand";
import { tagline } from "./brand";

export const loading = "Igicuruzwa kirimo kuza...";
export const notFound = "Igicuruzwa nticyabonetse.";
export const viewAll = "Reba ibicuruzwa byose";
export const failed = "Igicuruzwa cyanze kuza";
export const anyTitle = "Igicuruzwa";
export const notFoundTitle = "Igicuruzwa nticyabonetse";
export const pageTitle = (name: string, siteName: string) => `${name} · ${siteName}`;
export const summary = (name: string) => `${name} kuri ${BRAND.name}. ${tagline}`;

export const pictures = (name: string) => `Amafoto: ${name}`;
export const picture = (position: number) => `Ifoto ya ${position}`;
export const pictureOf = (position: number, count: number) => `Ifoto ya ${position} muri ${count}`;
export const previousPicture = "Ifoto yabanje";
export const nextPicture = "Ifoto ikurikira";
export const zoom = (alt: string) => `Reba hafi: ${alt}`;
export const pictureViews = {
  front: "imbere",
  back: "inyuma",
  side: "mu ruhande",
  detail: "akantu kamwe kagaragara",
  fabric: "umwenda urebwe hafi",
  worn: "yambawe",
};
export const pictureNumber = (position: number) => `ifoto ya ${position}`;

export const until = (day: string) => `Kugeza ${day}`;

export const size = "Ingano";
export const amount = "Amafaranga";
export const sizeGuide = "Menya ingano";
export const colors = "Amabara ahari";
export const soldOut = ", byashize";
export const crossedOut = "Ingano zaciwemo umurongo zarashize. Hitamo imwe, tukubwire igarutse.";
export const onlyLeft = (count: number) => `Hasigaye ${count} gusa`;
export const mostPerOrder = (count: number) => `Komande imwe ntirenza ${count}`;
export { sizeNamed as sizeName } from "./sizes";
export const isSoldOut = (what: string) => `${what}: byashize.`;
export const sizeIn = (size: string, color: string) => `${size}, ${color}`;
export const otherSize = "Hitamo indi ngano.";
export const otherColor = "Hitamo irindi bara.";

export const addToCart = "Shyira muri panier";
export const outOfStock = "Byashize";
export const buyNow = "Gura ubu";

export const details = "Ibisobanuro";
export const delivery = "Kukugezaho";
export const returns = "Gusubiza";
/** How long a piece may go back, whatever the reason. */
export const returnDays = (days: number) =>
  `Mu minsi ${days}: guhinduza cyangwa gusubizwa amafaranga`;
export const mailed =
  "Yoherezwa kuri imeyili, ari iyawe cyangwa iy'uwo uhaye impano. Uvuga uwo igenewe utanga komande.";
export const share = "Sangiza";
export const askOnWhatsApp = "Baza kuri WhatsApp";
export const question = (name: string, choice: string, url: string) =>
  `Muraho ${BRAND.name}, mfite ikibazo kuri ${name}${choice && ` (${choice})`}: ${url}`;

export const alsoLike = "Ibindi wakunda";
export const alsoLoading = "Ibicuruzwa birimo kuza...";
export const alsoFailed = "Ibicuruzwa byanze kuza";
