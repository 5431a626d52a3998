import { plural } from "~/lib/plural";

export const title = "E-mails";
export const loading = "Chargement des e-mails...";
export const empty = "Aucun e-mail pour l'instant";
export const emptyHelp =
  "Chaque e-mail, SMS et message WhatsApp que la boutique envoie apparaît ici.";
export const count = (total: number) => `Nombre d'e-mails\u00a0: ${total.toLocaleString("en")}`;
export const state = "État";
export const any = "État\u00a0: tous";
export const onlyPending = "En attente";
export const onlySent = "Envoyés";
export const onlyDelivered = "Arrivés";
export const onlyUndelivered = "Non arrivés";
export const onlyKept = "Gardés";
export const onlyPassedOn = "Transmis";
export const onlyDead = "Abandonnés";
export const onlyWithheld = "Retenus";
export const pending = "En attente";
export const sent = "Envoyé";
export const delivered = "Arrivé";
export const undelivered = "Pas arrivé";
export const kept = "Gardé, pas envoyé";
export const passedOn = "Transmis";
export const dead = "Abandonné";
export const withheld = "Retenu";
export const mail = "E-mail";
export const to = "À";
export const staff = "Toute l'équipe";
export const created = "Écrit le";
export const sentAt = "Envoyé le";
export const attempts = "Essais";
export const parts = (count_: number) =>
  plural(count_, { one: `${count_} partie`, other: `${count_} parties` });
export const cost = "Prix";
export const reportedAt = "Confirmé le";
export const nextTry = "Prochain essai";
export const dueSoon = "dans la minute";
export const lastError = "Problème";
export const rowOf = (template: string, recipient: string) => `${template}, à ${recipient}`;
export const secret =
  "Le texte d'un e-mail n'est pas affiché ici\u00a0: il peut contenir un code ou l'adresse de quelqu'un.";
export const notes: Readonly<Record<string, string>> = {
  kept: "Personne n'a reçu cet e-mail\u00a0: la boutique n'a pas encore de serveur de messagerie (SMTP_URL). Vous pouvez le lire à l'adresse /dev/outbox, sur la machine de la boutique.",
  passed_on:
    "Chaque membre de l'équipe a son propre e-mail, envoyé à part. Vous les trouverez aussi dans cette liste.",
  undelivered:
    "Il n'est pas arrivé sur ce téléphone. Appelez ce numéro avant le départ du livreur.",
};
export const tryAgain = "Réessayer";
export const trying = "Envoi...";
export const retried = "Nouvel essai en cours.";
export const notRetried = "Impossible de renvoyer l'e-mail";
export const tryAll = (dead_: number) =>
  plural(dead_, {
    one: "Renvoyer 1 e-mail abandonné",
    other: `Renvoyer les ${dead_} e-mails abandonnés`,
  });
export const allRetried = (done: number) =>
  plural(done, {
    one: `Nouvel essai pour ${done} e-mail.`,
    other: `Nouvel essai pour ${done} e-mails.`,
  });
export const someRetried = (done: number, all: number) =>
  `Nouvel essai pour ${done} sur ${all} e-mails.`;
export const notFound = "E-mail introuvable";

export const CHANNELS: Readonly<Record<string, string>> = { sms: "SMS", whatsapp: "WhatsApp" };

export const TEMPLATES: Readonly<Record<string, string>> = {
  "verification-code": "Code de vérification",
  "account-exists": "Ce compte existe déjà",
  "reset-code": "Code pour un nouveau mot de passe",
  "password-changed": "Mot de passe changé",
  "phone-code": "Code de connexion par SMS",
  "phone-changed": "Connexion par téléphone changée",
  "email-changed": "Adresse e-mail changée",
  welcome: "Bienvenue",
  "order-received": "Commande reçue",
  "order-status-changed": "Statut de commande changé",
  "order-changed": "Commande modifiée",
  "new-order": "Nouvelle commande",
  "payment-received": "Paiement reçu",
  "payment-refunded": "Paiement remboursé",
  "payment-expired": "Paiement expiré",
  "order-expired": "Commande expirée",
  "return-changed": "Nouvelles d'un retour",
  "gift-card": "Carte cadeau",
  "credit-given": "Crédit boutique accordé",
  "contact-message": "Message de contact",
};
