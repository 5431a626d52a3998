import { BRAND } from "~/lib/brand";
import { delivery } from "./brand";

export type LegalLink = "account" | "contact" | "findOrder" | "privacy" | "returns" | "seller";

export interface LegalSection {
  /** What an address may point at. */
  id?: string;
  title: string;
  blocks: ReadonlyArray<string | readonly string[]>;
  links?: readonly LegalLink[];
}

export interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export const linkLabels: Readonly<Record<LegalLink, string>> = {
  account: "Votre compte",
  contact: "Nous écrire",
  findOrder: "Retrouver ma commande",
  privacy: "Confidentialité",
  returns: "Retours",
  seller: "Mentions légales",
};

const COMPLAINTS: LegalSection = {
  title: "Réclamations",
  blocks: [
    "Écrivez-nous avec votre numéro de commande et dites-nous ce qui ne va pas. Dans les 72 heures, nous confirmons que nous avons reçu votre réclamation, et nous y répondons dans les 15 jours.",
    "Si notre réponse ne règle pas le problème, vous pouvez vous adresser à l'autorité chargée de la protection des consommateurs au Rwanda (RICA) ou à un tribunal.",
  ],
  links: ["contact"],
};

export const privacy: LegalDocument = {
  title: "Confidentialité",
  intro: `Ce que ${BRAND.name} sait de vous, pourquoi, pendant combien de temps, et ce que vous pouvez nous demander. La loi n°\u00a0058/2021 relative à la protection des données à caractère personnel et de la vie privée s'applique.`,
  sections: [
    {
      title: "Ce que nous gardons, et pourquoi",
      blocks: [
        [
          "Commandes\u00a0: nom, adresse e-mail, téléphone, adresse de livraison, la position que vous avez partagée si vous avez appuyé pour le faire, ce que vous avez acheté et comment vous avez payé. Nous en avons besoin pour livrer, pour vous répondre et pour tenir nos comptes.",
          "Retours\u00a0: ce que vous renvoyez et pourquoi, et les photos que vous ajoutez. Personne d'autre que vous et notre équipe ne les voit.",
          "Avis\u00a0: ce que vous écrivez sur un achat, sa taille, combien vous mesurez si vous le dites, et vos photos si vous en ajoutez. Tout le monde peut le voir quand nous l'avons vérifié, et personne ne lit votre nom. Vous pouvez le supprimer quand vous voulez.",
          "Compte\u00a0: nom, adresse e-mail, téléphone, les adresses que vous avez enregistrées et un mot de passe rendu illisible. Nous les gardons pour que vous puissiez vous connecter, commander sans tout retaper et voir vos commandes, même celles passées sans compte avec cette adresse.",
          "Messages\u00a0: ce que vous écrivez dans le formulaire de contact, avec votre nom et votre adresse e-mail, pour vous répondre.",
          "Alertes\u00a0: le numéro ou l'e-mail que vous laissez pour être prévenu d'un retour en stock et, si vous l'activez, vos favoris, pour vous écrire quand un prix baisse. Si vous demandez un rappel de votre panier, aussi ce qu'il contient.",
          "Ce qui est regardé ensemble\u00a0: de temps en temps, la page nous dit quels articles ont été ouverts à la suite, pour montrer ce qui va avec quoi. Nous comptons des paires d'articles et ne gardons rien sur la personne. Si vous économisez les données, ou si votre navigateur le demande, rien n'est transmis.",
          "Paiement\u00a0: le numéro de téléphone qui paie et la référence du service de paiement. Nous ne voyons jamais votre PIN.",
          "Sécurité\u00a0: votre adresse réseau, le temps nécessaire pour arrêter les abus, par exemple quand quelqu'un essaie de deviner des mots de passe.",
        ],
        "Nous n'envoyons pas de publicité sauf si vous la demandez, nous ne vendons aucune donnée, et les décisions qui vous concernent sont prises par des personnes.",
      ],
    },
    {
      title: "Ce qui reste dans votre navigateur",
      blocks: [
        "Votre panier, vos favoris, votre code promo, la devise choisie, l'économie de données, vos produits en route avec les clés de leurs commandes, vos places dans les files et votre connexion sont enregistrés dans votre propre navigateur, car la boutique ne peut pas fonctionner sans eux. Il n'y a ni cookies publicitaires ni mesure d'audience qui vous suive. Si vous effacez les données du navigateur, tout disparaît.",
        "Si vous trouvez votre taille par la hauteur et le poids, ces deux chiffres y restent aussi, aussi longtemps que vous le voulez. Ils ne nous sont jamais envoyés, et ils sont effacés quand vous vous déconnectez ou appuyez sur Effacer.",
        "Ce que vous avez ouvert y reste aussi, pour pouvoir le lire sans réseau\u00a0: les pages, les photos et, tant que vous êtes connecté, vos commandes. Quand vous vous déconnectez, vos commandes sont effacées. Sous «\u00a0Données et hors ligne\u00a0», en bas de chaque page, vous voyez ce qui est gardé, le supprimez ou l'arrêtez.",
      ],
    },
    {
      title: "Combien de temps nous les gardons",
      blocks: [
        [
          "Commandes et factures\u00a0: 10 ans, comme l'exige la loi fiscale.",
          "Photos des retours\u00a0: 1 an.",
          "Compte\u00a0: jusqu'à ce que vous le supprimiez\u00a0; une adresse enregistrée, jusqu'à ce que vous la supprimiez. Une inscription jamais confirmée est supprimée automatiquement.",
          "Messages\u00a0: jusqu'à ce que l'affaire soit réglée\u00a0; si vous le demandez, nous les supprimons plus tôt.",
          "Alertes\u00a0: 90 jours d'attente, et 30 jours après notre message\u00a0; les prix, jusqu'à ce que vous les désactiviez. Un rappel de votre panier\u00a0: 7 jours.",
        ],
      ],
    },
    {
      title: "Qui d'autre les voit",
      blocks: [
        "Seulement ceux dont votre commande a besoin\u00a0: le livreur (nom, téléphone, adresse et la position que vous avez partagée), le service de paiement (téléphone, montant), l'opérateur qui porte nos SMS et messages WhatsApp (téléphone, le message) et l'Office rwandais des recettes, RRA (factures). Nos données sont conservées au Rwanda, ou à l'étranger uniquement dans les conditions autorisées par l'autorité de contrôle (NCSA).",
        "Un lien vers une carte ouvre Google Maps, avec cet endroit, quand quelqu'un appuie dessus. Rien de la carte n'est chargé avant.",
      ],
    },
    {
      title: "Vos droits",
      blocks: [
        [
          "Voir vos données et les emporter\u00a0: téléchargez-les dans votre compte.",
          "Les corriger\u00a0: changez votre nom, votre téléphone et votre adresse e-mail dans votre compte.",
          "Les supprimer\u00a0: supprimez-y votre compte. Les commandes restent dans nos livres, sans le compte.",
          "Limiter leur utilisation ou vous y opposer\u00a0: écrivez-nous. Vous pouvez retirer votre consentement de la même façon.",
        ],
        "Sans compte, écrivez-nous depuis l'adresse avec laquelle vous avez commandé. Si vous avez moins de 16 ans, un parent ou un tuteur doit donner son accord pour votre compte. Si nous ne respectons pas vos droits, vous pouvez porter plainte auprès de la NCSA.",
      ],
      links: ["account", "contact"],
    },
    {
      title: "En cas de problème",
      blocks: [
        "Si vos données sont perdues ou vues par d'autres, nous le signalons à la NCSA dans les 48 heures après l'avoir découvert, et nous vous prévenons aussi si cela peut vous nuire.",
      ],
    },
  ],
};

