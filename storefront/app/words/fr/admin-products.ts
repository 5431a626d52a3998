import { plural } from "~/lib/plural";

export const title = "Produits";
export const loading = "Chargement des produits...";
export const listError = (why: string) => `Erreur\u00a0: ${why}`;
export const searchLabel = "Rechercher un produit";
export const noneYet = "Aucun produit pour l'instant";
export const noneYetHelp = "Ajoutez le premier, ou importez un fichier.";
export const total = (count: number) => `Nombre de produits\u00a0: ${count.toLocaleString("en")}`;

export const add = "Nouveau produit";
export const doImport = "Importer";
export const doExport = "Exporter";
export const exporting = "Préparation...";
export const exported = (file: string) => `${file} est téléchargé`;
export const notExported = "Impossible d'exporter les produits.";
export const exportFile = "produits.csv";

export const product = "Produit";
export const category = "Catégorie";
export const price = "Prix";
export const stock = "Stock";
export const more = "Importer et exporter";
export const filters = "Filtres";
export const filtersOn = (count: number) => `Filtres (${count})`;
export const actions = "Actions";
export const noCategory = "Sans catégorie";
export const draft = "Brouillon";
export const giftCard = "Carte cadeau";
export const published = "Publié";
export const elsePrice = (price: string) => `(au lieu de ${price})`;
export const inStock = (count: number) => `${count.toLocaleString("en")} en stock`;
export const left = (count: number) => `Reste ${count}`;
export const outOfStock = "Épuisé";
export const notCounted = "Pas compté";

export const anyCategory = "Catégorie\u00a0: toutes";
export const anyStatus = "Statut\u00a0: tous";
export const status = "Statut";
export const anyGender = "Genre\u00a0: tous";
export const gender = "Genre";
export const men = "Hommes";
export const women = "Femmes";
export const kids = "Enfants";
export const male = "hommes";
export const female = "femmes";
export const unisex = "unisexe";
export const categoryFor = (name: string, whom: string) => `${name} · ${whom}`;
export const anyStock = "Stock\u00a0: tout";
export const hasStock = "En stock";

export const edit = "Modifier";
export const editOf = (name: string) => `Modifier\u00a0: ${name}`;
export const remove = "Supprimer";
export const removeOf = (name: string) => `Supprimer\u00a0: ${name}`;
export const duplicate = "Dupliquer";
export const viewInShop = "Voir en boutique";
export const close = "Fermer";

export const notFound = "Impossible de charger le produit";
export const description = "Description";
export const noDescription = "Pas de description";
export const colors = "Couleurs";
export const noColors = "Aucune couleur";
export const sizes = "Tailles";
export const noSizes = "Taille unique";
export const oneSize = "Taille unique";
export const noColor = "Sans couleur";
export const forEveryone = "Tout le monde";
export const waitingFor = "L'attendent";
export const waiting = (count: number) =>
  count === 0
    ? "Personne"
    : plural(count, { one: `${count} personne`, other: `${count.toLocaleString("fr")} personnes` });
export const waitingOne = (count: number) => `${count.toLocaleString("fr")} en attente`;
export const waitingLoading = "Comptage...";
export const waitingUnknown = "N'a pas pu être compté";
export const stockByVariant = "Stock par variante";
export const pictures = "Photos";
export const pictureOf = (name: string, at: number, count: number) =>
  `${name}, photo ${at} sur ${count}`;
export const showPicture = (at: number) => `Voir la photo ${at}`;
export const stockOf = (size: string, color: string) => `Stock, ${size}, ${color}`;
export { sizeNamed as size } from "./sizes";

export const deleteQuestion = "Supprimer ce produit\u00a0? C'est définitif.";
export const deleted = "Produit supprimé\u00a0!";
export const notDeleted = "Le produit n'a pas pu être supprimé. Réessayez.";

export const saved = "Produit enregistré\u00a0!";
export const notSaved = "Le produit n'a pas pu être enregistré. Réessayez.";
export const name = "Nom";
export const priceLabel = "Prix (RWF)";
export const chooseCategory = "Choisissez une catégorie";
export const noCategories = "Impossible de charger les catégories";
export const save = "Enregistrer";
export const statusHint = "Les clients ne voient que les produits publiés.";
export const giftCardHint =
  "La personne qui l'achète reçoit par e-mail une carte cadeau de ce prix. Rien n'est livré ni compté. Créez un produit pour chaque montant.";
export const giftCardPrice = (least: number, most: number) =>
  `Une carte cadeau va de RWF ${least.toLocaleString("en")} à ${most.toLocaleString("en")}`;
export const copyOf = (of: string) => `${of} (copie)`;

