export const title = "Crédit boutique";
export const loading = "Chargement de votre crédit boutique...";
export const none = "Vous n'avez pas de crédit boutique.";
export const use = "Activez-le dans votre panier ou au moment de commander.";
export const entries = "Historique";

export const given = "Ajouté par la boutique";
export const takenBack = "Repris par la boutique";
export const paidFor = "Paiement de la commande";
export const backFrom = "Remboursement de la commande";
export const plus = (amount: string) => `+${amount}`;
export const minus = (amount: string) => `−${amount}`;

export const check = "Vérifier une carte cadeau";
export const code = "Code de la carte";
export const codeExample = "7K2M-9QXD-4T6V-0HBN";
export const doCheck = "Vérifier";
export const checking = "Vérification...";
export const isLeft = (amount: string, end: string) =>
  `Il reste ${amount} sur la carte qui finit par ${end}.`;
export const unknown = "Nous ne connaissons pas cette carte cadeau. Vérifiez le code.";
