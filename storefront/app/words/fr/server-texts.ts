export const SERVER_TEXTS: Readonly<Record<string, string>> = {
  "Access denied": "Accès refusé",
  "Resource not found": "Introuvable",
  "Too many requests - please wait a moment": "Trop de demandes - patientez un instant",
  "Server error - please try again": "Erreur du serveur - réessayez",
  "We are working on the shop. Please come back in a few minutes.":
    "Nous travaillons sur la boutique. Revenez dans quelques minutes.",
  "Service temporarily unavailable. Please refresh the page.":
    "Service indisponible pour le moment. Rechargez la page.",
  "Invalid request": "Demande non valide",
  "Please log in": "Connectez-vous",
  "This already exists.": "Cela existe déjà.",
  "Something this refers to is missing or still in use.":
    "Il manque quelque chose, ou c'est encore utilisé.",
  "A value can't be stored.": "Une valeur ne peut pas être enregistrée.",
  "The request can't be carried out.": "Cette demande est impossible.",
  "The request conflicts with the current state.": "Quelque chose a changé entre-temps.",
  "The request is too large.": "C'est trop grand à envoyer.",
  "This content type is not supported.": "Ce type de contenu n'est pas accepté.",
  "The body is not valid JSON.": "Cette demande est illisible.",
  "The body must be application/json.": "Cette demande est illisible.",
  "The body must be multipart/form-data.": "Cette demande est illisible.",
  "The body must be multipart/form-data or application/json.": "Cette demande est illisible.",
  "This method is not allowed here.": "Ce n'est pas possible ici.",
  "The key can't be read": "Cette demande n'est pas valide",
  "This is still being saved. Please wait a moment.":
    "L'enregistrement est en cours. Patientez un instant.",
  "This Idempotency-Key was used for something else": "Cette demande a déjà servi pour autre chose",
  "This Idempotency-Key was already used for another order":
    "Cette demande a déjà servi pour une autre commande",
  "This Idempotency-Key was used for another return":
    "Cette demande a déjà servi pour un autre retour",
  "Codes go to mobile numbers in Rwanda alone, like 0788 123 456.":
    "Les codes ne vont qu'aux numéros mobiles du Rwanda, comme 0788 123 456.",
  "This shop sends no codes by SMS": "Cette boutique n'envoie pas de codes par SMS",
  "No more codes can be sent by SMS today. Use your email and password.":
    "Plus de codes par SMS aujourd'hui. Utilisez votre e-mail et votre mot de passe.",
  "Staff log in with email and password": "L'équipe se connecte par e-mail et mot de passe",
  "This phone is confirmed already": "Ce téléphone est déjà confirmé",
  "This phone number belongs to another account": "Ce numéro appartient à un autre compte",
  "This is your address already": "C'est déjà votre adresse",
  "This email is already in use": "Cette adresse e-mail est déjà utilisée",
  "Current password is incorrect": "Le mot de passe actuel n'est pas le bon",
  "The password was changed in the meantime": "Le mot de passe a été changé entre-temps",
  "Password is incorrect": "Ce n'est pas le bon mot de passe",
  "Invalid credentials": "E-mail ou mot de passe incorrect",
  "Account is deactivated": "Ce compte est désactivé",
  "Invalid or expired verification code": "Ce code n'est pas le bon, ou il n'est plus valable",
  "Please verify your email": "Confirmez votre adresse e-mail",
  "You can have at most {1} unpaid pieces at a time. Please pay for an order you have, or order fewer now.":
    "Vous pouvez avoir au plus {1} pièces à payer à la fois. Payez une commande que vous avez, ou commandez-en moins.",
  "At most {1} unpaid pieces can wait for one email address. Please pay for an order you have, or order fewer now.":
    "Une adresse e-mail peut avoir au plus {1} pièces à payer. Payez une commande que vous avez, ou commandez-en moins.",
  "At most {1} unpaid pieces can wait for one phone number. Please pay for an order you have, or order fewer now.":
    "Un numéro de téléphone peut avoir au plus {1} pièces à payer. Payez une commande que vous avez, ou commandez-en moins.",
  "At most {1} unpaid pieces can wait for one internet connection. Please pay for an order you have, order fewer now, or call us.":
    "Une connexion internet peut avoir au plus {1} pièces à payer. Payez une commande que vous avez, commandez-en moins, ou appelez-nous.",
  "Some items are no longer available in this quantity":
    "Certains articles ne sont plus disponibles en cette quantité",
  "The price of this order has changed": "Le prix de cette commande a changé",
  "Log in to use your store credit": "Connectez-vous pour utiliser votre crédit boutique",
  "This product can't be ordered now": "Ce produit ne peut pas être commandé pour le moment",
  "This product is no longer available": "Ce produit n'est plus disponible",
  "This size is not offered": "Cette taille n'existe pas ici",
  "This colour is not offered": "Cette couleur n'existe pas ici",
  "This size is not offered in this colour": "Cette taille n'existe pas dans cette couleur",
  "Please choose a size and a colour": "Choisissez une taille et une couleur",
  "This order is too large": "Cette commande est trop grande",
  "An order costs something": "Une commande coûte quelque chose",
  "Orders can't be collected in the shop now. We deliver them":
    "Le retrait en boutique n'est pas possible pour le moment. Nous livrons",
  "Gift cards come by mail: there is nothing to collect":
    "Les cartes cadeaux arrivent par e-mail\u00a0: il n'y a rien à retirer",
  "A gift card comes by mail: an email address is needed":
    "Une carte cadeau arrive par e-mail\u00a0: il faut une adresse e-mail",
  "Nothing in this order is a gift card": "Il n'y a pas de carte cadeau dans cette commande",
  "A gift card can be sent within {1} days":
    "Une carte cadeau peut être envoyée dans les {1} jours",
  "We don't know this gift card. Check the code.":
    "Nous ne connaissons pas cette carte cadeau. Vérifiez le code.",
  "This gift card is not accepted any more. Please contact us.":
    "Cette carte cadeau n'est plus acceptée. Écrivez-nous.",
  "Nothing is left on this gift card.": "Il ne reste rien sur cette carte cadeau.",
  "We don't know this code. Check the spelling.":
    "Nous ne connaissons pas ce code. Vérifiez s'il est bien écrit.",
  "This code starts on {1}.": "Ce code est valable à partir du {1}.",
  "This code starts on another day.": "Ce code sera valable un autre jour.",
  "This code ended.": "Ce code n'est plus valable.",
  "This code ended on {1}.": "Ce code était valable jusqu'au {1}.",
  "This code is used up.": "Ce code est épuisé.",
  "You have used this code before.": "Vous avez déjà utilisé ce code.",
  "This code is for orders from {1}.": "Ce code est valable à partir de {1} d'achat.",
  "You already get a better discount, and this code can't be added to it.":
    "Vous avez déjà une meilleure réduction, et ce code ne s'y ajoute pas.",
  "This code takes nothing off this order.":
    "Ce code ne donne pas de réduction sur cette commande.",
  "You declined the payment on your phone. Nothing was charged. You can try again.":
    "Vous avez refusé le paiement sur votre téléphone. Rien n'a été débité. Vous pouvez réessayer.",
  "The payment was not approved in time. Nothing was charged. You can try again.":
    "Le paiement n'a pas été approuvé à temps. Rien n'a été débité. Vous pouvez réessayer.",
  "There is not enough money in this wallet. Nothing was charged. Top up, or use another number.":
    "Il n'y a pas assez d'argent sur ce compte mobile money. Rien n'a été débité. Rechargez-le, ou prenez un autre numéro.",
  "This wallet has reached its limit. Nothing was charged. Try tomorrow, or use another number.":
    "Ce compte mobile money a atteint sa limite. Rien n'a été débité. Réessayez demain, ou prenez un autre numéro.",
  "This number has no mobile money wallet. Check it, or use another number.":
    "Ce numéro n'a pas de compte mobile money. Vérifiez-le, ou prenez un autre numéro.",
  "This wallet is not active. Nothing was charged. Use another number.":
    "Ce compte mobile money n'est pas actif. Rien n'a été débité. Prenez un autre numéro.",
  "This wallet is not allowed to make this payment. Nothing was charged. Use another number.":
    "Ce compte mobile money ne peut pas faire ce paiement. Rien n'a été débité. Prenez un autre numéro.",
  "The amount did not match the order. We are looking into it and will write to you.":
    "Le montant n'était pas celui de la commande. Nous vérifions et nous vous écrirons.",
  "Mobile money isn't responding right now. Nothing was charged. Try again.":
    "Le mobile money ne répond pas pour le moment. Rien n'a été débité. Réessayez.",
  "The order was cancelled.": "La commande a été annulée.",
  "You started another payment instead.": "Vous avez commencé un autre paiement à la place.",
  "The payment did not go through. Nothing was charged. You can try again.":
    "Le paiement n'a pas abouti. Rien n'a été débité. Vous pouvez réessayer.",
  "The PIN was not right. Nothing was charged. Try again with your mobile money PIN.":
    "Le PIN n'était pas le bon. Rien n'a été débité. Réessayez avec votre PIN mobile money.",
  "The card was declined. Nothing was charged. Try another card, or pay another way.":
    "La carte a été refusée. Rien n'a été débité. Essayez une autre carte, ou payez autrement.",
  "Card payments aren't working right now. Nothing was charged. Try again, or pay another way.":
    "Le paiement par carte ne marche pas pour le moment. Rien n'a été débité. Réessayez, ou payez autrement.",
  "Please enter an Airtel number (072 or 073) for mobile money":
    "Entrez un numéro Airtel (072 ou 073) pour le mobile money",
  "Please enter an MTN or Airtel number (072, 073, 078 or 079) for mobile money":
    "Entrez un numéro MTN ou Airtel (072, 073, 078 ou 079) pour le mobile money",
  "Please enter an MTN number (078 or 079) for mobile money":
    "Entrez un numéro MTN (078 ou 079) pour le mobile money",
  "This payment method is not available": "Ce moyen de paiement n'est pas disponible",
  "The time to pay this order is over": "Le délai pour payer cette commande est passé",
  "This order had too many payment tries. Please contact us":
    "Il y a eu trop d'essais de paiement pour cette commande. Écrivez-nous",
  "This number was asked for money too often. Please try again in an hour, or pay another way.":
    "Ce numéro a reçu trop de demandes de paiement. Réessayez dans une heure, ou payez autrement.",
  "This order was cancelled": "Cette commande a été annulée",
  "This order is cancelled": "Cette commande est annulée",
  "This order is paid already": "Cette commande est déjà payée",
  "No order has this number and email address.":
    "Aucune commande n'a ce numéro et cette adresse e-mail.",
  "This link opens no order.": "Ce lien n'ouvre aucune commande.",
  "Your order is packed already, so it can't be cancelled. Please contact us":
    "Votre commande est déjà emballée, elle ne peut plus être annulée. Écrivez-nous",
  "A gift card of this order was used already, so it can't be cancelled. Please contact us":
    "Une carte cadeau de cette commande a déjà servi, elle ne peut plus être annulée. Écrivez-nous",
  "This order is collected in the shop": "Cette commande est à retirer en boutique",
  "Delivery to {1} costs {2} more. Please contact us to change it":
    "La livraison à {1} coûte {2} de plus. Écrivez-nous pour la changer",
  "Delivery to {1} costs {2} less. Please contact us to change it":
    "La livraison à {1} coûte {2} de moins. Écrivez-nous pour la changer",
  "The rider takes no money in {1}. Pay another way first":
    "À {1}, le livreur n'encaisse pas. Payez d'abord autrement",
  "Somebody changed this order meanwhile. Please look at it again":
    "Cette commande a changé entre-temps. Regardez-la encore une fois",
  "A payment for this order is under way. Please try again when it has ended":
    "Un paiement de cette commande est en cours. Réessayez quand il sera terminé",
  "Some of what was paid for this order went back, so what it costs stays. Please contact us to change it":
    "Une partie du paiement de cette commande a été remboursée, son prix ne change donc plus. Écrivez-nous pour la modifier",
  "It is planned who brings this order, so its pieces stay":
    "La livraison de cette commande est déjà prévue, ses pièces ne changent donc plus",
  "This order has gift cards, so what it costs stays. Please contact us to change it":
    "Cette commande a des cartes cadeaux, son prix ne change donc plus. Écrivez-nous pour la modifier",
  "This is what you get in exchange. Please contact us to change it":
    "C'est ce que vous recevez en échange. Écrivez-nous pour le modifier",
  "It costs what it did": "Le prix reste le même",
  "The order costs {1} more then": "La commande coûte alors {1} de plus",
  "The order costs {1} less then": "La commande coûte alors {1} de moins",
  "Prices changed meanwhile. Please look again":
    "Les prix ont changé entre-temps. Regardez encore une fois",
  "Only {1} left in this size or colour": "Plus que {1} dans cette taille ou cette couleur",
  "This size or colour has just sold out": "Cette taille ou cette couleur vient d'être épuisée",
  "This order is packed already. Please contact us to change it":
    "Cette commande est déjà emballée. Écrivez-nous pour la modifier",
  "This order was changed very often. Please contact us to change it again":
    "Cette commande a été modifiée très souvent. Écrivez-nous pour la modifier encore",
  "Gift cards are ordered by themselves": "Les cartes cadeaux se commandent à part",
  "It is in the order already: change how many":
    "C'est déjà dans la commande\u00a0: changez la quantité",
  "A gift card stays as it is": "Une carte cadeau ne change pas",
  "Choose another size or colour of the same article":
    "Choisissez une autre taille ou couleur du même article",
  "Choose another size or colour": "Choisissez une autre taille ou couleur",
  "It is not for sale any more, so there can't be more of it":
    "Ce n'est plus en vente, il ne peut pas y en avoir plus",
  "This order has no such line": "Cette ligne n'est pas dans la commande",
  "It is named twice": "C'est deux fois dans la liste",
  "An order has at least one line. Cancel it instead":
    "Une commande a au moins une ligne. Annulez-la plutôt",
  "The money of this order is not recorded yet. Please contact us":
    "Le paiement de cette commande n'est pas encore noté. Écrivez-nous",
  "The price of this exchange has changed": "Le prix de cet échange a changé",
  "A part of this order's money is paid back already. Please contact us":
    "Une partie de l'argent de cette commande est déjà remboursée. Écrivez-nous",
  "What you get in exchange is packed already. Please contact us":
    "Ce que vous recevez en échange est déjà emballé. Écrivez-nous",
  "This order is not delivered, so you can't review it yet":
    "Cette commande n'est pas encore livrée, votre avis viendra après",
  "This article is not sold any more": "Cet article n'est plus en vente",
  "This order is not delivered, so nothing of it can be returned yet":
    "Cette commande n'est pas encore livrée, rien ne peut être rendu pour le moment",
  "Faults can be reported for {1} days after delivery. Please contact us":
    "Un défaut se signale dans les {1} jours après la livraison. Écrivez-nous",
  "Returns closed {1} days after delivery. If something is broken or wrong, report a fault":
    "Les retours se font dans les {1} jours après la livraison. Si quelque chose est cassé ou faux, signalez un défaut",
  "This order has had many returns already. Please contact us":
    "Il y a déjà eu beaucoup de retours pour cette commande. Écrivez-nous",
  "This order was placed without an account, so it can't become store credit":
    "Cette commande a été passée sans compte, elle ne peut pas devenir du crédit boutique",
  "We have this return already. Please contact us to send more pictures":
    "Nous avons déjà ce retour. Écrivez-nous pour envoyer d'autres photos",
  "This return is over, so its pictures stay as they are":
    "Ce retour est terminé, ses photos ne changent plus",
  "At most {1} pictures of one review": "{1} photos au plus pour un avis",
  "At most {1} pictures of one return": "{1} photos au plus pour un retour",
  "This picture is the shop's": "Cette photo est à la boutique",
  "This picture is the buyer's": "Cette photo est au client",
  "This line is not part of the order": "Cette ligne n'est pas dans la commande",
  "Gift cards can't be returned. Please contact us":
    "Les cartes cadeaux ne se rendent pas. Écrivez-nous",
  "All of it is being returned already": "Tout est déjà en cours de retour",
  "At most {1} can be returned": "{1} au plus peuvent être rendus",
  "Send one picture": "Envoyez une photo",
  "Pictures must be JPEG, PNG, GIF or WebP": "Les photos sont en JPEG, PNG, GIF ou WebP",
  "The picture has more than 40 million pixels": "La photo a plus de 40 millions de pixels",
  "The picture is damaged and cannot be read": "La photo est abîmée et illisible",
  "{1} is too large. Maximum size is 5MB.": "{1} est trop lourd. 5 Mo au plus.",
  "{1} is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.":
    "{1} n'est pas une photo acceptée. JPEG, PNG, GIF ou WEBP seulement.",
  "{1} has more than 40 million pixels.": "{1} a plus de 40 millions de pixels.",
  "{1} is damaged and can't be read.": "{1} est abîmé et illisible.",
  "The file": "Le fichier",
  "Pictures can't be stored at the moment.":
    "Les photos ne peuvent pas être enregistrées pour le moment.",
  "The form can't be read.": "Le formulaire est illisible.",
  "The form was cut off.": "L'envoi a été coupé.",
  "The form has too many parts.": "Le formulaire a trop de parties.",
  "The form has too many fields.": "Le formulaire a trop de champs.",
  "A field has no name, or too long a one.": "Un champ n'a pas de nom, ou un nom trop long.",
  "The upload was given up.": "L'envoi a été abandonné.",
  "Address not found": "Adresse introuvable",
  "You can keep {1} addresses. Delete one to add another":
    "Vous pouvez garder {1} adresses. Supprimez-en une pour en ajouter une autre",
  "This list was changed on another device.": "Cette liste a été changée sur un autre appareil.",
  "This link is over.": "Ce lien n'existe plus.",
  "Product not found.": "Produit introuvable.",
  "There is no such order": "Cette commande n'existe pas",
  "This order has no such variant": "Cette commande n'a pas cet article",
  "Its receipt is signed, or being signed: the invoice can't be changed":
    "Son reçu est signé, ou en train de l'être\u00a0: la facture ne peut plus changer",
  "That’s not the code. Ask again, or write down who took it":
    "Ce n'est pas le code. Redemandez-le, ou écrivez qui l'a reçu",
  "This link has ended. Ask the shop for a new one":
    "Ce lien ne marche plus. Demandez-en un nouveau à la boutique",
  "Write down who took it, or the buyer’s code": "Écrivez qui l'a reçu, ou le code du client",
  "The code has four digits": "Le code a quatre chiffres",
  "It costs {1}. Say why you took another amount":
    "Le prix est {1}. Dites pourquoi vous avez reçu un autre montant",
  "Say what happened": "Dites ce qui s'est passé",
  "{1} is cancelled. Bring it back to the shop": "{1} est annulée. Rapportez-la à la boutique",
  "{1} is delivered already": "{1} est déjà livrée",
  "{1} is waiting in the shop. Plan it first": "{1} attend à la boutique. Planifiez-la d'abord",
  "That day is counted already. Choose another": "Ce jour est déjà compté. Choisissez-en un autre",
  "The money of that day is counted already": "L'argent de ce jour est déjà compté",
  "the order was cancelled": "la commande a été annulée",
  "the order was changed and costs less": "la commande a changé et coûte moins",
  "The return was closed": "Le retour a été fermé",
  "We can't reach your phone that way":
    "Nous ne pouvons pas joindre votre téléphone de cette façon",
  "Enter a phone number or an email": "Entrez un numéro de téléphone ou un e-mail",
  "Enter a mobile number of Rwanda, or an email":
    "Entrez un numéro de portable du Rwanda, ou un e-mail",
  "We can't send texts right now. Enter an email":
    "Nous ne pouvons pas envoyer de SMS en ce moment. Entrez un e-mail",
  "It is in stock again. You can order it now.":
    "L'article est de retour en stock. Vous pouvez le commander maintenant.",
  "The cart is empty": "Le panier est vide",
  "is no code": "n'est pas un code",
  "is no ticket": "n'est pas un ticket",
  "This is on sale from {1}": "En vente à partir du {1}",
  "An order can have at most {1} of this": "Une commande peut en avoir {1} au plus",
  "Pieces of two drops can't be in one order. Please order them one after the other":
    "Une commande ne peut pas avoir des pièces de deux ventes. Commandez-les l'une après l'autre",
  "There is a queue for this. Please take a place on its page first":
    "Il y a une file pour cet article. Prenez d'abord une place sur sa page",
  "It is not your turn yet. Please wait on the page of the queue":
    "Ce n'est pas encore votre tour. Attendez sur la page de la file",
  "Your turn is over. Please take a new place in the queue":
    "Votre tour est passé. Prenez une nouvelle place dans la file",
  "You have ordered with this place already. Please take a new place in the queue":
    "Vous avez déjà commandé avec cette place. Prenez une nouvelle place dans la file",
  "There is one order for each phone number, and this number has one already":
    "Une commande par numéro de téléphone, et ce numéro en a déjà une",
  "There is no such collection.": "Cette collection n'existe pas.",
  "There is no such drop.": "Cette vente n'existe pas.",
  "There is no queue for this.": "Il n'y a pas de file pour cet article.",
  "This is over.": "C'est terminé.",
};
