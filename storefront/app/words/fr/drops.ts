import { plural } from "~/lib/plural";

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const onSaleFrom = (moment: string) => `En vente à partir de ${moment}.`;
export const opens = (moment: string) => `Dès ${moment}`;
export const shortMoment = (day: string, time: string) => `${day} ${time}`;
export const notYetInCart = (moment: string) =>
  `En vente dès ${moment}. Impossible de le commander avant.`;
export const queueInCart =
  "Il y a une file d'attente pour cet article. Commandez-le quand c'est votre tour.";
export const cartHeld = (count: number) =>
  plural(count, {
    one: "Un article de votre panier ne peut pas encore être commandé. Retirez-le pour commander le reste maintenant.",
    other: `${count} articles de votre panier ne peuvent pas encore être commandés. Retirez-les pour commander le reste maintenant.`,
  });
/** Until then. */
export const inTime = (clock: string) => `Dans ${clock}`;
export const inDays = (days: number) =>
  plural(days, { one: `Dans ${days} jour`, other: `Dans ${days} jours` });
export const hasQueue = "Il y a une file d'attente pour cet article.";
export const toQueue = "Aller à la file";
export const toDrop = "Voir la vente";
export const yourTurn = "C'est votre tour.";
export const timeLeft = (clock: string) => `${clock} pour commander`;

export const pageTitle = (title: string, siteName: string) => `${title} · ${siteName}`;
export const anyTitle = "Vente";
export const loading = "Chargement de la vente...";
export const failed = "La vente n'a pas pu être chargée";
export const notFound = "Cette vente n'existe pas";
export const notFoundHelp =
  "Elle est peut-être terminée. Tout ce que nous vendons est dans la boutique.";
export const goToShop = "Aller à la boutique";
export const products = "Dans cette vente";

export const waitHelp =
  "Qui attend ici reçoit une place au hasard à l'ouverture. Arriver tôt ou avoir un réseau rapide n'aide pas.";
export const wait = "Attendre l'ouverture";
export const isWaiting = "Vous attendez. À l'ouverture, vous recevez votre place au hasard.";
export const waitingCount = (count: number) =>
  plural(count, { one: `${count} appareil attend`, other: `${count} appareils attendent` });
export const noQueueHelp = "À ce moment, tout le monde peut acheter.";
/** What a ticket is bound to. */
export const keepHelp =
  "Votre place est gardée sur cet appareil, même si vous fermez la page ou perdez le réseau.";

export const isOpen = "En vente maintenant";
export const queueHelp = (pieces: number, minutes: number) =>
  `Prenez une place. À votre tour, vous avez ${minutes} minutes pour commander jusqu'à ${plural(pieces, { one: `${pieces} pièce`, other: `${pieces} pièces` })}, une fois par numéro de téléphone.`;
export const takePlace = "Prendre une place";
export const takingPlace = "Un instant...";
export const notTaken = "Aucune place prise. Vérifiez votre réseau\u00a0: nous réessayons.";
export const notHeard = "Votre place est gardée. Vérifiez votre réseau\u00a0: nous réessayons.";
export const place = (place: number) => `Votre place\u00a0: ${place}`;
export const drawing = "Tirage des places...";
export const before = (count: number) =>
  plural(count, { one: `${count} avant vous`, other: `${count} avant vous` });
export const left = (count: number) =>
  plural(count, { one: `${count} pièce restante`, other: `${count} pièces restantes` });
export const chooseBelow = "Choisissez votre pièce plus bas, et commandez avant la fin du temps.";
export const turnOver = "Votre tour est passé";
export const turnOverHelp = "Vous pouvez prendre une nouvelle place à la fin de la file.";
export const newPlace = "Prendre une autre place";
export const ordered = "Vous avez commandé avec cette place";
export const soldOut = "Tout est vendu";
export const soldOutHelp =
  "Si une commande est annulée, la personne suivante dans la file la reçoit. Sur la page d'un produit, vous pouvez demander à être prévenu de son retour.";
export const isOver = "Cette vente est terminée";
export const isOverHelp = "Ce qui reste est vendu comme tout le reste.";
/** Names the part of the page that changes. */
export const status = "Où en est la vente";
