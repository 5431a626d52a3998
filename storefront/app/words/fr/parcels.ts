// The day never ends a sentence: it may end in a full stop itself, "ven. 27 nov."
export const comes = (day: string) => `Nous venons le ${day} avec votre commande.`;
export const isOut = (name: string, day: string) => `${name} passe le ${day} avec votre commande.`;
export const parcelComes = (number: number, day: string) =>
  `Nous venons le ${day} avec le colis ${number}.`;
export const parcelIsOut = (name: string, number: number, day: string) =>
  `${name} passe le ${day} avec le colis ${number}.`;
export const parcelDelivered = (number: number) => `Le colis ${number} a été livré.`;
export const call = (name: string) => `Appeler ${name}`;
export const code = (code: string) => `À la porte, dites votre nom ou ${code}.`;
export const tried = (day: string, reason: string) =>
  `Nous sommes passés le ${day}\u00a0: ${reason}.`;
export const reasons = {
  nobody_home: "il n'y avait personne",
  wrong_address: "nous n'avons pas trouvé l'adresse",
  refused: "le colis n'a pas été accepté",
  no_money: "le paiement n'a pas pu se faire",
  other: "nous n'avons pas pu remettre le colis",
} as const;
export const comesAgain = (day: string) => `Nous repassons le ${day} avec votre colis.`;
export const weCall = "Nous vous appellerons pour fixer un autre jour.";
