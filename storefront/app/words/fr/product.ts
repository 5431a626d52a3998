import { BRAND } from "~/lib/brand";
import { tagline } from "./brand";

export const loading = "Chargement du produit...";
export const notFound = "Produit introuvable.";
export const viewAll = "Voir tous les produits";
export const failed = "Impossible de charger le produit";
export const anyTitle = "Produit";
export const notFoundTitle = "Produit introuvable";
export const pageTitle = (name: string, siteName: string) => `${name} · ${siteName}`;
export const summary = (name: string) => `${name}, par ${BRAND.name}. ${tagline}`;

export const pictures = (name: string) => `Photos\u00a0: ${name}`;
export const picture = (position: number) => `Photo ${position}`;
export const pictureOf = (position: number, count: number) => `Photo ${position} sur ${count}`;
export const previousPicture = "Photo précédente";
export const nextPicture = "Photo suivante";
export const zoom = (alt: string) => `Agrandir\u00a0: ${alt}`;
export const pictureViews = {
  front: "de face",
  back: "de dos",
  side: "de côté",
  detail: "un détail",
  fabric: "le tissu de près",
  worn: "porté",
};
export const pictureNumber = (position: number) => `photo ${position}`;

export const until = (day: string) => `Jusqu'au ${day}`;

export const size = "Taille";
export const amount = "Montant";
export const sizeGuide = "Guide des tailles";
export const colors = "Couleurs disponibles";
export const soldOut = ", épuisé";
export const crossedOut =
  "Les tailles barrées sont épuisées. Choisissez-en une pour savoir quand elle revient.";
export const onlyLeft = (count: number) => `Plus que ${count}`;
export const mostPerOrder = (count: number) => `${count} au maximum par commande`;
export { sizeNamed as sizeName } from "./sizes";
export const isSoldOut = (what: string) => `${what}\u00a0: épuisé.`;
export const sizeIn = (size: string, color: string) => `${size} en ${color}`;
export const otherSize = "Choisissez une autre taille.";
export const otherColor = "Choisissez une autre couleur.";

// Not in capitals: they would be wider than the button on a phone.
export const addToCart = "Ajouter au panier";
export const outOfStock = "Épuisé";
export const buyNow = "Acheter maintenant";

export const details = "Détails du produit";
export const delivery = "Livraison";
export const returns = "Retours";
/** How long a piece may go back, whatever the reason. */
export const returnDays = (days: number) => `${days} jours, échange ou remboursement`;
export const mailed =
  "Envoyée par e-mail, à vous ou en cadeau. Vous direz pour qui au moment de commander.";
export const share = "Partager";
export const askOnWhatsApp = "Écrire sur WhatsApp";
export const question = (name: string, choice: string, url: string) =>
  `Bonjour ${BRAND.name}, j'ai une question sur ${name}${choice && ` (${choice})`}\u00a0: ${url}`;

export const alsoLike = "Vous aimerez aussi";
export const alsoLoading = "Chargement des produits...";
export const alsoFailed = "Impossible de charger les produits";
