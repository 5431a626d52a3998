import { plural } from "~/lib/plural";

export const title = "Importer des produits";
export const back = "Produits";
export const help =
  "Un fichier CSV au format des produits Shopify, ou un zip avec le CSV et ses photos. Une ligne avec le handle ou le SKU d'un produit existant met ce produit à jour.";
export const chooseFile = "Choisir un fichier";
export const otherFile = "Choisir un autre fichier";
export const drop = "ou déposez-le ici\u00a0: CSV ou zip";
export const file = "Fichier";
export const fileFacts = (name: string, size: string) => `${name}, ${size}`;
export const kilobytes = (count: number) => `${count.toLocaleString("en")} Ko`;
export const megabytes = (count: number) => `${count.toLocaleString("en")} Mo`;
export const currency = "Devise des prix";
export const check = "Vérifier";
export const checking = "Vérification...";
export const doImport = "Importer";
export const importing = "Importation...";
export const checkHelp = "La vérification montre ce qui se passerait, sans rien changer.";
export const notStarted = "Le fichier n'a pas pu être lu. Réessayez.";

export const job = "Cet import";
export const jobFailed = "Impossible de charger l'import";
export const dryRun = "Vérification";
export const real = "Import";
export const waiting = "En attente";
export const running = "En cours";
export const done = "Terminé";
export const failed = "Échoué";
export const cancelled = "Arrêté";
export const state = "État";
export const progress = "Avancement";
export const rowsOf = (done: number, count: number) =>
  `${done.toLocaleString("en")} sur ${count.toLocaleString("en")} lignes`;
export const created = "Créés";
export const updated = "Mis à jour";
export const unchanged = "Inchangés";
export const refused = "Écartés";
export const wouldCreate = "À créer";
export const wouldUpdate = "À mettre à jour";
export const isChecked = "C'était une vérification. Rien n'a changé.";
export const allDrafts =
  "Rien n'est publié, quoi que dise le fichier\u00a0: les nouveaux produits restent en brouillon jusqu'à votre accord. Pour changer cela\u00a0: Paramètres → Publication automatique.";
export const chooseAgain = "Pour l'importer, choisissez encore une fois le fichier.";
export const newCategories = (names: string) => `Nouvelles catégories\u00a0: ${names}`;
export const picturesComing = (waiting: number, all: number) =>
  `Photos récupérées\u00a0: ${all - waiting} sur ${all}`;
export const picturesFailed = (count: number) =>
  plural(count, {
    one: `${count} photo n'a pas pu être récupérée\u00a0:`,
    other: `${count} photos n'ont pas pu être récupérées\u00a0:`,
  });
export const pictureFailure = (source: string, why: string) => `${source}\u00a0: ${why}`;
export const picturesLater = (count: number) =>
  plural(count, {
    one: `${count} photo sera récupérée après l'import.`,
    other: `${count} photos seront récupérées après l'import.`,
  });
export const stop = "Arrêter l'import";
export const stopQuestion = "Arrêter cet import\u00a0?";
export const stopHelp = "Ce qui est déjà importé reste.";
export const keepGoing = "Continuer";
export const notStopped = "L'import n'a pas pu être arrêté.";

export const errors = (count: number) =>
  plural(count, { one: `${count} erreur`, other: `${count.toLocaleString("en")} erreurs` });
export const firstErrors = (shown: number, count: number) =>
  `Voici les ${shown.toLocaleString("en")} premières sur ${count.toLocaleString("en")}.`;
export const errorsHelp =
  "Un produit avec une erreur est écarté en entier. Corrigez les lignes et importez encore le fichier.";
export const row = "Ligne";
export const column = "Colonne";
export const problem = "Problème";
export const wholeRow = "Ligne entière";
export const saveErrors = "Télécharger les erreurs (CSV)";
export const errorsFile = (name: string) => `erreurs-${name.replace(/\.[^.]+$/, "")}.csv`;
export const moreErrors = "Tout afficher";

export const earlier = "Imports précédents";
export const loading = "Chargement des imports...";
export const none = "Aucun import pour l'instant";
export const noneHelp = "Les fichiers que vous vérifiez ou importez apparaissent ici.";
export const total = (count: number) => `Nombre d'imports\u00a0: ${count.toLocaleString("en")}`;
export const when = "Quand";
export const kind = "Type";
export const result = "Résultat";
export const open = (name: string) => `Ouvrir\u00a0: ${name}`;
const made = (count: number) =>
  plural(count, { one: `${count} créé`, other: `${count.toLocaleString("en")} créés` });
