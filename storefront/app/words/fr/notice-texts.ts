export const NOTICE_TEXTS: Readonly<Record<string, string>> = {
  "New order {1}: {2}": "Nouvelle commande {1}\u00a0: {2}",
  "{1} is sold out": "{1}\u00a0: épuisé",
  "{1}: {2} left": "{1}\u00a0: il en reste {2}",
  "{1} wrote: {2}": "{1} a écrit\u00a0: {2}",
  "A review of {1} waits": "Un avis à lire\u00a0: {1}",
  "The buyer changed {1}": "Le client a modifié {1}",
  "the address of {1}": "l'adresse de {1}",
  "the lines of {1}": "les articles de {1}",
  "{1} in {2}, {3} to {4}": "{1} dans {2}, {3} contre {4}",
  "{1}: A fault is reported in {2}. Answer within 72 hours.":
    "{1}\u00a0: un défaut est signalé dans {2}. Répondez dans les 72 heures.",
  "{1}: Articles of {2} come back.": "{1}\u00a0: des articles de {2} reviennent.",
  "{1}: The buyer of {2} keeps the articles after all.":
    "{1}\u00a0: le client de {2} garde finalement les articles.",
  "{1} was sent in exchange, and {2} did not come back in time. Ask its buyer, or close the return: then all of {3} is to be paid.":
    "{1} est partie en échange, et {2} n'est pas revenu à temps. Demandez au client, ou fermez le retour\u00a0: alors {3} est à payer en entier.",
  "{1} did not come back in time, so {2} in exchange was cancelled.":
    "{1} n'est pas revenu à temps, l'échange {2} est donc annulé.",
  "{1} was delivered and {2} is still owed. Record it when you have it.":
    "{1} est livrée et {2} restent dus. Notez-les quand vous les avez.",
  "{1} for {2} was not paid in time and was cancelled.":
    "{1} de {2} n'a pas été payée à temps et est annulée.",
  "{1} for {2} was not confirmed in time and was cancelled.":
    "{1} de {2} n'a pas été confirmée à temps et est annulée.",
  "{1} for {2} was never paid and was cancelled.":
    "{1} de {2} n'a jamais été payée et est annulée.",
  "{1} never said how a payment for {2} ended. Check it in their portal.":
    "{1} n'a jamais dit comment un paiement de {2} s'est terminé. Vérifiez sur leur portail.",
  "{1} reports an amount for {2} that is not {3}. Check it in their portal.":
    "{1} annonce pour {2} un montant qui n'est pas {3}. Vérifiez sur leur portail.",
  "{1} is paying back {2} for {3}: {4}.": "{1} rembourse {2} pour {3}\u00a0: {4}.",
  "Pay back {1} for {2}: {3}.": "Remboursez {1} pour {2}\u00a0: {3}.",
  "Pay back {1} in cash, which riders brought for {2}: {3}.":
    "Remboursez en espèces {1}, apportés par des livreurs pour {2}\u00a0: {3}.",
  "{1} of its gift cards was spent.": "{1} de ses cartes cadeaux ont servi.",
  "the order was paid twice": "la commande a été payée deux fois",
  "it is not what is left to pay of the order": "ce n'est pas ce qui reste à payer de la commande",
  "the order was cancelled before it was paid": "la commande a été annulée avant d'être payée",
  "its buyer paid all of it otherwise": "son client a tout payé autrement",
  "it was cancelled": "elle a été annulée",
  "{1} of store credit for {2} came back, and its account is deleted. Pay it back by hand, or make a gift card.":
    "{1} de crédit boutique pour {2} sont revenus, et le compte est supprimé. Remboursez à la main, ou faites une carte cadeau.",
  "{1} for {2} went back to gift card …{3}, which is switched off. See whom it belongs to.":
    "{1} pour {2} sont revenus sur la carte cadeau …{3}, qui est désactivée. Voyez à qui elle est.",
  "The refund of {1} for {2} failed. It is still owed.":
    "Le remboursement de {1} pour {2} a échoué. Il est encore dû.",
  "The order was cancelled before this was sent.": "La commande a été annulée avant l'envoi.",
  "Orders of guests asked for too many mails to this address.":
    "Trop de commandes sans compte ont demandé des e-mails à cette adresse.",
  "There is no active admin to send it to.": "Aucun admin actif à qui l'envoyer.",
  "The rider brought {1} more than this order costs.":
    "Le livreur a apporté {1} de plus que le prix de cette commande.",
  "The rider brought {1}, but this order is cancelled. Pay it back.":
    "Le livreur a apporté {1}, mais cette commande est annulée. Remboursez.",
  "The rider brought {1} of {2}. The order stays unpaid until all of it is here.":
    "Le livreur a apporté {1} sur {2}. La commande reste à payer tant que tout n'est pas là.",
  "The rider brought {1}, but this order was paid already.":
    "Le livreur a apporté {1}, mais cette commande était déjà payée.",
  "Receipt {1} is not signed.": "Le reçu {1} n'est pas signé.",
  "Receipt {1} has waited more than 48 hours to be signed, which is the limit of the law. Check the controller and tell RRA.":
    "Le reçu {1} attend sa signature depuis plus de 48 heures, la limite de la loi. Vérifiez le contrôleur EBM et prévenez RRA.",
  "Receipts have been waiting for the controller for {1} hours, from receipt {2} on. RRA gives you 48.":
    "Des reçus attendent le contrôleur EBM depuis {1} heures, à partir du reçu {2}. RRA vous en donne 48.",
  "The import of {1} failed: {2}": "L'importation de {1} a échoué\u00a0: {2}",
  "The import of {1} is done: {2} added, {3} changed, {4} unchanged, {5} refused":
    "L'importation de {1} est finie\u00a0: {2} ajoutés, {3} modifiés, {4} inchangés, {5} refusés",
  "A {1} could not be sent: {2}": "{1} n'a pas pu partir\u00a0: {2}",
  mail: "Un e-mail",
  "text message": "Un message",
  "A text message did not reach its phone: {1}":
    "Un message n'est pas arrivé sur le téléphone\u00a0: {1}",
  "Orders of guests asked for too many messages to this number.":
    "Trop de commandes sans compte ont demandé des messages à ce numéro.",
  "Its buyer wants mails only.": "Le client ne veut que des e-mails.",
  "The code in it expired before it could be sent.":
    "Le code a expiré avant de pouvoir être envoyé.",
  "It is a day old and no news any more.": "Il date d'un jour, ce n'est plus une nouvelle.",
};
