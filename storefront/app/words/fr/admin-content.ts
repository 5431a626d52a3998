import { plural } from "~/lib/plural";
import type { Part } from "../en/admin-content";

export const title = "Contenu";
export const loading = "Chargement du contenu...";
export const parts: Readonly<Record<Part, string>> = {
  hero: "Accueil",
  story: "Histoire",
  banner: "Bandeau",
  contact: "Contact",
  seller: "Vendeur",
  privacy: "Confidentialité",
  terms: "Conditions",
  returns: "Retours",
  gallery: "Galerie",
};
const legalPage = { title: "Titre", intro: "Introduction", text: "Texte" };
export const fields: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  hero: { line: "Phrase sous le nom", button: "Bouton" },
  story: { title: "Titre", lead: "Introduction", mission: "Mission", vision: "Vision" },
  banner: { text: "Texte" },
  contact: {
    ...{ email: "E-mail", whatsapp: "WhatsApp", phone: "Téléphone" },
    ...{ instagram: "Instagram", twitter: "Twitter", tiktok: "TikTok", youtube: "YouTube" },
  },
  seller: {
    ...{ companyName: "Raison sociale", registrationNumber: "Numéro d'enregistrement" },
    ...{ tin: "Numéro fiscal (TIN)", address: "Adresse", phone: "Téléphone", email: "E-mail" },
    complaintsOfficer: "Responsable des réclamations",
  },
  privacy: legalPage,
  terms: legalPage,
  returns: legalPage,
  gallery: {},
};
const ownLegalPage =
  "Ce que vous laissez vide dit ce que la boutique dit d'elle-même. La page montre depuis quand votre version est en vigueur.";
export const emptyMeans: Readonly<Record<Part, string>> = {
  hero: "Ce que vous laissez vide dit ce que la boutique disait au début. Sans texte, il n'y a pas de bouton.",
  story: "Ce que vous laissez vide dit ce que la boutique disait au début.",
  banner: "Laissé vide, il n'y a pas de bandeau.",
  contact:
    "Sur la page de contact, dans les e-mails et sur les reçus. Ce que vous laissez vide, la boutique ne l'a pas.",
  seller:
    "Sur la page du vendeur et sur les reçus, comme la loi le demande. Ce que vous laissez vide n'est pas montré\u00a0; le téléphone et l'e-mail sont alors ceux du contact.",
  privacy: ownLegalPage,
  terms: ownLegalPage,
  returns: ownLegalPage,
  gallery: "Laissée vide, la galerie a les douze photos de la boutique.",
};
export const picture = "Photo";
export const noPicture = "Sans photo de vous, celle de la boutique est montrée.";
export const choosePicture = "Choisir une photo";
export const otherPicture = "En choisir une autre";
export const ownPicture = "Revenir à celle de la boutique";
export const choose = "Choisir";
export const replace = "Remplacer";
export const shapes = { tall: "Téléphone, 4:5", wide: "Ordinateur, 16:9" } as const;
const lowerThird = "Gardez le tiers du bas sombre\u00a0: le nom s'y trouve.";
export const heroPictures = (own: number) =>
  ({
    0: `Sans photo à vous, celles de la boutique sont montrées. ${lowerThird}`,
    1: `Une seule sert aux téléphones et aux ordinateurs. ${lowerThird}`,
  })[own] ?? lowerThird;
export const sendingPicture = "Envoi...";
export const pictures = "Photos";
export const pictureNumber = (at: number) => `Photo ${at}`;
export const pictureWords: Readonly<Record<string, string>> = {
  title: "Titre",
  alt: "Ce que la photo montre",
};
export const upright = "Toutes sont montrées en hauteur, 4 de large pour 5 de haut.";
export const ownPictures = "Partir des douze de la boutique";
export const addPicture = "Ajouter une photo";
export const removePicture = "Retirer";
export const earlier = "Avancer d'une place";
export const later = "Reculer d'une place";
export const points = (count: number) => `Produits sur la photo\u00a0: ${count}`;
export const pointsHelp =
  "Touchez la photo là où se trouve un produit, 5 fois au plus. Les flèches déplacent le point choisi.";
