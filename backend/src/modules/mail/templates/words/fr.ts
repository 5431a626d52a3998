import { frenchColor } from "../../../../contracts/color-names";
import { CODE_LIFE_MINUTES } from "../../../../contracts/accounts";
import { isOneSize, yearsOf } from "../../../../contracts/named-sizes";
import type { CameBy } from "../../../../contracts/order-money";
import type { OrderStatus } from "../../../../contracts/orders";
import type { PaymentFailure, PaymentMethod } from "../../../../contracts/payments";
import type { en } from "./en";

const statuses: Record<OrderStatus, { title: string; text: string }> = {
  pending: {
    title: "Votre commande est en attente",
    text: "Nous avons votre commande et nous nous en occupons bientôt.",
  },
  processing: {
    title: "Nous préparons votre commande",
    text: "Votre commande est en préparation.",
  },
  shipped: {
    title: "Votre commande est en route",
    text: "Votre commande est partie de chez nous et arrive chez vous.",
  },
  delivered: {
    title: "Votre commande est arrivée",
    text: "Votre commande a été livrée. Profitez-en bien.",
  },
  cancelled: {
    title: "Votre commande est annulée",
    text: "Votre commande a été annulée et rien ne sera livré.",
  },
};

const collected = {
  ...statuses,
  shipped: {
    title: "Votre commande est prête",
    text: "Votre commande vous attend à la boutique.",
  },
  delivered: {
    title: "Vous avez votre commande",
    text: "Vous avez retiré votre commande. Profitez-en bien.",
  },
};

const methods: Record<PaymentMethod, string> = {
  momo: "Mobile money",
  card: "Carte bancaire",
  cod: "Paiement à la livraison",
  placeholder: "Paiement quand nous confirmons",
};

const came: Record<CameBy, (phone: string) => string> = {
  wallet: (phone) => `par mobile money depuis le ${phone}`,
  card: () => "par carte",
  rider: () => "au livreur en espèces",
  cash: () => "en espèces",
  mobile_money: () => "par mobile money",
  bank_transfer: () => "par virement",
  credit: () => "avec votre crédit boutique",
  gift_card: () => "avec une carte cadeau",
  exchange: () => "avec ce que vous renvoyez",
};

const failures: Record<PaymentFailure, string> = {
  rejected: "Vous avez refusé sur votre téléphone. Rien n'a été débité. Vous pouvez réessayer.",
  timed_out: "Le paiement n'a pas été approuvé à temps. Rien n'a été débité. Réessayez.",
  not_enough_funds:
    "Il n'y a pas assez d'argent sur ce compte mobile money. Rien n'a été débité. Rechargez-le, ou prenez un autre numéro.",
  limit_reached:
    "Ce compte mobile money a atteint sa limite. Rien n'a été débité. Essayez demain, ou prenez un autre numéro.",
  payer_not_found: "Ce numéro n'a pas de compte mobile money. Vérifiez-le, ou prenez-en un autre.",
  wrong_pin:
    "Le PIN n'était pas le bon. Rien n'a été débité. Réessayez avec votre PIN mobile money.",
  account_not_active:
    "Ce compte mobile money n'est pas actif. Rien n'a été débité. Prenez un autre numéro.",
  not_allowed:
    "Ce compte mobile money n'a pas le droit de faire ce paiement. Rien n'a été débité. Prenez un autre numéro.",
  wrong_amount: "Le montant n'est pas celui de la commande. Nous vérifions et vous écrirons.",
  provider_unavailable: "Mobile money ne répond pas. Rien n'a été débité. Réessayez.",
  card_declined:
    "La carte a été refusée. Rien n'a été débité. Essayez une autre carte, ou payez autrement.",
  card_unavailable:
    "Le paiement par carte ne marche pas pour le moment. Rien n'a été débité. Réessayez, ou payez autrement.",
  order_cancelled: "La commande a été annulée.",
  abandoned: "Vous avez commencé un autre paiement à la place.",
  unknown: "Le paiement n'a pas abouti. Rien n'a été débité. Vous pouvez réessayer.",
};

/** Every text of the shop's mails, in French. */
function sizeText(size: string): string {
  if (isOneSize(size)) return "Taille unique";
  const years = yearsOf(size);
  return years === null ? `Taille ${size}` : `${years} ${years === "1" ? "an" : "ans"}`;
}

