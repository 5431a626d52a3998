import { plural } from "~/lib/plural";

export const title = "Réductions";
export const tabs = "Sortes de réductions";
export const codesTab = "Codes et offres";
export const salesTab = "Promotions";

export const loading = "Chargement des réductions...";
export const add = "Nouvelle réduction";
export const empty = "Aucune réduction pour l'instant";
export const emptyHelp = "Créez un code à partager, ou une offre qui s'applique toute seule.";
export const count = (n: number) => `Nombre de réductions\u00a0: ${n.toLocaleString("en")}`;

export const name = "Nom";
export const gives = "Avantage";
export const appliesTo = "Valable pour";
export const when = "Quand";
export const usedColumn = "Usages";
export const givenColumn = "Total accordé, RWF";
export const state = "État";

export const code = "Code";
export const automatic = "Automatique";
export const joined = (one: string, other: string) => `${one} · ${other}`;
export const off = (what: string) => `${what} de réduction`;
export const percent = (value: number) => `${value}\u00a0%`;
export const freeDelivery = "Livraison gratuite";
export const fromDashboard = "À voir dans Medusa";
export const everything = "Tout";
export const everythingNotOnSale = "Tout, hors promotions";
export const notOnSale = (what: string) => `${what}, hors promotions`;
export const fromCart = (price: string) => `Dès ${price}`;
export const alsoFromCart = (what: string, price: string) => `${what}, dès ${price}`;
export const list = (names: readonly string[], more: number) => {
  const all = more > 0 ? [...names, `${more.toLocaleString("en")} autres`] : names;
  const last = all.at(-1) ?? "";
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} et ${last}` : last;
};

export const shortDay = (day: string, month: string, year: string | null) =>
  year === null ? `${day} ${month}` : `${day} ${month} ${year}`;
export const longDay = (weekday: string, day: string, month: string, year: string | null) =>
  `${weekday} ${shortDay(day, month, year)}`;
export const at = (day: string, time: string) => `${day} à ${time}`;
export const since = (day: string) => `Depuis le ${day}`;
export const from = (day: string) => `Dès le ${day}`;
export const until = (day: string) => `Jusqu'au ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const onlyOn = (day: string) => `Le ${day} seulement`;
export const endedOn = (day: string) => `Terminée le ${day}`;
export const noEnd = "Sans date de fin";
export const none = "–";
export const usedOf = (used: number, all: number | null) =>
  all === null
    ? used.toLocaleString("en")
    : `${used.toLocaleString("en")} sur ${all.toLocaleString("en")}`;
export const usedAndGiven = (used: string, given: string) => `Usages\u00a0: ${used} · ${given}`;

export const on = "En cours";
export const planned = "Prévue";
export const paused = "Suspendue";
export const usedUp = "Épuisée";
export const ended = "Terminée";

export const copyLink = "Copier le lien";
export const linkCopied = (code: string) => `Le lien avec ${code} est copié.`;
export const pause = "Suspendre";
export const goOn = "Reprendre";
export const isPaused = (name: string) => `Réduction ${name} suspendue.`;
export const isOnAgain = (name: string) => `La réduction ${name} reprend.`;
export const notPaused = "Impossible de suspendre la réduction";
export const notContinued = "Impossible de reprendre la réduction";
export const deleteQuestion = (name: string) => `Supprimer ${name}\u00a0?`;
export const deleteHelp = (used: number) =>
  used === 0
    ? "Personne ne l'a utilisée. La suppression est définitive."
    : plural(used, {
        one: "1 commande l'a utilisée et garde son prix. La suppression est définitive. Pour arrêter la réduction un moment, suspendez-la.",
        other: `${used.toLocaleString("en")} commandes l'ont utilisée et gardent leur prix. La suppression est définitive. Pour arrêter la réduction un moment, suspendez-la.`,
      });
export const deleted = (name: string) => `Réduction ${name} supprimée.`;
export const notDeleted = "Impossible de supprimer la réduction";

