import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Passer la commande";
export const loading = "Chargement de la commande...";
export const loadingAddresses = "Chargement de vos adresses...";
export const backToCart = "Retour au panier";
export const backToShop = "Retour à la boutique";
export const backToProduct = "Retour au produit";
export const cartEmpty = "Votre panier est vide";
export const cartEmptyHelp =
  "Votre panier est vide. Ajoutez des articles avant de passer la commande.";
export const nothing = "Rien à commander";

export const phoneHint = "Le livreur appelle ce numéro.";
export const phoneHintTexted =
  "Le livreur appelle ce numéro. Nous y envoyons des nouvelles par SMS.";
export const phoneTexted = "Nous envoyons des nouvelles de la commande à ce numéro par SMS.";
export const deliveryIn = (promise: string) => `Livraison en ${promise}`;
export const contact = "Contact";
export const deliveryDetails = "Livraison";
export const howItComes = "Livraison ou retrait";
export const bringIt = "Livraison chez moi";
export const collectIt = "Retrait en boutique";
export const free = "Gratuit";
export const collectAt = (address: string) =>
  `Notre boutique\u00a0: ${address}. Nous vous prévenons quand c'est prêt. Apportez votre numéro de commande.`;
export const collectShort = "Retrait en boutique";
export const whenReady = "Quand c'est prêt";
export const emailHint = "Pour le reçu.";
export const inKigali = (districts: readonly string[]) => `À Kigali\u00a0: ${districts.join(", ")}`;
export const giftCards = (count: number) =>
  plural(count, { one: "Carte cadeau", other: "Cartes cadeaux" });
export const sendTo = "Pour qui\u00a0?";
export const toMe = "Pour moi";
export const asGift = "Pour offrir";
export const theirName = "Son nom (facultatif)";
export const theirEmail = "Son e-mail";
export const message = "Message (facultatif)";
export const when = "Quand\u00a0?";
export const afterPayment = "Juste après le paiement";
export const onADay = "Le jour de votre choix";
export const sendOn = "Envoyer le";
export const otherDay = (last: string) => `Choisissez un jour entre aujourd'hui et le ${last}`;
export const yourDetails = "Vos coordonnées";
export const placeOrder = "Commander";
export const toPay = "À payer";
export const toRider = "Au livreur";
export const offline =
  "Tout ce que vous avez saisi est gardé. Commandez dès que vous serez de nouveau en ligne.";
export const accept = <T>(link: T) => ["En commandant, vous acceptez les ", link, "."];
export const terms = "conditions";

export const failed = "La commande n'a pas abouti";
export const nothingCharged = "Rien n'a été débité.";
export const notSent =
  "Votre commande n'a pas été transmise. Vérifiez votre connexion et réessayez.";
export const unanswered =
  "Rien n'a été débité. Nous avons peut-être reçu votre commande\u00a0: réessayez sans crainte, elle ne peut pas être passée deux fois.";
export const sentBefore =
  "Vous nous avez déjà envoyé une commande pour ces articles, avec d'autres informations ou à un autre prix.";
export const sentBeforeHelp =
  "Rien n'a été débité. Ouvrez cette commande, ou passez-en une autre avec les informations ci-dessus.";
export const openEarlier = "Ouvrir cette commande";
export const placeAnother = "En passer une autre";
export const pricesChanged = "Le prix de votre commande a changé.";
export const nothingOrdered = "Rien n'a été débité, et rien n'est encore commandé.";
export const delivery = (district: string) => `Livraison à ${district}`;
export const newTotal = "Nouveau total";
export const before = "avant\u00a0:";
export const placeAt = (total: string) => `Commander pour ${total}`;
export const useWhatIsLeft = "Prendre ce qui reste";
export const shortLine = (size: string, color: string, left: string) =>
  `, ${sizeInText(size)}, ${color}\u00a0: ${left}`;
export const someLeft = (available: number, asked: number) =>
  `il en reste ${available}, vous en vouliez ${asked}`;
export const noneLeft = "il n'en reste plus";

export const needInvoice = "Facture pour une entreprise\u00a0?";
export const companyTin = "TIN de l'entreprise (facultatif)";
export const companyTinHint = "9 chiffres";
export const purchaseCode = "Code d'achat (facultatif)";
export const purchaseCodeHint = "Le code que la RRA vous donne pour cet achat";
export const codeNeedsTin = "Entrez le TIN qui correspond à ce code d'achat";
