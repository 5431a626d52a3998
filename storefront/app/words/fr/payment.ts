export const method = "Moyen de paiement";
export const momo = "Mobile money";
export const momoHelp =
  "MTN MoMo demande votre accord sur votre téléphone. Vous confirmez avec votre PIN là-bas, jamais ici.";
/** @param networks "Airtel Money", "MTN MoMo ou Airtel Money" */
export const walletsHelp = (networks: string) =>
  `${networks} demande votre accord sur votre téléphone. Vous confirmez avec votre PIN là-bas, jamais ici.`;
export const eitherNetwork = "MTN MoMo ou Airtel Money";
export const card = "Carte bancaire";
export const cardHelp =
  "Visa ou Mastercard, de tous les pays. Vous payez en francs sur la page de Flutterwave et revenez ici.";
export const cod = "Paiement à la livraison";
export const codHelp = "Vous payez le livreur en espèces quand votre commande arrive.";
export const noDistrict = "Seulement à Kigali. Choisissez d'abord votre district.";
export const outsideKigali = "Seulement à Kigali\u00a0: Gasabo, Kicukiro et Nyarugenge.";
export const placeholder = "Payer à la confirmation";
export const placeholderHelp =
  "Vous ne payez rien maintenant. Nous vous contacterons pour confirmer votre commande et voir avec vous comment payer.";

export const wallet = "Numéro mobile money";
export const walletHint = "C'est ce numéro qui devra approuver le paiement.";
/** @param network "Airtel Money" */
export const asks = (network: string) => `${network} vous demandera votre accord.`;
/** Its owner kept the number and moved to this network. */
export const isOn = (network: string) => `Ce numéro est chez ${network}`;
export const notAirtel = "Entrez un numéro Airtel (072 ou 073) pour le mobile money";
export const notWallet =
  "Entrez un numéro MTN ou Airtel (072, 073, 078 ou 079) pour le mobile money";
export const notMtn = "Entrez un numéro MTN (078 ou 079) pour le mobile money";

export const loading = "Chargement des moyens de paiement...";
export const none = "Aucun paiement n'est possible pour l'instant. Revenez dans un moment.";