export const loadingOne = "Chargement de la réduction...";
export const gone = "Cette réduction n'existe plus";
export const backToList = "Toutes les réductions";
export const formLabel = "Réduction";
export const givesPanel = "Ce qu'elle offre";
export const way = "Comment l'obtenir";
export const withCode = "Avec un code";
export const codeHint = "Des lettres et des chiffres, faciles à dire au téléphone.";
export const generate = "Générer";
export const internalName = "Nom interne";
export const internalNameHint = "Pour l'équipe\u00a0; les clients voient le code.";
export const shownName = "Nom";
export const shownNameHint = "Les clients le voient dans leur panier.";
export const kind = "Type";
export const percentage = "Pourcentage";
export const amount = "Montant";
export const percentOff = "Réduction en %";
export const amountOff = "Réduction (RWF)";
export const minimum = "Panier minimum (RWF, facultatif)";

export const scopePanel = "Sur quels produits";
export const scope = "Produits";
export const categories = "Catégories";
export const chosenProducts = "Produits choisis";
export const deliveryScope =
  "La livraison gratuite vaut pour tout le panier, quel que soit son contenu.";
export const chosenCategories = "Catégories choisies";
export const remove = (name: string) => `Retirer ${name}`;
export const addChoice = "Ajouter";
export const addCategory = "Ajouter des catégories";
export const addProduct = "Ajouter des produits";
export const searchCategories = "Rechercher une catégorie";
export const searchProducts = "Rechercher un produit";
export const categoriesNotLoaded = "Impossible de charger les catégories";
export const productsNotLoaded = "Impossible de charger les produits";
export const loadingCategories = "Chargement des catégories...";
export const loadingProducts = "Chargement des produits...";
export const nothingFound = "Rien trouvé";
export const someOf = (shown: number, count: number) =>
  `${shown} sur ${count.toLocaleString("en")}. Tapez un nom pour en trouver d'autres.`;
export const excludesSale = "Sauf les articles déjà en promotion";

export const timePanel = "Quand et combien de fois";
export const starts = "Début";
export const startsHint = "Heure du Rwanda. Vide\u00a0: tout de suite.";
export const ends = "Fin";
export const endsHint = "Heure du Rwanda. Vide\u00a0: pas de fin.";
export const maxUses = "Usages en tout (facultatif)";
export const maxUsesPerShopper = "Usages par client (facultatif)";

export const combines = "Cumul avec d'autres réductions";
export const betterOne = "Non, garder la meilleure";
export const addUp = "Oui, les cumuler";

export const enterCode = "Entrez un code";
/** The field takes no decimal comma. */
export const enterPercent =
  "Entrez plus de 0 et 100 au maximum, comme 12.5 (avec un point, sans virgule)";
export const enterAmount = "Entrez un montant entier en RWF, comme 5,000";
export const enterUses = "Entrez un nombre entier, 1 ou plus";
export const tooLarge = "Ce nombre est trop grand";
export const enterDate = "Entrez la date et l'heure";
export const endsTooSoon = "La fin est avant le début.";
export const chooseCategory = "Choisissez une catégorie";
export const chooseProduct = "Choisissez un produit";

