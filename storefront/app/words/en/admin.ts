import { plural } from "~/lib/plural";

/** The shell around every admin screen, and what its lists share. */
export const admin = "Admin";
export const pageTitle = (screen: string, shop: string) => `${screen} · ${shop}`;
/** The count before a tab title: "(3) Dashboard · STRIVE". */
export const tabCount = (count: number, title: string) =>
  `(${count > 99 ? "99+" : count}) ${title}`;
export const adminStart = (shop: string) => `${shop} admin, home`;
export const dashboard = "Dashboard";
export const categories = "Categories";
export const products = "Products";
export const orders = "Orders";
export const users = "Users";
export const settings = "Settings";
export const discounts = "Discounts";
export const giftCards = "Gift cards";
export const deliveries = "Deliveries";
export const returns = "Returns";
export const reviews = "Reviews";
export const receipts = "Receipts";
export const payments = "Payments";
export const sizeCharts = "Size charts";
export const collections = "Collections";
export const drops = "Drops";
export const search = "Search";
export const content = "Content";
export const messages = "Messages";
export const mails = "Mails";
export const health = "Health";
export const loading = "Loading";
export const loadMore = "Load more";
export const loadingMore = "Loading...";
export const viewShop = "View shop";
export const openMenu = "Open menu";
export const menu = "Menu";
export const logout = "Logout";
export const skip = "Skip to content";
export const sidebar = "Sidebar";
export const notShown = "This page could not be shown";
export const noSuchPage = "Page not found";
export const notFetched = "Failed to fetch data";

export const cancel = "Cancel";
export const close = "Close";
export const save = "Save";
export const saving = "Saving...";
export const doDelete = "Delete";
export const deleting = "Deleting...";
export const edit = "Edit";
export const view = "View";

export const whatsApp = "WhatsApp";
export const whatsAppTo = (name: string) => `WhatsApp to ${name}`;

/** In the list below a field that finds things. */
export const searching = "Searching...";
export const clearFilters = "Clear filters";
export const nothingMatches = "Nothing matches your search or filters.";
export const beyondLast = "There is nothing on this page any more";
export const firstPage = "First page";
export const pages = "Pages";
export const previousPage = "Previous page";
export const nextPage = "Next page";
/** "21–40 of 312" */
export const range = (first: number, last: number, count: number) =>
  `${first.toLocaleString("en")}–${last.toLocaleString("en")} of ${count.toLocaleString("en")}`;
export const sortBy = "Sort by";
export const sortDefault = "Sort: newest first";
export const sortUp = (column: string) => `${column}, ascending`;
export const sortDown = (column: string) => `${column}, descending`;
export const selection = "Selection";
export const select = (name: string) => `Select: ${name}`;
export const selectAll = "Select all on this page";
export const selected = (count: number) =>
  plural(count, { one: `${count} selected`, other: `${count} selected` });
export const actions = "Actions";
export const actionsOf = (name: string) => `Actions: ${name}`;

/** Bulk actions. */
export const doneOf = (done: number, count: number) => `${done} of ${count}`;
export const succeeded = (count: number) =>
  plural(count, { one: `${count} done`, other: `${count} done` });
export const leftAsIs = (count: number) =>
  plural(count, { one: `${count} left unchanged`, other: `${count} left unchanged` });
export const failedOf = (failed: number, count: number) => `${failed} of ${count} failed:`;
export const failedBecause = (name: string, why: string) => `${name}: ${why}`;
export const tryThese = "Try these again";
export const stop = "Stop";

/** Shown until a number has loaded. */
export const unknown = "–";

export const copyTitle = "Copy this text";
export const copyHelp = "Your browser did not copy it. Copy it from here.";
export const copyText = "Text";
export const copy = "Copy";

export const leaveQuestion = "Leave without saving?";
export const leaveHelp = "Your changes here are not saved yet and would be lost.";
export const keepEditing = "Keep editing";
export const discard = "Discard changes";

/** Ages, as short as a list wants them. */
export const now = "now";
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} d`;