export const fr: typeof en = {
  language: "fr",
  dateLocale: "fr-FR",
  hello: "Bonjour,",
  helloName: (firstname) => `Bonjour ${firstname},`,
  goToShop: "Aller à la boutique",
  seeOrder: "Voir votre commande",
  codeLife: `Le code est valable ${CODE_LIFE_MINUTES} minutes.`,

  verificationCode: {
    subject: (code, siteName) => `${code} est votre code de vérification ${siteName}`,
    title: "Confirmez votre adresse e-mail",
    typeIt: "Tapez ce code dans la boutique pour terminer votre inscription\u00a0:",
    notYou:
      "Vous n'avez pas créé de compte\u00a0? Ignorez cet e-mail. Ne donnez ce code à personne.",
  },
  resetCode: {
    subject: (code, siteName) => `${code} est votre code ${siteName} pour un nouveau mot de passe`,
    title: "Choisissez un nouveau mot de passe",
    typeIt: "Tapez ce code dans la boutique pour choisir un nouveau mot de passe\u00a0:",
    notYou:
      "Vous n'avez rien demandé\u00a0? Ignorez cet e-mail\u00a0: votre mot de passe ne change pas. Ne donnez ce code à personne.",
  },
  emailCode: {
    subject: (code, siteName) => `${code} est votre code de vérification ${siteName}`,
    title: "Confirmez votre nouvelle adresse e-mail",
    typeIt: "Tapez ce code dans la boutique pour utiliser cette adresse avec votre compte\u00a0:",
    notYou: "Vous n'avez rien demandé\u00a0? Ignorez cet e-mail. Ne donnez ce code à personne.",
  },
  accountExists: {
    subject: (siteName) => `Vous avez déjà un compte ${siteName}`,
    preview: "Connectez-vous, ou choisissez un nouveau mot de passe.",
    title: "Vous avez déjà un compte",
    tried: (siteName) =>
      `Quelqu'un vient d'essayer de créer un compte ${siteName} avec cette adresse e-mail. Elle a déjà un compte, nous n'en avons donc pas créé un deuxième.`,
    triedChange: (siteName) =>
      `Quelqu'un vient d'essayer d'utiliser cette adresse e-mail pour un autre compte ${siteName}. Elle en a déjà un, nous n'avons donc rien changé.`,
    wasYou:
      "C'était vous\u00a0? Connectez-vous simplement. Si vous ne vous rappelez plus votre mot de passe, choisissez «\u00a0Mot de passe oublié\u00a0».",
    notYou:
      "Ce n'était pas vous\u00a0? Il n'y a rien à faire. Votre compte et votre mot de passe n'ont pas changé.",
  },
  passwordChanged: {
    subject: (siteName) => `Votre mot de passe ${siteName} a été changé`,
    preview: "Ce n'était pas vous\u00a0? Choisissez-en un autre maintenant.",
    title: "Votre mot de passe a été changé",
    text: "Le mot de passe de votre compte vient d'être changé. Les autres appareils ont été déconnectés.",
    notYou:
      "Ce n'était pas vous\u00a0? Allez maintenant à la boutique, choisissez «\u00a0Mot de passe oublié\u00a0» et mettez-en un nouveau. Changez aussi le mot de passe de votre e-mail.",
  },
  emailChanged: {
    subject: (siteName) => `Votre adresse e-mail ${siteName} a été changée`,
    preview: "Ce n'était pas vous\u00a0? Écrivez-nous maintenant.",
    title: "Votre adresse e-mail a été changée",
    text: (newEmail) =>
      `Votre compte a maintenant une autre adresse e-mail, ${newEmail}. Connectez-vous désormais avec celle-là. Les autres appareils ont été déconnectés.`,
    notYou:
      "Ce n'était pas vous\u00a0? Quelqu'un connaît votre mot de passe. Allez maintenant à la boutique et écrivez-nous avec le formulaire de contact, pour que nous puissions vous rendre votre compte.",
  },
  phoneChanged: {
    subject: (siteName) => `Votre connexion ${siteName} par téléphone a changé`,
    preview: "Ce n'était pas vous\u00a0? Changez maintenant votre mot de passe.",
    title: "Votre connexion par téléphone a changé",
    text: (phone) =>
      `Le numéro qui se termine par ${phone} peut maintenant ouvrir votre compte avec un code par SMS.`,
    textOff:
      "Aucun numéro de téléphone ne peut plus ouvrir votre compte. Votre e-mail et votre mot de passe le peuvent toujours.",
    notYou:
      "Ce n'était pas vous\u00a0? Allez maintenant à la boutique, changez votre mot de passe et confirmez votre propre téléphone dans votre compte.",
  },
  welcome: {
    title: (siteName) => `Bienvenue chez ${siteName}`,
    preview: "Votre compte est prêt.",
    text: "Votre adresse e-mail est confirmée et votre compte est prêt. Vous y trouverez vos commandes.",
    start: "Commencer mes achats",
  },

  bill: {
    quantityOf: (quantity, name) => `${quantity} × ${name}`,
    color: frenchColor,
    variant: (size, color) => `${sizeText(size)}, ${color}`,
    subtotal: "Sous-total",
    shipping: "Livraison",
    code: (code) => `Code ${code}`,
    total: "Total",
    credit: "Crédit boutique",
    giftCard: (endsWith) => `Carte cadeau …${endsWith}`,
    exchange: (returnNumber) => `Ce que vous renvoyez (${returnNumber})`,
    paidBefore: "Déjà payé",
    toPay: "À payer",
  },
  pictureOf: (name, color) => `${name}, ${color}`,
  money: {
    methods,
    came,
    failures,
    notPaid: "Pas payée",
    failed: "Le paiement a échoué",
    paid: "Payée",
    partlyRefunded: "Remboursée en partie",
    refunded: "Remboursée",
    choose: (amount) =>
      `Votre commande est passée et rien n'a été débité. Choisissez comment payer ${amount}.`,
    chooseButton: "Choisir comment payer",
    approve: (amount, phone, until) =>
      `Pas encore payée. Approuvez ${amount} sur le ${phone} avant ${until}.`,
    waiting: (amount) => `Pas encore payée. Nous attendons votre paiement de ${amount}.`,
    payRider: (amount) => `Payez ${amount} en espèces au livreur, à la porte.`,
    agree: (amount) =>
      `Pas encore payée. Nous vous contactons pour confirmer votre commande et voir comment vous payez ${amount}.`,
    unseen: (amount) =>
      `Nous n'avons pas encore noté vos ${amount}. Déjà payé\u00a0? Écrivez-nous et nous vérifions.`,
    wentWrong: (method, why) => `${method}\u00a0: ${why}`,
    stillToPay: (amount) => `Il reste ${amount} à payer.`,
    heldUntil: (time) => `Vos articles sont gardés pour vous jusqu'à ${time}.`,
    payBy: "Si elle n'est pas payée d'ici là, la commande est annulée.",
    nothingToPay: "Il n'y a plus rien à payer.",
    paidHow: (amount, how, time) =>
      how === "" ? `${amount}, ${time}.` : `${amount} ${how}, ${time}.`,
    wasPaidBack: (amount) => `Nous vous avons remboursé ${amount}.`,
    isPaidBack: (amount) => `Nous sommes en train de vous rembourser ${amount}.`,
    isCreditAgain: (amount) => `${amount} sont maintenant votre crédit boutique.`,
    paidExchange: (amount) => `${amount} ont payé ce que vous recevez en échange.`,
    isOnCardAgain: (amount) => `${amount} sont de nouveau sur votre carte cadeau.`,
    notPaidBack: (amount) =>
      `Nous n'avons pas encore pu vous rembourser ${amount}. Nous vous écrirons.`,
  },
  deliveryTo: "Livraison à\u00a0:",
  collect: "À retirer à la boutique par\u00a0:",
  orderReceived: {
    subject: (orderNumber) => `Nous avons votre commande ${orderNumber}`,
    preview: (total, orderNumber) => `${total}. Gardez ce numéro\u00a0: ${orderNumber}`,
    title: (firstname) => (firstname === null ? "Merci" : `Merci, ${firstname}`),
    text: (siteName, orderNumber) =>
      `${siteName} a votre commande. Gardez ce numéro\u00a0: ${orderNumber}`,
    promise: "Kigali\u00a0: 1 à 2 jours ouvrables. Hors de Kigali\u00a0: 3 à 5 jours ouvrables.",
    aboutLink:
      "Ce lien ouvre votre commande sans mot de passe. Donnez-le seulement à qui peut voir votre commande.",
  },
  orderStatus: {
    statuses,
    collected,
    other: (status) => ({
      title: "Des nouvelles de votre commande",
      text: `Votre commande est maintenant\u00a0: ${status}.`,
    }),
    subject: (title, orderNumber) => `${title}\u00a0: ${orderNumber}`,
    text: (text, orderNumber) => `${text} Son numéro est ${orderNumber}.`,
    brings: (name, phone) => `${name} vous l'apporte. Vous pouvez appeler le ${phone}.`,
  },
  orderChanged: {
    subject: (orderNumber) => `Votre commande a été modifiée\u00a0: ${orderNumber}`,
    preview: "Voici votre commande maintenant.",
    title: "Votre commande a été modifiée",
    text: (orderNumber) => `Votre commande ${orderNumber} a été modifiée. La voici maintenant.`,
    line: (quantity, look, price) => `${quantity} × ${look}, ${price} la pièce`,
    now: (line) => `maintenant ${line}`,
    added: (line) => `ajouté\u00a0: ${line}`,
    removed: "retiré",
    notYou: "Vous n'avez rien demandé\u00a0? Contactez-nous tout de suite.",
  },
  newOrder: {
    subject: (orderNumber, total) => `Nouvelle commande ${orderNumber}\u00a0: ${total}`,
    title: (orderNumber) => `Nouvelle commande ${orderNumber}`,
    email: (email) => `E-mail\u00a0: ${email}`,
    note: (note) => `Note\u00a0: ${note}`,
    open: "Ouvrir l'administration",
  },
  paymentReceived: {
    subject: (orderNumber) => `Nous avons votre paiement pour ${orderNumber}`,
    preview: (amount) => `${amount} sont arrivés.`,
    title: "Merci pour votre paiement",
    text: (amount, orderNumber) =>
      `Votre paiement de ${amount} est arrivé. Votre commande ${orderNumber} est payée.`,
  },
  paymentRefunded: {
    money: {
      subject: (amount, orderNumber) => `Nous avons remboursé ${amount}\u00a0: ${orderNumber}`,
      preview: (amount) => `Nous avons remboursé ${amount}.`,
      title: "Nous vous avons remboursé",
      text: (amount, orderNumber) =>
        `Nous avons remboursé ${amount} pour votre commande ${orderNumber}.`,
    },
    credit: {
      subject: (amount, orderNumber) => `${amount} de crédit boutique\u00a0: ${orderNumber}`,
      preview: (amount) => `${amount} sont à vous pour votre prochaine commande.`,
      title: "Vous avez un crédit boutique",
      text: (amount, orderNumber) =>
        `${amount} pour votre commande ${orderNumber} sont maintenant votre crédit boutique. Connectez-vous pour l'utiliser à votre prochaine commande. Il n'expire pas.`,
    },
    card: (endsWith) => ({
      subject: (amount, orderNumber) =>
        `${amount} sont de nouveau sur votre carte cadeau\u00a0: ${orderNumber}`,
      preview: (amount) => `${amount} sont de nouveau sur votre carte cadeau …${endsWith}.`,
      title: "Votre carte cadeau est rechargée",
      text: (amount, orderNumber) =>
        `${amount} pour votre commande ${orderNumber} sont de nouveau sur la carte cadeau qui finit par ${endsWith}. Utilisez son code pour votre prochaine commande. Elle n'expire pas.`,
    }),
  },
  returned: {
    requested: {
      title: "Nous regardons",
      text: (returnNumber, orderNumber) =>
        `Vous nous avez dit que quelque chose ne va pas avec votre commande ${orderNumber}. Nous regardons et nous répondons dans les 72 heures. Son numéro est ${returnNumber}.`,
    },
    approved: {
      title: "Votre retour est enregistré",
      text: (returnNumber, orderNumber) =>
        `Le retour ${returnNumber} de votre commande ${orderNumber} est enregistré.`,
    },
    received: {
      title: "Nous avons votre retour",
      text: (returnNumber, orderNumber) =>
        `Le retour ${returnNumber} de votre commande ${orderNumber} est chez nous. Nous vous écrivons quand il est réglé.`,
    },
    settled: {
      title: "Votre retour est réglé",
      text: (returnNumber, orderNumber) =>
        `Nous avons vérifié le retour ${returnNumber} de votre commande ${orderNumber}.`,
    },
    declined: {
      title: "Nous ne pouvons pas le reprendre",
      text: (returnNumber, orderNumber) =>
        `Nous ne pouvons pas reprendre les articles du retour ${returnNumber} de votre commande ${orderNumber}.`,
    },
    withdrawn: {
      title: "Votre retour est annulé",
      text: (returnNumber, orderNumber) =>
        `Le retour ${returnNumber} de votre commande ${orderNumber} est annulé. Vous gardez les articles.`,
    },
    subject: (title, returnNumber) => `${title}\u00a0: ${returnNumber}`,
    handOver: {
      rider: "Nous vous appelons pour convenir du passage de notre livreur.",
      shop: "Apportez-le chez nous à Kigali. Répondez d'abord à cet e-mail, et nous vous dirons où.",
      bus: "Envoyez-le à Kigali par bus. Répondez d'abord à cet e-mail, et nous vous dirons à quelle adresse.",
    },
    writeNumber: (returnNumber) =>
      `Mettez tout dans un sac et écrivez ${returnNumber} dessus. Rien ne doit être porté, avec les étiquettes.`,
    money: (amount) =>
      `Nous vous rendons ${amount}. Nous vous écrivons dès que l'argent est parti.`,
    credit: (amount) =>
      `${amount} vous reviennent en crédit boutique. Ce qu'une carte cadeau a payé est de nouveau sur cette carte.`,
    nothing: "Rien n'est remboursé.",
    kept: (orderNumber, time) =>
      `Ce que vous recevez en échange est la commande ${orderNumber}. Nous la gardons pour vous jusqu'à ${time}\u00a0: ce que vous renvoyez doit être chez nous d'ici là.`,
    stillToPay: (amount, orderNumber) =>
      `Il reste ${amount} à payer pour ${orderNumber}. Ouvrez cette commande pour payer.`,
    paidExchange: (amount, orderNumber) =>
      `${amount} ont payé ce que vous recevez en échange, la commande ${orderNumber}.`,
    exchangeEnded: (orderNumber) =>
      `Ce que vous vouliez en échange, la commande ${orderNumber}, ne viendra pas. Ce que vous avez payé en plus vous revient.`,
    complain:
      "Vous n'êtes pas d'accord\u00a0? Répondez à cet e-mail. Nous répondons dans les 72 heures.",
  },
  creditGiven: {
    subject: (amount, siteName) => `${amount} de crédit boutique chez ${siteName}`,
    preview: (balance) => `Vous avez maintenant ${balance}.`,
    title: "Vous avez un crédit boutique",
    text: (amount, siteName) => `${siteName} vous a donné ${amount} de crédit boutique\u00a0:`,
    has: (balance) =>
      `Vous avez maintenant ${balance}. Connectez-vous pour l'utiliser à votre prochaine commande. Il n'expire pas.`,
  },
  giftCard: {
    subject: (amount, siteName) => `Une carte cadeau de ${amount} de ${siteName}`,
    preview: "À utiliser pour tout dans la boutique.",
    title: (amount) => `${amount} pour vous`,
    text: (siteName) => `Voici une carte cadeau ${siteName}. Elle est à vous.`,
    from: (giver, siteName) =>
      `${giver} vous envoie une carte cadeau ${siteName}. Elle est à vous.`,
    typeIt:
      "Tapez ce code au moment de commander. Utilisez-la entière ou en partie\u00a0: le reste demeure sur la carte.",
    care: "Elle n'expire pas. Qui a le code peut s'en servir\u00a0: gardez-le comme de l'argent.",
  },
  paymentExpired: {
    subject: (orderNumber) => `Votre commande n'a pas été payée à temps\u00a0: ${orderNumber}`,
    preview: "Elle est annulée. Rien n'a été débité.",
    title: "Votre commande n'a pas été payée à temps",
    text: (amount, orderNumber) =>
      `Le paiement mobile money de ${amount} pour votre commande ${orderNumber} n'a pas été approuvé à temps, la commande est donc annulée. Vous pouvez la passer de nouveau.`,
    late: "Si votre paiement arrive quand même, nous le renvoyons au même numéro.",
  },
  orderExpired: {
    "never-paid": {
      subject: (orderNumber) => `Votre commande n'a pas été payée\u00a0: ${orderNumber}`,
      preview: "Elle est annulée. Rien n'a été débité.",
      title: "Votre commande n'a pas été payée",
      text: (amount, orderNumber) =>
        `Nous n'avons pas reçu votre paiement de ${amount} pour la commande ${orderNumber}. Nous avons donc annulé la commande et ses articles sont de retour à la boutique. Rien n'a été débité.`,
      again:
        "Vous les voulez toujours\u00a0? Passez de nouveau la commande. Si vous avez payé, répondez à cet e-mail.",
    },
    "not-confirmed": {
      subject: (orderNumber) =>
        `Nous n'avons pas pu confirmer votre commande\u00a0: ${orderNumber}`,
      preview: "Elle est annulée. Rien n'a été débité.",
      title: "Nous n'avons pas pu confirmer votre commande",
      text: (amount, orderNumber) =>
        `Toutes nos excuses\u00a0: nous n'avons pas confirmé à temps votre commande ${orderNumber} de ${amount}, elle est donc annulée. Rien n'a été débité.`,
      again: "Vous la voulez toujours\u00a0? Passez-la de nouveau, ou répondez à cet e-mail.",
    },
    "exchange-expired": {
      subject: (orderNumber) => `Votre échange a pris fin\u00a0: ${orderNumber}`,
      preview: "Ce que vous renvoyez n'est pas arrivé à temps.",
      title: "Votre échange a pris fin",
      text: (_amount, orderNumber) =>
        `Nous avons gardé ${orderNumber} pour vous, mais ce que vous renvoyez n'est pas arrivé à temps. Ces articles sont donc de retour à la boutique. Ce que vous avez payé en plus vous revient.`,
      again:
        "C'est en route\u00a0? Alors nous vous remboursons dès que nous l'avons. Répondez à cet e-mail si vous voulez toujours l'autre article.",
    },
    "exchange-unpaid": {
      subject: (orderNumber) => `Votre échange a pris fin\u00a0: ${orderNumber}`,
      preview: "Le reste n'a pas été payé.",
      title: "Votre échange a pris fin",
      text: (amount, orderNumber) =>
        `Nous avons gardé ${orderNumber} pour vous, mais ${amount} n'ont pas été payés à temps. Ces articles sont donc de retour à la boutique.`,
      again:
        "Ce que vous renvoyez vous est remboursé dès que nous l'avons vérifié. Répondez à cet e-mail si vous voulez toujours l'autre article.",
    },
  },
  reach: {
    title: "Une question\u00a0? Nous sommes là.",
    phone: "Téléphone",
    whatsapp: "WhatsApp",
    email: "E-mail",
    question: (siteName, orderNumber) =>
      `Bonjour ${siteName}, j'ai une question sur ma commande ${orderNumber}.`,
  },
  alerts: {
    see: "Voir dans la boutique",
    size: sizeText,
    back: {
      subject: (name, siteName) => `${name} est de retour chez ${siteName}`,
      preview: "Vous nous avez demandé de vous prévenir. Il y en a peu.",
      title: (name) => `${name} est de retour`,
      text: (siteName) =>
        `Vous avez demandé à ${siteName} de vous prévenir dès le retour de cet article. Il est là, mais nous ne pouvons pas vous le garder\u00a0: les premiers à commander l'auront.`,
      end: "C'était le seul message à ce sujet. Voir vos autres demandes, ou y mettre fin\u00a0:",
    },
    prices: {
      subject: (name, price, siteName) => `${name} est maintenant à ${price} chez ${siteName}`,
      subjects: (count, siteName) =>
        `${count} articles de vos favoris coûtent moins chez ${siteName}`,
      preview: "Des prix plus bas dans vos favoris.",
      title: (count) =>
        count === 1
          ? "Un article de vos favoris coûte moins"
          : "Des articles de vos favoris coûtent moins",
      text: "Vous nous avez demandé de vous prévenir quand un prix baisse dans vos favoris.",
      was: (price) => `au lieu de ${price}`,
      end: "Plus d'e-mails sur les prix\u00a0? Arrêtez-les ici\u00a0:",
    },
    cart: {
      subject: (siteName) => `Votre panier chez ${siteName}`,
      preview: "Vous nous avez demandé un seul rappel.",
      title: "Votre panier est toujours là",
      text: (siteName) =>
        `Vous avez demandé à ${siteName} de vous rappeler votre panier. Voici les prix d'aujourd'hui. Nous ne pouvons rien vous garder\u00a0: les premiers à commander l'auront.`,
      pieces: (count) => (count === 1 ? "1 pièce" : `${count} pièces`),
      gone: (names) => `Épuisé maintenant\u00a0: ${names}.`,
      open: "Ouvrir mon panier",
      kept: (days) => `Le lien marche ${days} jours, sur tous les téléphones et ordinateurs.`,
    },
  },
  contactMessage: {
    subject: (siteName, subject) => `Message à ${siteName}\u00a0: ${subject}`,
    preview: (name) => `${name} vous a écrit.`,
    from: (name, email) => `De\u00a0: ${name}\nE-mail\u00a0: ${email}`,
    howToAnswer:
      "Envoyé avec le formulaire de contact de la boutique. Si vous répondez à cet e-mail, votre réponse part à cette personne.",
  },
};
