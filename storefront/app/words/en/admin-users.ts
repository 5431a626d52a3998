import { plural } from "~/lib/plural";

export const title = "Users";
export const totalUsers = "Total Users";
export const active = "Active";
export const inactive = "Inactive";
export const activeUsers = "Active";
export const admins = "Admins";
export const regularUsers = "Regular Users";
export const numbersNotLoaded = "The numbers could not be loaded";

export const search = "Search name or email";
export const loading = "Loading users...";
export const empty = "No users found";
export const emptyHelp = "Users will appear here once they register.";
export const count = (total: number) => `Total users: ${total.toLocaleString("en")}`;

export const user = "User";
export const joined = "Joined";
export const role = "Role";
export const status = "Status";
export const roleUser = "User";
export const roleAdmin = "Admin";
export const anyRole = "All roles";
export const anyStatus = "All statuses";
export const onlyUsers = "Users only";
export const onlyAdmins = "Admins only";
export const onlyActive = "Active only";
export const onlyInactive = "Inactive only";

export const roleOf = (name: string) => `Role of ${name}`;
/** Name of a badge button; it begins with the visible text. */
export const deactivateOf = (name: string) => `Active: deactivate ${name}`;
export const activateOf = (name: string) => `Inactive: activate ${name}`;
export const deleteOf = (name: string) => `Delete ${name}`;
export const deactivate = "Deactivate";
export const activate = "Activate";
export const showDetails = "Show details";
export const you = "You";

/** Why a control is disabled. */
export const selfRefusal = "This is you. Only another active admin can change your role or status.";
export const lastRefusal = "You are the only admin. Make someone else an admin first.";

export const promoteQuestion = (name: string) => `Make ${name} an admin?`;
export const promoteHelp =
  "An admin can change everything here: products, orders, payments, users and settings, and can open Medusa's dashboard too. They have to log in again.";
export const promote = "Make admin";
export const promoting = "Saving...";
export const isAdmin = (name: string) => `${name} is an admin now.`;
export const isUser = (name: string) => `${name} is a regular user now.`;
export const isActive = (name: string) => `${name} can log in again.`;
export const isInactive = (name: string) => `${name} is logged out and can no longer log in.`;
export const undo = "Undo";

export const deleteQuestion = (name: string) => `Delete ${name}?`;
export const deleteHelp =
  "The login, name, phone, saved addresses, cart and wishlist are deleted for good. Orders stay, with the name and address given for each: you need them for your books.";
export const isDeleted = (name: string) => `${name} is deleted.`;

export const notFetched = "Failed to fetch user";
export const roleNotUpdated = "Failed to update user role";
export const statusNotToggled = "Failed to toggle user status";
export const notDeleted = "Failed to delete user";
export const notUpdated = "Failed to update user";
export const updated = (name: string) => `${name} is saved.`;

export const details = "User details";
export const emailVerified = "Verified";
export const emailNotVerified = "Not verified";
export const verification = "Email address";
export const noPhone = "None given";
export const orders = "Orders";
export const ordersLoading = "Loading orders...";
export const noOrders = "No orders yet";
export const allOrders = (total: number) =>
  plural(total, { one: "Show the order", other: `Show all ${total.toLocaleString("en")} orders` });
export const editUser = "Edit user";
export const formLabel = "User";
export const emailHint = "From then on they log in with this address.";