export type Said = ReadonlyArray<string | readonly [strong: string]>;
export const plainWords = "En clair";
/** In the plural, so that one verb fits all three. */
export const whoTypes = (typed: string): Said => ["Avec le code ", [typed], ", les clients"];
export const whoTypesCode: Said = ["Avec le code, les clients"];
export const everybody: Said = ["Tous les clients"];
export const getsPercent = (value: string): Said => [" ont ", [value], " de réduction sur "];
export const takesAmount = (price: string): Said => [" ont ", [price], " de réduction sur "];
export const getsFreeDelivery: Said = [" ont la ", ["livraison gratuite"]];
export const blank = "…";
export const saidEverything = "tous les produits";
export const saidNotOnSale = "tout ce qui n'est pas en promotion";
export const saidUnlessOnSale = (names: string) => `${names}, hors promotions`;
export const yourCategories = "les catégories que vous choisissez";
export const yourProducts = "les produits que vous choisissez";
export const saidMinimum = (price: string): Said => [`, pour un panier d'au moins ${price}`];
export const saidOnDay = (day: string, start: string, end: string): Said => [
  " Le ",
  [day],
  `, de ${start} à ${end}`,
];
export const saidFromUntil = (start: string, end: string): Said => [" Du ", [start], " au ", [end]];
export const saidFrom = (start: string): Said => [" À partir du ", [start], ", sans date de fin"];
export const saidSinceUntil = (start: string, end: string): Said => [
  " Depuis le ",
  [start],
  " et jusqu'au ",
  [end],
];
export const saidSince = (start: string): Said => [" Depuis le ", [start], ", sans date de fin"];
export const saidUntil = (end: string): Said => [" Jusqu'au ", [end]];
export const saidAlways: Said = [" Dès maintenant, sans date de fin"];
export const saidOver: Said = [" Cette réduction est déjà terminée."];
export const saidAddsUp = " Cumulable avec d'autres réductions.";
export const saidBetterOne =
  " Si une autre réduction est possible, c'est la plus avantageuse qui compte.";
const times = (n: number) =>
  plural(n, { one: "une fois", other: `${n.toLocaleString("en")} fois` });
export const perShopper = (n: number) => `${times(n)} par client`;
export const inAll = (n: number) => `${times(n)} en tout`;
export const anyTimes = "autant de fois qu'on veut";
export const comma = ", ";
export const stop = ".";

export const onACart = "Exemple avec un panier d'aujourd'hui";
export const several = (quantity: number, product: string) =>
  `${quantity.toLocaleString("en")} × ${product}`;
export const less = (price: string) => `−${price}`;
export const thisDiscount = "Cette réduction";
export const delivery = "Livraison";
export const total = "Total";
export const nothingOff = "Elle ne baisse pas le prix de ce panier.";
export const nothingFits = "Aucun produit de la boutique n'y a droit aujourd'hui.";
export const notShown = "Impossible de charger l'exemple";
export const loadingExample = "Chargement de l'exemple...";
export const atMost = (price: string, uses: number) =>
  plural(uses, {
    one: `Coût maximum\u00a0: ${price}, si elle est utilisée.`,
    other: `Coût maximum\u00a0: ${price}, si elle est utilisée ${uses.toLocaleString("en")} fois.`,
  });

export const save = "Enregistrer";
export const saveAndCopy = "Enregistrer et copier un message";
export const saving = "Enregistrement...";
export const saved = (name: string) => `Réduction ${name} enregistrée.`;
export const savedAndCopied = (name: string) =>
  `Réduction ${name} enregistrée. Son message est copié.`;
export const notSaved = "Impossible d'enregistrer la réduction";

export const messageOffer = (offer: string, code: string, shop: string) =>
  `${offer} avec le code ${code} chez ${shop}.`;
export const messageOn = (what: string, names: string) => `${what} sur ${names}`;
export const messageMinimum = (price: string) => `Pour les commandes à partir de ${price}.`;
export const messageUntil = (end: string) => `Jusqu'au ${end}.`;
export const messageFromUntil = (start: string, end: string) => `Du ${start} au ${end}.`;
export const messageOnDay = (day: string, start: string, end: string) =>
  `Le ${day}, de ${start} à ${end}.`;
export const messageNotOnSale = "Hors articles déjà en promotion.";
export const messageFrom = (start: string) => `À partir du ${start}.`;

export const soFar = "Jusqu'à présent";
export const totalGiven = "Total accordé";
export const ordersCost = "Ces commandes ont rapporté";
export const facts = "Réduction";
export const perShopperFact = "Usages par client";
export const noLimit = "Sans limite";
export const otherHelp =
  "Elle a été créée dans le tableau de bord de Medusa, avec des options que ce formulaire n'a pas. Modifiez-la là-bas. Ici, vous pouvez la suspendre ou la supprimer.";