const leftOut = (count: number) =>
  plural(count, { one: `${count} écarté`, other: `${count.toLocaleString("en")} écartés` });
export const outcome = (
  { created, updated, refused }: Readonly<Record<"created" | "updated" | "refused", number>>,
  isCheck: boolean,
) =>
  [
    isCheck ? `${created.toLocaleString("en")} à créer` : made(created),
    `${updated.toLocaleString("en")} ${isCheck ? "à mettre à jour" : "mis à jour"}`,
    refused > 0 && leftOut(refused),
  ]
    .filter(Boolean)
    .join(", ");

export const counted = "Le stock de ce fichier vient d'être compté";
export const countedHelp =
  "Sinon, le stock des produits existants reste tel quel, ou suit seulement ce que vous avez modifié depuis l'export. Les nouveaux produits prennent celui du fichier.";
export const countedWarning =
  "Les nombres du fichier remplacent ceux de la boutique. Ce qui s'est vendu après le comptage revient en stock et peut être vendu deux fois.";
export const stockRules = {
  none: "Le fichier ne dit rien du stock\u00a0: il reste tel quel.",
  kept: "Le stock des produits déjà là reste tel quel\u00a0: le fichier ne dit pas combien il y en avait au moment de l'export. Les nouveaux produits et les nouvelles tailles prennent celui du fichier.",
  difference:
    "Le stock suit seulement ce qui a été modifié dans le fichier depuis l'export\u00a0: les pièces vendues entre-temps restent vendues. Importez chaque fichier une seule fois\u00a0: la deuxième fois, les mêmes changements s'ajoutent encore.",
  set: "Les nombres du fichier remplacent ceux de la boutique, même là où des pièces ont été vendues depuis le comptage.",
} as const;
export const stockSum = (before: number, after: number) =>
  `Pièces concernées\u00a0: ${before.toLocaleString("en")} maintenant, ${after.toLocaleString("en")} après.`;
export const stockKept = (count: number) =>
  plural(count, {
    one: "1 nombre du fichier est différent du stock de la boutique et n'est pas repris.",
    other: `${count.toLocaleString("en")} nombres du fichier sont différents du stock de la boutique et ne sont pas repris.`,
  });
export const farPrices = (count: number) =>
  plural(count, {
    one: "1 produit a un prix très éloigné de celui de la boutique. Regardez-le avant d'importer.",
    other: `${count.toLocaleString("en")} produits ont des prix très éloignés de ceux de la boutique. Regardez-les avant d'importer.`,
  });

export const changesLabel = "Ce qui changerait";
export const changes = (count: number) =>
  plural(count, {
    one: "1 produit changerait",
    other: `${count.toLocaleString("en")} produits changeraient`,
  });
export const loadingChanges = "Chargement des changements...";
export const changesGone =
  "Les résultats de cette vérification ne sont plus gardés. Vérifiez encore le fichier.";
export const show = "Afficher";
const KINDS = {
  created: "Nouveaux",
  warnings: "Prix à vérifier",
  prices: "Prix",
  stock: "Stock",
  states: "Publié ou brouillon",
  pictures: "Photos",
  names: "Noms",
} as const;
export const kindChip = (kind: keyof typeof KINDS | null, count: number) =>
  `${kind === null ? "Tous" : KINDS[kind]} ${count.toLocaleString("en")}`;
export const product = "Produit";
export const price = "Prix";
export const sale = "En promotion à";
export const stock = "Stock";
export const pictures = "Photos";
export const before = "avant";
export const after = "après";
export const nothing = "aucun";
export const stays = "Inchangé";
export const isNew = "Nouveau";
export const status = { published: "Publié", draft: "Brouillon" } as const;
export const rowOf = (row: number, handle: string) => `Ligne ${row}\u00a0: ${handle}`;
export const alsoChanged = (fields: readonly string[]) => `Aussi\u00a0: ${fields.join(", ")}`;
export const onlyVariant = "Taille unique";
export const variantsCount = (count: number) => `${count} tailles et couleurs`;
export const pictureCount = (count: number) => count.toLocaleString("en");
export const toFetch = (source: string) => `À venir\u00a0: ${source}`;
export const warning = (row: number, message: string) => `Ligne ${row}\u00a0: ${message}`;
