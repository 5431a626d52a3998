import { plural } from "~/lib/plural";

export const title = "Utilisateurs";
export const totalUsers = "Total";
export const active = "Actif";
export const inactive = "Inactif";
export const activeUsers = "Actifs";
export const admins = "Admins";
export const regularUsers = "Sans rôle admin";
export const numbersNotLoaded = "Impossible de charger les chiffres";

export const search = "Rechercher nom ou e-mail";
export const loading = "Chargement des utilisateurs...";
export const empty = "Aucun utilisateur trouvé";
export const emptyHelp = "Les utilisateurs apparaissent ici dès qu'ils créent un compte.";
export const count = (total: number) =>
  `Nombre d'utilisateurs\u00a0: ${total.toLocaleString("en")}`;

export const user = "Utilisateur";
export const joined = "Inscription";
export const role = "Rôle";
export const status = "Statut";
export const roleUser = "Utilisateur";
export const roleAdmin = "Admin";
export const anyRole = "Rôle\u00a0: tous";
export const anyStatus = "Statut\u00a0: tous";
export const onlyUsers = "Utilisateurs";
export const onlyAdmins = "Admins";
export const onlyActive = "Actifs";
export const onlyInactive = "Inactifs";

export const roleOf = (name: string) => `Rôle\u00a0: ${name}`;
export const deactivateOf = (name: string) => `Actif\u00a0: désactiver ${name}`;
export const activateOf = (name: string) => `Inactif\u00a0: activer ${name}`;
export const deleteOf = (name: string) => `Supprimer ${name}`;
export const deactivate = "Désactiver";
export const activate = "Activer";
export const showDetails = "Voir les détails";
export const you = "Vous";

export const selfRefusal =
  "C'est vous. Votre rôle et votre statut ne peuvent changer que depuis un autre compte admin actif.";
export const lastRefusal =
  "Vous avez le seul compte admin. Donnez d'abord ce rôle à quelqu'un d'autre.";

export const promoteQuestion = (name: string) => `Donner le rôle admin à ${name}\u00a0?`;
export const promoteHelp =
  "Un compte admin peut tout modifier ici\u00a0: produits, commandes, paiements, utilisateurs et paramètres. Il donne aussi accès au tableau de bord de Medusa. Cette personne devra se reconnecter.";
export const promote = "Nommer admin";
export const promoting = "Enregistrement...";
export const isAdmin = (name: string) => `${name} est maintenant admin.`;
export const isUser = (name: string) => `${name} n'est plus admin.`;
export const isActive = (name: string) => `${name} peut de nouveau se connecter.`;
export const isInactive = (name: string) =>
  `${name} ne peut plus se connecter. Ses sessions sont fermées.`;
export const undo = "Annuler";

export const deleteQuestion = (name: string) => `Supprimer ${name}\u00a0?`;
export const deleteHelp =
  "L'accès au compte, le nom, le téléphone, les adresses enregistrées, le panier et les favoris sont supprimés pour toujours. Les commandes restent, chacune avec le nom et l'adresse donnés\u00a0: vous en avez besoin pour votre comptabilité.";
export const isDeleted = (name: string) => `Compte supprimé\u00a0: ${name}.`;

export const notFetched = "Impossible de charger l'utilisateur";
export const roleNotUpdated = "Impossible de changer le rôle";
export const statusNotToggled = "Impossible de changer le statut";
export const notDeleted = "Impossible de supprimer l'utilisateur";
export const notUpdated = "Impossible de modifier l'utilisateur";
export const updated = (name: string) => `Compte enregistré\u00a0: ${name}.`;

export const details = "Détails du compte";
export const emailVerified = "Vérifiée";
export const emailNotVerified = "Pas vérifiée";
export const verification = "Adresse e-mail";
export const noPhone = "Pas de numéro";
export const orders = "Commandes";
export const ordersLoading = "Chargement des commandes...";
export const noOrders = "Aucune commande pour l'instant";
export const allOrders = (total: number) =>
  plural(total, {
    one: "Voir la commande",
    other: `Voir les ${total.toLocaleString("en")} commandes`,
  });
export const editUser = "Modifier le compte";
export const formLabel = "Utilisateur";
export const emailHint = "Ensuite, la connexion se fait avec cette adresse.";