export const terms: LegalDocument = {
  title: "Conditions",
  intro: `Ce à quoi ${BRAND.name} et vous vous engagez quand vous achetez ici.`,
  sections: [
    {
      title: "Qui vous vend",
      blocks: [
        `${BRAND.name}, ${BRAND.place}. Vous trouverez toutes nos coordonnées sur une page à part.`,
      ],
      links: ["seller"],
    },
    {
      title: "Prix",
      blocks: [
        "Les prix sont en francs rwandais (RWF), toutes taxes comprises. Les dollars et les euros sont affichés à titre indicatif, au taux du jour\u00a0; vous payez en francs. Les frais de livraison sont affichés avec le total avant que vous commandiez.",
      ],
    },
    {
      title: "Votre commande",
      blocks: [
        "Avant de commander, vous voyez les articles, la livraison et le total, et vous pouvez tout changer jusqu'à ce que vous appuyiez sur «\u00a0Commander\u00a0». Nous confirmons ensuite par e-mail avec votre numéro de commande\u00a0: c'est votre preuve d'achat, et notre contrat. Vous ne pouvez commander que ce qui est en stock\u00a0; si un article se révèle abîmé ou manquant, nous vous le disons et nous vous remboursons.",
      ],
      links: ["findOrder"],
    },
    {
      id: "payment",
      title: "Paiement",
      blocks: [
        "Vous pouvez payer avec l'un des moyens proposés au moment de commander. Avec le mobile money, vous approuvez le paiement sur votre téléphone\u00a0; une commande qui n'est pas payée à temps est annulée et rien n'est débité.",
      ],
    },
    {
      id: "delivery",
      title: "Livraison",
      blocks: [
        delivery.map(({ where, promise }) => `${where}\u00a0: ${promise}.`),
        "Nous portons le risque jusqu'à ce que le colis soit entre vos mains. S'il n'arrive pas, nous l'envoyons à nouveau ou nous vous remboursons.",
      ],
    },
    {
      title: "Changer d'avis, et articles défectueux",
      blocks: [
        "Vous avez 7 jours après la réception pour renvoyer des articles, et plus longtemps s'ils sont défectueux.",
      ],
      links: ["returns"],
    },
    {
      title: "Votre compte",
      blocks: [
        "Gardez votre mot de passe pour vous et dites-nous si quelqu'un d'autre le connaît. Nous pouvons fermer un compte qui sert à nuire à d'autres.",
      ],
    },
    COMPLAINTS,
    {
      title: "Loi applicable",
      blocks: ["La loi du Rwanda s'applique. Rien ici ne vous retire un droit qu'elle vous donne."],
    },
  ],
};

