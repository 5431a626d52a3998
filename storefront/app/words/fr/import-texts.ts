export const IMPORT_TEXTS: Readonly<Record<string, string>> = {
  "The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.":
    "Le fichier n'est pas du texte UTF-8. Enregistrez-le en «\u00a0CSV UTF-8\u00a0» et réessayez.",
  "The first row has no column {1}.": "La première ligne n'a pas de colonne {1}.",
  "The first row has no column {1} and no column {2}.":
    "La première ligne n'a pas de colonne {1} ni de colonne {2}.",
  "Its cells must be separated by commas.": "Ses cellules se séparent par des virgules.",
  'Row {1} begins a cell with a quote (") that is never closed.':
    "La ligne {1} commence une cellule par un guillemet (\") qui n'est jamais fermé.",
  "Row {1} can't be read as CSV.": "La ligne {1} ne se lit pas comme du CSV.",
  "Handle is required": "Entrez le nom d'adresse (Handle)",
  "must be active, draft or archived": "Seulement active, draft ou archived",
  "must be TRUE or FALSE": "Seulement TRUE ou FALSE",
  "This row has {1} cells, the first row has {2}":
    "Cette ligne a {1} cellules, la première en a {2}",
  "This product began in row {1} already; the rows of a product must stand together":
    "Ce produit a déjà commencé à la ligne {1}\u00a0; les lignes d'un produit se suivent",
  "This size and colour stand in row {1} already":
    "Cette taille et cette couleur sont déjà à la ligne {1}",
  "This SKU stands in row {1} already": "Ce SKU est déjà à la ligne {1}",
  "The size of this variant is missing": "Il manque la taille de cette variante",
  "The colour of this variant is missing": "Il manque la couleur de cette variante",
  "The size is missing": "Il manque la taille",
  "The colour is missing": "Il manque la couleur",
  "must say whether this is Size or Color": "Dites si c'est Size ou Color",
  "Products vary by size and colour only, {1} is neither":
    "Les produits varient par taille et couleur seulement, {1} n'est ni l'une ni l'autre",
  "The {1} is given twice": "Donné deux fois\u00a0: {1}",
  size: "la taille",
  colour: "la couleur",
  "The colour {1} is not known. Write a code like #b5301a instead":
    "La couleur {1} est inconnue. Écrivez plutôt un code comme #b5301a",
  "can't be used": "Ne peut pas servir",
  "The SKU {1} is that of the variant {2}": "Le SKU {1} est celui de la variante {2}",
  "without size and colour": "sans taille ni couleur",
  "The SKU {1} is already used by another variant of this product":
    "Le SKU {1} sert déjà à une autre variante de ce produit",
  "The SKU {1} is already used by another product": "Le SKU {1} sert déjà à un autre produit",
  "The SKU {1} comes twice": "Le SKU {1} y est deux fois",
  "The handle {1} comes twice": "Le nom d'adresse {1} y est deux fois",
  "The handle {1} is reserved": "Le nom d'adresse {1} est réservé",
  "A handle must not start with prod_": "Un nom d'adresse ne commence pas par prod_",
  "There is no product {1} to wear": "Il n'y a pas de produit {1} à porter avec",
  "can name at most {1} products": "Nomme au plus {1} produits",
  "names {1} twice": "Nomme {1} deux fois",
  "There is no category {1}": "La catégorie {1} n'existe pas",
  "{1} is a tenth or less of what it costs now ({2}).":
    "{1}, c'est un dixième ou moins du prix actuel ({2}).",
  "{1} is a tenth or less of what such products usually cost here ({2}).":
    "{1}, c'est un dixième ou moins du prix habituel ici ({2}).",
  "{1} is {2} times what it costs now ({3}).": "{1}, c'est {2} fois le prix actuel ({3}).",
  "{1} is {2} times what such products usually cost here ({3}).":
    "{1}, c'est {2} fois le prix habituel ici ({3}).",
  "Check the price and the currency.": "Vérifiez le prix et la devise.",
  "The picture is larger than 5 MB.": "La photo dépasse 5 Mo.",
  "The picture could not be stored.": "La photo n'a pas pu être enregistrée.",
  "Only http and https addresses are fetched.": "Seules les adresses http et https sont lues.",
  "Addresses with a user name or password are not fetched.":
    "Une adresse avec un nom ou un mot de passe n'est pas lue.",
  "Only the ports 80 and 443 are fetched from.": "Seuls les ports 80 et 443 sont lus.",
  "The address is not a public one.": "Cette adresse n'est pas publique.",
  "The import broke off again and again. Please start it anew.":
    "L'importation s'est arrêtée plusieurs fois. Recommencez-la.",
  "The import was stopped. What it had written until then stays.":
    "L'importation a été arrêtée. Ce qui était déjà écrit reste.",
  "The import was cancelled.": "L'importation a été annulée.",
  "It waited for a day.": "Elle a attendu un jour.",
  "The zip is locked with a password.": "Le zip est protégé par un mot de passe.",
  "{1} is packed in a way that can't be read here.":
    "{1} est compressé d'une façon qui ne se lit pas ici.",
  "{1} is packed too tightly to be real.": "{1} est trop compressé pour être vrai.",
  "The zip has more than 20,000 files.": "Le zip a plus de 20,000 fichiers.",
  "The zip is damaged.": "Le zip est abîmé.",
  "The zip holds more than 1 GB.": "Le zip contient plus de 1 Go.",
  "There is more than one CSV in the zip.": "Il y a plus d'un CSV dans le zip.",
  "This is an Excel file. Please save it as CSV UTF-8.":
    "C'est un fichier Excel. Enregistrez-le en CSV UTF-8.",
  "There is no CSV in the zip.": "Il n'y a pas de CSV dans le zip.",
  "There is no {1} in the zip.": "Il n'y a pas de {1} dans le zip.",
  "The zip names a file outside of itself.": "Le zip nomme un fichier hors de lui.",
  "The zip is only a part of one.": "Ce n'est qu'une partie d'un zip.",
};
