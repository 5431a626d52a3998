import { plural } from "~/lib/plural";

export const title = "Catégories";
export const add = "Ajouter";
export const search = "Rechercher une catégorie";
export const loading = "Chargement des catégories...";
export const notLoaded = "Impossible de charger les catégories";
export const empty = "Aucune catégorie pour l'instant";
export const emptyHelp = "Les produits sont rangés par catégorie. Ajoutez la première.";
export const nothingFound = "Aucune catégorie trouvée";
export const count = (total: number) => `Nombre de catégories\u00a0: ${total.toLocaleString("en")}`;

export const name = "Nom";
export const gender = "Genre";
export const products = "Produits";
export const anyGender = "Genre\u00a0: tous";
export const male = "hommes";
export const female = "femmes";
export const unisex = "unisexe";
export const productCount = (total: number) =>
  plural(total, { one: `${total} produit`, other: `${total.toLocaleString("en")} produits` });
export const showProducts = (category: string, total: number) =>
  `${productCount(total)} dans ${category}`;
export const editOf = (category: string) => `Modifier ${category}`;
export const deleteOf = (category: string) => `Supprimer ${category}`;

export const addTitle = "Nouvelle catégorie";
export const editTitle = "Modifier la catégorie";
export const formLabel = "Catégorie";
export const nameLabel = "Nom de la catégorie";
export const genderHint = "Pour qui sont ces vêtements\u00a0; unisexe, c'est pour tout le monde.";
export const isGone = "Cette catégorie n'existe plus.";
export const notAdded = "Impossible d'ajouter la catégorie";
export const notUpdated = "Impossible de modifier la catégorie";
export const notDeleted = "Impossible de supprimer la catégorie";
export const added = (category: string) => `Catégorie ${category} ajoutée.`;
export const updated = (category: string) => `Catégorie ${category} enregistrée.`;
export const deleted = (category: string) => `Catégorie ${category} supprimée.`;

export const deleteQuestion = "Supprimer cette catégorie\u00a0?";
export const deleteHelp = (category: string) =>
  `${category} n'apparaîtra plus dans les filtres de la boutique.`;
export const deleteInUse = (category: string, total: number) =>
  plural(total, {
    one: `Il y a ${total} produit dans ${category}. Mettez-le d'abord dans une autre catégorie.`,
    other: `Il y a ${total.toLocaleString("en")} produits dans ${category}. Mettez-les d'abord dans une autre catégorie.`,
  });