export const oneNumber = "En tout";
export const byVariant = "Par variante";
export const stockKind = "Comment entrer le stock";
export const oneNumberHint = "Réparti à parts égales entre les tailles et les couleurs.";
export const byVariantHint = "Laissez vide la case d'une combinaison que vous ne vendez pas.";
export const stockSum = (count: number) => `${count.toLocaleString("en")} en tout`;
export const badStock = "Entrez une quantité correcte";

export const addSize = (value: string) => `Ajouter la taille ${value}`;
export const removeSize = (value: string) => `Retirer la taille ${value}`;
export const otherSize = "Autre taille";
export const otherSizeHint = "Plusieurs à la fois\u00a0: 28, 30, 32";
export const addOther = "Ajouter";
export const sizeTooLong = "Une taille a 20 caractères au maximum";
export const addColor = "Couleur";
export const addNamed = (color: string) => `Ajouter ${color}`;
export const removeColor = (color: string) => `Retirer ${color}`;
export const ownColor = "Autre couleur";
export const palette = "Couleurs de la boutique";
export const namedColor = (color: string, hex: string) => `${color} ${hex}`;

export const addPicture = "Ajouter une photo";
export const picturesHint = (count: number) =>
  `Photos\u00a0: ${count} sur 5. JPEG, PNG, GIF ou WEBP, 5 Mo maximum chacune. La première est la couverture.`;
export const cover = "Couverture";
export const removePicture = (at: number) => `Retirer la photo ${at}`;
export const moveBack = (at: number) => `Avancer la photo ${at}`;
export const moveOn = (at: number) => `Reculer la photo ${at}`;
export const picture = (at: number) => `Photo ${at}`;
export const pictureColor = (at: number) => `Couleur de la photo ${at}`;
export const pictureView = (at: number) => `Ce que montre la photo ${at}`;
export const noView = "Ce qu’elle montre";
export const views = {
  front: "De face",
  back: "De dos",
  side: "De côté",
  detail: "Détail",
  fabric: "Tissu",
  worn: "Porté",
};
export const anyColor = "Toutes couleurs";
export const preview = (at: number) => `Photo ${at}, aperçu`;
export const sortable = "déplaçable";
export const dragHelp =
  "Pour déplacer une photo, appuyez sur Espace ou Entrée, puis sur les flèches, puis encore sur Espace ou Entrée. Échap annule.";
export const lifted = (at: number) => `La photo ${at} est prise.`;
export const isOver = (at: number, to: number) => `La photo ${at} est à la place ${to}.`;
export const dropped = (at: number, to: number) => `La photo ${at} est posée à la place ${to}.`;
export const dragCancelled = (at: number) => `La photo ${at} reste où elle était.`;
export const tooManyPictures = "5 photos au maximum par produit";
export const badType = (file: string) =>
  `${file} n'est pas une photo acceptée. Choisissez JPEG, PNG, GIF ou WEBP.`;
export const tooLarge = (file: string) => `${file} est trop lourd. Le maximum est 5 Mo.`;
export const picturesNotCopied = "Les photos n'ont pas pu être copiées. Ajoutez-les à la main.";

export const conflict = "Ce produit a changé entre-temps";
export const conflictHelp =
  "Quelqu'un d'autre l'a enregistré pendant que vous le modifiiez. Choisissez la version à garder. Rien n'est enregistré tant que vous n'appuyez pas sur Enregistrer.";
export const theirs = "Version enregistrée";
export const mine = "Votre version";
export const takeAllTheirs = "Prendre l'autre";
export const keepAllMine = "Garder la mienne";
export const goOn = "Valider ce choix";
export const nothing = "Rien";
export const yes = "Oui";
export const no = "Non";
const pictureCount = (count: number) =>
  plural(count, { one: `${count} photo`, other: `${count} photos` });
const freshCount = (count: number) =>
  plural(count, { one: `${count} nouvelle`, other: `${count} nouvelles` });
export const picturesDiffer = (count: number, fresh: number) =>
  fresh === 0 ? pictureCount(count) : `${pictureCount(count)}, dont ${freshCount(fresh)}`;
export const cells = (size: string, count: string) => `${size}\u00a0: ${count}`;

export const publish = "Publier";
export const toDraft = "En brouillon";
export const publishing = "Publication des produits";
export const drafting = "Mise en brouillon des produits";
export const deletingAll = "Suppression des produits";
export const deleteAllQuestion = (count: number) =>
  plural(count, {
    one: `Supprimer ${count} produit\u00a0? C'est définitif.`,
    other: `Supprimer ${count} produits\u00a0? C'est définitif.`,
  });
