import { plural } from "~/lib/plural";

export const title = "Boutique";
export const products = (count: number) =>
  plural(count, { one: `${count} produit`, other: `${count} produits` });

export const categoriesLabel = "Catégories";
export const allCategories = "Tout";
export const categoriesLoading = "Chargement des catégories...";
export const categoriesFailed = "Impossible de charger les catégories";
export const categoriesEmpty = "Aucune catégorie disponible";

export const search = "Rechercher";
export const genderLabel = "Rayon";
export const men = "Hommes";
export const women = "Femmes";
export const kids = "Enfants";
export const sortLabel = "Trier";
export const bestMatch = "PERTINENT";
export const latest = "RÉCENTS";
// Short forms: on a phone this list shares its line with the three links of the departments.
export const highToLow = "+ CHER";
export const lowToHigh = "− CHER";
export const bestSelling = "POPULAIRE";
export const discount = "REMISES";
export const apply = "Valider";

export const filters = "Filtres";
export const allFilters = "Tous les filtres";
export const size = "Taille";
export const color = "Couleur";
export const price = "Prix";
export const inStock = "En stock";
export const onSale = "En promotion";
/** For screen readers, after a number. */
export const chosen = "choisis";

export const loading = "Chargement des produits...";
export const failed = "Impossible de charger les produits";
export const clearFilters = "Effacer les filtres";
export const nothingMatches = "Aucun produit ne correspond à vos filtres.";