export const addPoint = "Ajouter un point";
export const point = (number: number) => `Point ${number}`;
export const fromLeft = "Depuis la gauche, %";
export const fromTop = "Depuis le haut, %";
export const removePoint = (number: number) => `Retirer le point ${number}`;
export const loadingProduct = "Chargement du produit...";
export const productGone = "Ce produit est introuvable. Retirez le point.";
export const altHelp = "Pour les personnes qui ne la voient pas, dans chaque langue";
export const ownText = "Partir du texte de la boutique";
export const howToWrite = "Comment l'écrire";
export const marks = [
  ["# Livraison", "Un titre"],
  ["## Hors de Kigali", "Un titre plus petit"],
  ["- Non porté", "Un point d'une liste"],
  ["1. Écrivez-nous", "Une étape"],
  ["[nos conditions](/terms)", "Un lien"],
] as const;
export const emptyLine = "Une ligne vide commence un nouveau paragraphe.";
export const factsOfShop = "Ce que la boutique sait";
export const factsHelp =
  "Tapez le nom entre accolades, et la page dit ce qui vaut aujourd'hui\u00a0:";
export const languageOfTexts = "Langue des textes";
/** Texts that a language lacks. */
export const missing = (count: number) => `il en manque ${count}`;
export const letters = (typed: number, most: number) => `${typed} lettres sur ${most}`;
export const when = "Quand";
export const goesTo = "Mène à";
export const addressInShop = "Adresse dans la boutique";
export const addressHelp = "Par exemple /?category=Hoodies";
export const placesLoading = "Chargement des pages...";
export const nowhere = "Nulle part";
export const elsewhere = "Une autre adresse";
export const places = {
  all: "Tous les produits",
  women: "Produits pour femmes",
  men: "Produits pour hommes",
  kids: "Produits pour enfants",
  photos: "Page\u00a0: Photos",
  about: "Page\u00a0: À propos",
  contact: "Page\u00a0: Nous écrire",
  returns: "Page\u00a0: Retours",
} as const;
export const placeOf = {
  collection: (title: string) => `Collection\u00a0: ${title}`,
  drop: (title: string) => `Vente\u00a0: ${title}`,
  category: (name: string) => `Catégorie\u00a0: ${name}`,
} as const;
export const placeStates = { soon: " (plus tard)", over: " (terminé)" } as const;
export const placeHelp = {
  soon: "Les clients n'y sont menés qu'à partir de son début.",
  over: "C'est terminé\u00a0: les clients n'y sont plus menés.",
} as const;
export const from = "À partir de";
export const fromHelp = "Vide\u00a0: tout de suite";
export const until = "Jusqu'à";
export const untilHelp = "Ensuite, ce qui était là avant revient";
export const publish = "Publier";
export const publishing = "Publication...";
export const published = (isLater: boolean, when: string) =>
  isLater ? `Publié. En boutique à partir de ${when}.` : "Publié. C'est en boutique.";
export const undo = "Annuler";
export const undone = "Publication reprise. Votre texte est de nouveau un brouillon.";
export const notPublished = "La publication a échoué";
/** Beside the name of a part. */
export const draft = "brouillon";
export const draftKept = (time: string) => `Brouillon gardé sur cet appareil, ${time}`;
export const discard = "Jeter le brouillon";
export const clash = (who: string, time: string) =>
  `${who} a publié ceci à ${time}. Votre texte est gardé.`;
export const compare = "Comparer";
export const theirs = "Son texte";
export const yours = "Le vôtre";
export const nothingDiffers = "Rien ne diffère.";
export const nothingSaid = "Rien";
export const keepMine = "Garder le mien";
export const preview = "Aperçu";
export const previewAs = "Montrer sur";
export const phone = "Téléphone";
export const desktop = "Ordinateur";
export const previewHelp = "Les clients le verront après la publication.";
export const versions = "Versions";
export const noVersions =
  "Rien n'est publié encore\u00a0: les pages disent ce qu'elles disaient au début.";
export const ownWords = "Les mots de la boutique";
export const pictureCount = (count: number) =>
  plural(count, { one: `${count} photo`, other: `${count} photos` });
export const states = {
  shown: "En boutique",
  planned: "Prévu",
  over: "Passé",
  withdrawn: "Retiré",
} as const;
export const period = (from: string, until: string | null) =>
  until === null ? `à partir du ${from}` : `du ${from} au ${until}`;
export const publishedBy = (who: string, when: string) => `${who}, ${when}`;
export const beginWith = "Repartir de ceci";
export const doTakeBack = "Retirer";
export const takeBack = (text: string) => `Retirer «\u00a0${text}\u00a0»`;
export const failed = "Cela n'a pas marché.";
