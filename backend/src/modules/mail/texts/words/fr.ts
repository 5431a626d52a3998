import type { en } from "./en";

/** In French. The alphabet has é, è, à and ù, but neither ê, â, î, ô, û nor ç: other words stand for those that have them. */
export const fr: typeof en = {
  received: (order, amount) => `Nous avons votre commande ${order}, ${amount}.`,
  see: (link) => `La voir: ${link}`,
  pay: (link) => `La voir et payer: ${link}`,
  paid: (amount, order) => `Votre paiement de ${amount} pour ${order} est arrivé. Merci!`,
  onTheWay: (order) => `Votre commande ${order} est en route.`,
  brings: (rider, order, phone) => `${rider} apporte votre commande ${order}. Tél. ${phone}.`,
  toPay: (amount) => `À payer: ${amount}.`,
  ready: (order) => `Votre commande ${order} vous attend à la boutique.`,
  code: (code) =>
    `Votre code est ${code}, valable 10 minutes. Ne le donnez à personne, nous ne le demandons jamais.`,
  back: (article) => `${article} est de retour en stock.`,
  cart: (article, more) =>
    more === 0
      ? `${article} est dans votre panier.`
      : `Dans votre panier : ${article} et ${more} de plus.`,
  returns: {
    requested: (number) => `Nous avons votre retour ${number} et allons le regarder.`,
    approved: (number) => `Votre retour ${number} est accepté. Notez ce numéro sur le sac.`,
    received: (number) => `Votre retour ${number} est arrivé.`,
    settled: (number, amount) => `Retour ${number}: nous vous remboursons ${amount}.`,
    settledAlone: (number) => `Votre retour ${number} est terminé.`,
    declined: (number) => `Retour ${number} refusé. La raison est avec votre commande.`,
  },
};
