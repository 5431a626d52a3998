export const STAFF_TEXTS: Readonly<Record<string, string>> = {
  "Someone else has changed this size chart. Read it again before you save, or your change would undo theirs":
    "Quelqu'un d'autre a modifié ce guide des tailles. Relisez-le avant d'enregistrer, sinon vous annulez son changement",
  "No product has the size {1}": "Aucun article n'a la taille {1}",
  "Measurement must be {1} to {2} cm": "La mesure doit être de {1} à {2} cm",
  "Measurement must have at most one decimal": "La mesure a une décimale au plus",
  "Measurement must go from less to more": "La mesure va du plus petit au plus grand",
  "There are too many measurements": "Il y a trop de mesures",
  "Choose a measurement": "Choisissez une mesure",
  "A measurement is there twice": "Une mesure est là deux fois",
  "Add a size": "Ajoutez une taille",
  "A table has at most {1} sizes": "Un tableau a {1} tailles au plus",
  "Fill in every measurement of {1}": "Remplissez toutes les mesures de {1}",
  "Size {1} is there twice": "La taille {1} est là deux fois",
  "Add a table": "Ajoutez un tableau",
  "There are too many tables": "Il y a trop de tableaux",
  "There are two tables for the same people": "Il y a deux tableaux pour les mêmes personnes",
  'The shop knows already what "{1}" means':
    "La boutique sait déjà ce que veut dire «\u00a0{1}\u00a0»",
  "There are {1} words already. Remove one first": "Il y a déjà {1} mots. Retirez-en un d'abord",
  '"{1}" has a meaning already. Remove it first':
    "«\u00a0{1}\u00a0» a déjà un sens. Retirez-le d'abord",
  "Somebody else has changed this look. Look at it again":
    "Quelqu'un d'autre a modifié cette tenue. Regardez-la à nouveau",
  "A product is not worn with itself": "Un produit ne se porte pas avec lui-même",
  "There is no such product to wear": "Ce produit n'existe pas, ou ne se porte pas",
  "Meaning must be another word": "Le sens doit être un autre mot",
  "Its writer has changed this review. Read it again before you decide":
    "Son auteur a modifié cet avis. Relisez-le avant de décider",
  "There must be at least one active admin": "Il faut au moins un admin actif",
  "You can't {1} yourself": "Vous ne pouvez pas {1} votre propre compte",
  demote: "rétrograder",
  deactivate: "désactiver",
  delete: "supprimer",
  "There is no such account": "Ce compte n'existe pas",
  "There is no store credit to take back": "Il n'y a pas de crédit boutique à reprendre",
  "At most {1} can be taken back": "{1} au plus peuvent être repris",
  "This code can't be shown any more: the shop has a new secret since. The card still works.":
    "Ce code ne peut plus être montré\u00a0: la boutique a changé de clé depuis. La carte marche toujours.",
  "The rider’s day changed meanwhile. Look at it, and count again":
    "La journée du livreur a changé entre-temps. Regardez-la et recomptez",
  "1 parcel": "1 colis",
  "{1} parcels": "{1} colis",
  "1 parcel is": "1 colis est",
  "{1} parcels are": "{1} colis sont",
  "{1} still out. Say what became of it first":
    "{1} encore en route. Dites d'abord ce qui s'est passé",
  "The rider took {1}. Say why it is not that":
    "Le livreur a reçu {1}. Dites pourquoi ce n'est pas ce montant",
  "{1} counted this day already: {2}": "{1} a déjà compté ce jour\u00a0: {2}",
  "That day is over. Choose today or later":
    "Ce jour est passé. Choisissez aujourd'hui ou plus tard",
  "Choose a later day": "Choisissez un jour plus tard",
  "At most {1} days ahead": "{1} jours à l'avance au plus",
  "{1} is collected in the shop": "{1} est à retirer en boutique",
  "{1} is {2}, so there is nothing to deliver": "{1} est {2}, il n'y a rien à livrer",
  "{1} is of gift cards, which are mailed": "{1}\u00a0: des cartes cadeaux, envoyées par e-mail",
  "{1} is on its way with {2}, {3}": "{1} est en route avec {2}, {3}",
  "{1} is planned for {2}, {3}": "{1} est prévue pour {2}, {3}",
  "a rider": "un livreur",
  "There is no such parcel": "Ce colis n'existe pas",
  "There is no such rider": "Ce livreur n'existe pas",
  "{1} doesn’t ride any more": "{1} ne livre plus",
  "{1}’s money of that day is counted. Choose another day":
    "L'argent de {1} ce jour-là est déjà compté. Choisissez un autre jour",
  "{1} is on its way already, so its parcels stay as they are":
    "{1} est déjà en route, ses colis ne changent plus",
  "{1} still has {2}. Give them to somebody else first":
    "{1} a encore {2}. Confiez-les d'abord à quelqu'un d'autre",
  "This day is counted already": "Ce jour est déjà compté",
  "Put every piece of the order in one parcel, and in one only":
    "Mettez chaque pièce de la commande dans un colis, et dans un seul",
  "A parcel needs something in it": "Un colis doit contenir quelque chose",
  "At least one parcel": "Au moins un colis",
  "At most 10 parcels": "10 colis au plus",
  "Choose what is to be delivered": "Choisissez ce qui est à livrer",
  "Another discount has this code already": "Une autre réduction a déjà ce code",
  "This discount was made in the back office, with something this form does not know. Please change it there.":
    "Cette réduction vient du back-office, avec quelque chose que ce formulaire ne connaît pas. Modifiez-la là-bas.",
  "Something this discount is for is not in the shop any more":
    "Un produit ou une catégorie de cette réduction n'est plus dans la boutique",
  "The goods cost {1}": "Les articles coûtent {1}",
  "Articles of this order are coming back, or came back, so it stays delivered. See its returns":
    "Des articles de cette commande reviennent, ou sont revenus, elle reste donc livrée. Voyez ses retours",
  "This order's gift cards were taken back. Place a new order instead":
    "Les cartes cadeaux de cette commande ont été reprises. Passez plutôt une nouvelle commande",
  "Some of what paid for this order went back, and its money is still to be paid back. Place a new order instead":
    "Une partie du paiement est déjà revenue, et le reste est encore à rembourser. Passez plutôt une nouvelle commande",
  "A part of this order is packed in the back office: pack the rest there, or undo it":
    "Une partie de cette commande est emballée dans le back-office\u00a0: emballez-y le reste, ou défaites-le",
  "not approved yet": "pas encore accepté",
  approved: "accepté",
  received: "reçu",
  settled: "réglé",
  declined: "refusé",
  withdrawn: "retiré",
  pending: "en attente",
  processing: "en préparation",
  shipped: "en route",
  delivered: "livrée",
  cancelled: "annulée",
  completed: "terminé",
  failed: "échoué",
  refunded: "remboursé",
  "At most {1}, which is what was paid for it": "{1} au plus, c'est ce qui a été payé",
  "It was asked for within seven days: something has to be paid back":
    "C'était demandé dans les sept jours\u00a0: il faut rembourser quelque chose",
  "Say why less is paid back": "Dites pourquoi vous remboursez moins",
  "The exchange cost {1}. Say why less is paid back":
    "L'échange a coûté {1}. Dites pourquoi vous remboursez moins",
  "This order is not paid yet. Record its money first":
    "Cette commande n'est pas encore payée. Notez d'abord son paiement",
  "All of this order's money is paid back already":
    "Tout l'argent de cette commande est déjà remboursé",
  "At most {1} of this order can still be paid back":
    "{1} au plus de cette commande peuvent encore être remboursés",
  "This return is counted already, and otherwise": "Ce retour est déjà compté, et autrement",
  "This return is settled already, with {1}": "Ce retour est déjà réglé, avec {1}",
  "It was asked for within seven days of delivery, so it can't be declined":
    "Il a été demandé dans les sept jours après la livraison, on ne peut pas le refuser",
  "This return is {1}, so it can't be {2}": "Ce retour est {1}, il ne peut pas être {2}",
  "{1} in exchange is packed, and partly paid. Cancel that first":
    "{1} en échange est emballée, et payée en partie. Annulez-la d'abord",
  "This line is not part of the return": "Cette ligne n'est pas dans le retour",
  "At most {1} can come back": "{1} au plus peuvent revenir",
  "Count at least one piece that came back": "Comptez au moins une pièce revenue",
  "The order comes to {1}": "La commande est de {1}",
  "This reference is already recorded for {1}": "Cette référence est déjà notée pour {1}",
  "Nothing was paid that could be paid back": "Rien n'a été payé, il n'y a rien à rembourser",
  "This order is not paid yet. Cancel it, and what was paid comes back":
    "Cette commande n'est pas encore payée. Annulez-la, et ce qui a été payé revient",
  "This order was placed without an account, so there is nobody to give store credit to. Make a gift card instead":
    "Cette commande a été passée sans compte, il n'y a personne à qui donner du crédit boutique. Faites plutôt une carte cadeau",
  "All of this payment is paid back already": "Tout ce paiement est déjà remboursé",
  "At most {1} of this payment can be paid back":
    "{1} au plus de ce paiement peuvent être remboursés",
  "This order's money pays an exchange. Settle or close that return first":
    "L'argent de cette commande paie un échange. Réglez ou fermez d'abord ce retour",
  "At most {1} of this order can be paid back: the rest pays an exchange":
    "{1} au plus de cette commande peuvent être remboursés\u00a0: le reste paie un échange",
  "This paid for gift cards. Cancel the order: they are taken back, and what was not spent is paid back":
    "Cela a payé des cartes cadeaux. Annulez la commande\u00a0: elles sont reprises, et ce qui n'a pas servi est remboursé",
  "At most {1} of this payment can be paid back: the rest paid for gift cards. Cancel the order to take them back":
    "{1} au plus de ce paiement peuvent être remboursés\u00a0: le reste a payé des cartes cadeaux. Annulez la commande pour les reprendre",
  "This Idempotency-Key was used for another refund":
    "Cette demande a déjà servi pour un autre remboursement",
  "This is being paid back already. Wait for its outcome":
    "Le remboursement est déjà en cours. Attendez le résultat",
  "This refund is {1} and can't be changed any more":
    "Ce remboursement est {1} et ne peut plus changer",
  "The provider decides how this payment ends":
    "C'est le service de paiement qui décide de la fin de ce paiement",
  "This payment is {1} and can't be changed any more":
    "Ce paiement est {1} et ne peut plus changer",
  "Category not found.": "Catégorie introuvable.",
  "A category with this name already exists": "Une catégorie a déjà ce nom",
  "This category still has sub-categories": "Cette catégorie a encore des sous-catégories",
  "1 product is": "1 produit est",
  "{1} products are": "{1} produits sont",
  "{1} still in this category": "{1} encore dans cette catégorie",
  "The file is empty.": "Le fichier est vide.",
  "There is no {1} in the upload": "Il n'y a pas de {1} dans l'envoi",
  "The CSV is larger than 50 MB.": "Le CSV dépasse 50 Mo.",
  "The zip is larger than 500 MB.": "Le zip dépasse 500 Mo.",
  "The file must be a CSV, or a zip that holds one.":
    "Le fichier doit être un CSV, ou un zip qui en contient un.",
  "Choose a CSV or zip file": "Choisissez un fichier CSV ou zip",
  "Send one file": "Envoyez un seul fichier",
  "This receipt was not entered by hand": "Ce reçu n'a pas été saisi à la main",
  "This receipt is signed already": "Ce reçu est déjà signé",
  "This receipt is waiting for the controller": "Ce reçu attend le contrôleur EBM",
  "Receipt {1} has this number already": "Le reçu {1} a déjà ce numéro",
  "No controller is connected. Enter the number by hand":
    "Aucun contrôleur EBM n'est connecté. Entrez le numéro à la main",
  "The controller does not answer.": "Le contrôleur EBM ne répond pas.",
  "The controller answers, and does not sign. It is asked again.":
    "Le contrôleur EBM répond, mais ne signe pas. On lui redemande.",
  "The controller did not say what became of it. It is asked again.":
    "Le contrôleur EBM n'a pas donné de résultat. On lui redemande.",
  "The controller knows this number and does not say what it signed. Read it off the controller and enter it by hand.":
    "Le contrôleur EBM connaît ce numéro et ne dit pas ce qu'il a signé. Lisez-le sur le contrôleur et entrez-le à la main.",
  "The sale that it corrects is not signed yet. Settle that first, then try again.":
    "La vente qu'il corrige n'est pas encore signée. Réglez d'abord cela, puis réessayez.",
  "The controller was disconnected before it answered. Read off it what it signed and enter that by hand.":
    "Le contrôleur EBM a été déconnecté avant de répondre. Lisez-y ce qu'il a signé et entrez-le à la main.",
  "The controller refused it: {1}": "Le contrôleur EBM l'a refusé\u00a0: {1}",
  "These are the sale prices of product files. Please change them with a file.":
    "Ce sont les prix de promotion des fichiers de produits. Modifiez-les avec un fichier.",
  "This product is not in the shop any more": "Ce produit n'est plus dans la boutique",
  "This product is named twice": "Ce produit y est deux fois",
  "A sale price is below the price, {1}": "Un prix de promotion est plus bas que le prix, {1}",
  "Enter the TIN under which the shop is registered for VAT":
    "Entrez le TIN de la boutique enregistré à la TVA",
  "This account can't order": "Ce compte ne peut pas commander",
  "The rider takes no money there": "Le livreur n'encaisse pas là-bas",
  "This was saved already. Please look at the list before you send it once more.":
    "C'est déjà enregistré. Regardez la liste avant de renvoyer.",
  "Only a mail that was given up can be tried again": "Seul un e-mail abandonné peut être réessayé",
  "Must be a whole number from {1} to {2}": "Un nombre entier de {1} à {2}",
  "Site name is required": "Entrez le nom du site",
  "Site name must have at most 60 characters": "Le nom du site a 60 caractères au plus",
  "Site name has characters that can't be used":
    "Ce nom de site a des caractères qui ne sont pas acceptés",
  "Valid price is required": "Entrez un prix correct",
  "Valid stock quantity is required": "Entrez un stock correct",
  "The price must be at most RWF 10,000,000": "Le prix est de RWF 10,000,000 au plus",
  "The price must be a whole number of RWF": "Le prix est un nombre entier de RWF",
  "Category is required": "Choisissez une catégorie",
  "Category name is required": "Entrez le nom de la catégorie",
  "Product name is required": "Entrez le nom du produit",
  "must be the number you saw": "Écrivez le nombre que vous avez vu",
  "must not start with prod_": "Ne commencez pas par prod_",
  "is reserved": "C'est réservé",
  "must be a time like {1}": "Une heure comme {1}",
  "The end is before the start.": "La fin est avant le début.",
  "Transfer reference is required": "Entrez la référence du virement",
  "Please enter a name": "Entrez un nom",
  "A name has at most 80 characters": "Un nom a 80 caractères au plus",
  "A price is a whole number of RWF": "Un prix est un nombre entier de RWF",
  "A price is at least RWF 1": "Un prix est d'au moins RWF 1",
  "This price is too large": "Ce prix est trop grand",
  "Please enter a price": "Entrez un prix",
  "At most 500 prices at once": "500 prix au plus à la fois",
  "days must be a whole number": "Les jours sont un nombre entier",
  "days must not be negative": "Les jours ne sont pas moins que 0",
  "days must be at most 60": "60 jours au plus",
  "max_days must not be less than min_days": "Le maximum de jours est plus petit que le minimum",
  "min_days must not be more than max_days, which is {1}":
    "Le minimum ne dépasse pas le maximum, {1} jours",
  "max_days must not be less than min_days, which is {1}":
    "Le maximum n'est pas plus petit que le minimum, {1} jours",
  "Please enter a code": "Entrez un code",
  "A code has at least 3 characters": "Un code a au moins 3 caractères",
  "A code has at most {1} characters": "Un code a {1} caractères au plus",
  "A code has letters, digits, - and _ only": "Un code n'a que des lettres, des chiffres, - et _",
  "Please choose what it gives": "Choisissez ce qu'elle donne",
  "Please enter how much it takes off": "Entrez le montant de la réduction",
  "Please choose at most {1}": "{1} au plus",
  "A percentage is more than 0 and at most 100, with at most two decimals":
    "Un pourcentage va de plus de 0 à 100, avec deux décimales au plus",
  "An amount off is a whole number of RWF": "La réduction est un nombre entier de RWF",
  "Free delivery has no amount": "La livraison gratuite n'a pas de montant",
  "Free delivery is for everything": "La livraison gratuite est pour tout",
  "Please choose a category": "Choisissez une catégorie",
  "Please choose a product": "Choisissez un produit",
  "What is for everything names no products": "Ce qui est pour tout ne nomme pas de produits",
  "percent must be at least 1": "Le pourcentage est d'au moins 1",
  "percent must be at most 100": "Le pourcentage est de 100 au plus",
  "Give a discount in percent or in RWF": "Donnez une réduction en pourcentage ou en RWF",
  "Please enter a valid email address, or none": "Entrez une adresse e-mail valide, ou rien",
  "Nobody pays a rider for what is collected in the shop":
    "On ne paie pas un livreur pour un retrait en boutique",
  "Internal data": "Données internes",
  "The handle {1} is already used by another product":
    "Le nom d'adresse {1} est déjà pris par un autre produit",
  "There is no picture {1}": "La photo {1} n'existe pas",
  "The colour {1} is not among those of the product":
    "La couleur {1} n'est pas une couleur du produit",
  "Pieces were sold or came in meanwhile. Please look at the stock again.":
    "Des pièces ont été vendues ou sont arrivées entre-temps. Regardez le stock encore une fois.",
  "Pieces were sold or came back meanwhile. Please say which number you saw (stock_seen).":
    "Des pièces ont été vendues ou sont revenues entre-temps. Regardez le stock encore une fois.",
  "A colour must be a code like #b5301a": "Une couleur est un code comme #b5301a",
  "Colours must be codes like #b5301a": "Les couleurs sont des codes comme #b5301a",
  "This size and colour are not among those of the product":
    "Cette taille et cette couleur ne sont pas celles du produit",
  "This size and colour are given twice": "Cette taille et cette couleur y sont deux fois",
  "A product can have at most {1} variants": "Un produit a {1} variantes au plus",
  "must name the position of every picture once":
    "Chaque photo doit avoir sa place, une seule fois",
  "Sizes must be short texts like S or 42, of at most 20 characters":
    "Les tailles sont de courts textes comme S ou 42, de 20 caractères au plus",
  "{1} now, so {2} can't be taken away": "{1} maintenant, on ne peut donc pas en retirer {2}",
  "Only 1 is left": "Il en reste 1",
  "None is left": "Il n'en reste plus",
  "Only {1} are left": "Il en reste {1}",
  "{1}: only 1 is left": "{1}\u00a0: il en reste 1",
  "{1}: none is left": "{1}\u00a0: il n'en reste plus",
  "{1}: only {2} are left": "{1}\u00a0: il en reste {2}",
  "This product was changed meanwhile. Please look at it again.":
    "Ce produit a été modifié entre-temps. Regardez-le encore une fois.",
  "This product could not be stored": "Ce produit n'a pas pu être enregistré",
  "Only pictures of this product can be kept":
    "Seules les photos de ce produit peuvent être gardées",
  "must say of each of the {1} pictures what it shows, or null":
    "Pour chacune des {1} photos, dites ce qu’elle montre, ou rien",
  "must say of each of the {1} pictures which colour it shows, or null":
    "Dites pour chacune des {1} photos quelle couleur elle montre",
  "gift card": "carte cadeau",
  "This import is over already ({1}).": "Cette importation est déjà terminée ({1}).",
  "Whoever asked ended it, or ordered.":
    "La personne qui l'avait demandé y a mis fin, ou a commandé.",
  "Nothing in the cart can be bought now.": "Rien de ce panier ne peut être acheté maintenant.",
  "It is sold out again, or not sold any more.":
    "L'article est de nouveau épuisé, ou n'est plus vendu.",
  "The prices went up again, or the articles are gone.":
    "Les prix ont remonté, ou les articles ne sont plus là.",
  "Must be in the future": "Choisissez un moment à venir",
  "{1} has published this meanwhile": "{1} a publié ceci entre-temps",
  "This was emptied meanwhile": "Ceci a été vidé entre-temps",
  "Must be text": "Il faut un texte",
  "Must have at most {1} characters": "{1} caractères au plus",
  "Link must lead to shoppers' pages": "Le lien doit mener aux pages des clients",
  "Must be later than the beginning": "La fin vient après le début",
  "There is no {1} here": "Il n'y a pas de {1} ici",
  "There is no fact {1}": "Cette information n'existe pas\u00a0: {1}",
  "No page may lead to {1}": "Une page ne peut pas mener à {1}",
  "Say it in every language": "Dites-le dans chaque langue",
  "Choose this picture again": "Choisissez cette photo encore une fois",
  "There can be at most {1} pictures": "{1} photos au plus",
  "There can be at most {1} points": "{1} points au plus",
  "A point must be on the picture": "Un point doit être sur la photo",
  "Choose a product": "Choisissez un produit",
  "One picture serves all screens here": "Ici, une seule photo sert à tous les écrans",
  "There is no such collection": "Cette collection n'existe pas",
  "This collection is over by then": "Cette collection sera terminée à ce moment",
  "This drop is over by then": "Cette vente sera terminée à ce moment",
  "There is no such category": "Cette catégorie n'existe pas",
  "There is no such product": "Ce produit n'existe pas",
  "This part leads nowhere": "Cette partie ne mène nulle part",
  "Say where the button leads": "Dites où mène le bouton",
  "Say what the button says": "Dites ce que dit le bouton",
  "Somebody else has changed this collection. Look at it again":
    "Quelqu'un d'autre a modifié cette collection. Regardez-la à nouveau",
  "Another collection has this address": "Une autre collection a cette adresse",
  "There is no such drop": "Cette vente n'existe pas",
  "Must be one of its products": "Doit être un de ses produits",
  "Somebody else has changed this drop. Look at it again":
    "Quelqu'un d'autre a modifié cette vente. Regardez-la de nouveau",
  "There is no such product to sell": "Ce produit n'existe pas",
  "This product is in the drop {1} already": "Ce produit est déjà dans la vente {1}",
  "Another drop has this address": "Une autre vente a cette adresse",
  "It has opened already": "Elle est déjà ouverte",
  "Title is required": "Indiquez un titre",
  "Choose at least one product": "Choisissez au moins un produit",
  "Choose at most {1} products": "Choisissez {1} produits au plus",
  "Drop-Ticket must have 22 to 64 letters, digits, - or _": "Cette demande n'est pas valide",
};
