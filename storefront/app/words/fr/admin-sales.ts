import { plural } from "~/lib/plural";

export const list = "Promotions";
export const loading = "Chargement des promotions...";
export const add = "Nouvelle promo";
export const empty = "Aucune promotion pour l'instant";
export const emptyHelp =
  "Une promotion baisse le prix de certains produits pendant quelques jours.";

export const on = "En cours";
export const planned = "Prévue";
export const ended = "Terminée";
export const isOff = "Inactive";

export const at = (day: string, time: string) => `${day} à ${time}`;
export const until = (moment: string) => `Jusqu'au ${moment}`;
export const from = (day: string) => `Dès le ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const endedOn = (day: string) => `Terminée le ${day}`;
export const isOver = "N'est plus en cours";
export const isDraft = "Brouillon dans Medusa";
export const noEnd = "Sans date de fin";
export const productCount = (count: number) =>
  count === 0
    ? "Encore vide"
    : plural(count, { one: "1 produit", other: `${count.toLocaleString("en")} produits` });

export const sale = "Promotion";
export const loadingOne = "Chargement de la promotion...";
export const gone = "Cette promotion n'existe plus";
export const backToList = "Toutes les promotions";
export const fromFiles =
  "Ces prix viennent de votre dernier fichier de produits, et le prochain les remplacera. Pour les changer, importez un fichier.";

export const details = "Nom et dates";
export const name = "Nom";
export const nameHint = "Seule l'équipe le voit.";
export const starts = "Début";
export const startsHint = "Heure du Rwanda. Vide\u00a0: tout de suite.";
export const ends = "Fin";
export const endsHint = "Heure du Rwanda. Vide\u00a0: pas de fin.";
export const enterDate = "Entrez la date et l'heure";
export const create = "Créer";
export const saveDetails = "Enregistrer nom et dates";
export const created = (sale: string) => `Promotion ${sale} créée. Fixez maintenant ses prix.`;
export const detailsSaved = (sale: string) => `Promotion ${sale} enregistrée.`;
export const notSaved = "Impossible d'enregistrer la promotion";

export const endNow = "Arrêter";
export const ending = "Arrêt...";
export const endQuestion = (sale: string) => `Arrêter ${sale} maintenant\u00a0?`;
export const endHelp = "Ses produits reprennent tout de suite leur prix habituel.";
export const isEnded = (sale: string) => `Promotion ${sale} terminée.`;
export const notEnded = "Impossible d'arrêter la promotion";
export const deleteQuestion = (sale: string) => `Supprimer ${sale}\u00a0?`;
export const deleteHelp = "Ses prix seront supprimés aussi. C'est définitif.";
export const deleteOnHelp =
  "Elle est en cours\u00a0: ses produits reprennent tout de suite leur prix habituel. La suppression est définitive.";
export const deleted = (sale: string) => `Promotion ${sale} supprimée.`;
export const notDeleted = "Impossible de supprimer la promotion";

export const prices = "Prix";
export const struckHelp =
  "La boutique barre le prix le plus bas des 30 jours avant la promotion, pour qu'aucune baisse ne paraisse plus forte qu'elle n'est. Les prix restés moins d'un jour ne comptent pas.";
export const searchProducts = "Rechercher un produit";
export const onlyInSale = "Cette promo seulement";
export const loadingProducts = "Chargement des produits...";
export const noProducts = "Aucun produit pour l'instant";
export const noProductsHelp = "Publiez d'abord un produit.";
export const noneInSale = "Aucun produit dans cette promotion pour l'instant";
export const showAll = "Voir tous les produits";
export const nothingFound = "Aucun produit trouvé";

export const product = "Produit";
export const price = "Prix, RWF";
export const salePrice = "Prix promo";
export const salePriceOf = (product: string) => `Prix promo\u00a0: ${product}`;
export const off = "Baisse";
export const percent = (value: number) => `−${value}\u00a0%`;
export const none = "–";
export const mixed =
  "Le prix change selon la taille ou la couleur. Modifiez-le dans le tableau de bord de Medusa, ou tapez un seul prix pour tout.";
export const fromPrice = (price: string) => `dès ${price}`;
export const several = "Plusieurs";
export const enterPrice = "Entrez un nombre entier, 1 ou plus";
export const notBelow = (price: string) => `Entrez moins de ${price}`;

export const setMany = "Plusieurs prix d'un coup";
export const setManyHelp =
  "Remplit tous les produits ci-dessous, ou seulement ceux que vous cochez. Rien n'est encore enregistré.";
export const percentOff = "Baisse en %";
export const enterPercent = "Entrez plus de 0 et moins de 100";
export const rounding = "Arrondi";
export const roundTo = (step: number) => (step === 1 ? "Francs entiers" : `Arrondir à ${step}`);
export const fillIn = (count: number) => `Remplir ${count.toLocaleString("en")}`;

export const shownOf = (shown: number, count: number) =>
  `Produits affichés\u00a0: ${shown.toLocaleString("en")} sur ${count.toLocaleString("en")}.`;
/** French counts 0 as one, so none comes first. */
export const inSale = (count: number) =>
  count === 0
    ? "Aucun produit dans cette promotion pour l'instant."
    : plural(count, {
        one: "1 produit est dans cette promotion.",
        other: `${count.toLocaleString("en")} produits sont dans cette promotion.`,
      });
export const paidAtOnce = "Les clients paieront ces prix dès que vous enregistrez.";
export const paidFrom = (moment: string) => `Les clients paieront ces prix à partir du ${moment}.`;
export const paidNoMore = "La promotion est terminée\u00a0: les clients paient les prix habituels.";
export const paidNever = "C'est un brouillon\u00a0: activez-le dans le tableau de bord de Medusa.";
export const savePrices = "Enregistrer";
export const saving = "Enregistrement...";
export const undo = "Tout annuler";
export const unsaved = (count: number) =>
  plural(count, {
    one: "1 prix n'est pas enregistré.",
    other: `${count.toLocaleString("en")} prix ne sont pas enregistrés.`,
  });
export const pricesSaved = (count: number) =>
  plural(count, {
    one: "1 prix est enregistré.",
    other: `${count.toLocaleString("en")} prix sont enregistrés.`,
  });
export const pricesNotSaved = "Impossible d'enregistrer les prix";
export const faultOf = (product: string, fault: string) => `${product}\u00a0: ${fault}`;