export const returns: LegalDocument = {
  title: "Retours",
  intro:
    "Comment renvoyer un article, ce qui se passe s'il est défectueux, et comment nous vous remboursons.",
  sections: [
    {
      title: "7 jours pour changer d'avis",
      blocks: [
        "Vous pouvez vous rétracter dans les 7 jours après avoir reçu votre commande, sans donner de raison. Écrivez-nous avec le numéro de commande et ce que vous renvoyez, puis remettez-le non porté, non lavé et avec ses étiquettes. Les frais de renvoi sont à votre charge.",
        "Le plus rapide est la page de votre commande\u00a0: une fois la commande livrée, appuyez-y sur «\u00a0Retour\u00a0».",
      ],
      links: ["contact", "findOrder", "account"],
    },
    {
      title: "Défectueux, pas le bon, ou pas livré",
      blocks: [
        "Dites-le-nous dès que vous le voyez, avec une photo si possible. Vous choisissez\u00a0: réparation, remplacement ou remboursement. Nous payons tout le transport.",
        "Vous pouvez aussi nous le dire sur la page de votre commande\u00a0: appuyez sur «\u00a0Retour\u00a0» dans les 7 jours, et sur «\u00a0Signaler un défaut\u00a0» ensuite.",
      ],
    },
    {
      title: "Comment nous vous remboursons",
      blocks: [
        [
          "Payé par mobile money\u00a0: sur le numéro qui a payé.",
          "Payé en espèces à la livraison\u00a0: sur un numéro mobile money que vous indiquez.",
          "Avec un compte, vous pouvez choisir un crédit boutique à la place.",
          "Si vous vous rétractez pour toute la commande, nous remboursons aussi ce que vous avez payé pour la livraison.",
        ],
        "Nous payons au plus tard 15 jours après le retour des articles chez nous. Vous pouvez suivre le remboursement sur la page de votre commande.",
      ],
    },
    COMPLAINTS,
  ],
};

export const seller: LegalDocument = {
  title: "Mentions légales",
  intro: `Qui est derrière ${BRAND.name}, et à qui vous adresser.`,
  sections: [COMPLAINTS],
};
export const inForceSince = (day: string) => `En vigueur depuis le ${day}`;
export const feeAtCheckout = "les frais affichés avant de commander";
export const tradeName = "Boutique";
export const companyName = "Raison sociale";
export const registrationNumber = "Numéro d'enregistrement";
export const tin = "Numéro fiscal (TIN)";
export const place = "Lieu";
export const address = "Adresse";
export const phone = "Téléphone";
export const email = "E-mail";
export const complaintsOfficer = "Responsable des réclamations";
