import { plural } from "~/lib/plural";

export const title = "Settings";
export const security = "Security";
export const name = "Name";
export const appSettings = "App Settings";

export const everywhereTitle = "Sign out everywhere";
export const everywhereHelp =
  "Ends every login of your account, on every phone and computer and in Medusa's dashboard. You stay logged in here.";
export const everywhere = "Sign out everywhere";
export const everywhereQuestion = "Sign out on all other devices?";
export const everywhereDone = "You are signed out everywhere else.";
export const everywhereFailed = "Failed to sign out everywhere";
export const signingOut = "Signing out...";

export const loading = "Loading settings...";
export const formLabel = "App settings";
export const save = "Save Settings";
export const saving = "Saving...";
export const updated = "Settings updated successfully!";
export const notUpdated = "Failed to update app settings";
export const unsaved = (count: number) =>
  plural(count, { one: "1 change is not saved.", other: `${count} changes are not saved.` });
export const undoChanges = "Undo changes";

export const siteName = "Site name";
export const unnamed = "E-Commerce Admin";
export const siteNameHint = (unnamed: string, brand: string) =>
  `Shown in page titles, in mails and on phones' home screens. While it is “${unnamed}”, the shop goes by ${brand}.`;
export const defaultOrderStatus = "Default order status";
export const defaultOrderStatusHint =
  "The status a new order starts with; confirmed is processing, with a note in its history.";
export const itemsPerPage = "Items per page";
export const itemsPerPageHint = "Rows per page in the admin's lists.";
export const holdMinutes = "Keep unpaid orders (minutes)";
export const holdMinutesHint =
  "After this time an order that is neither paid nor confirmed by you is cancelled; 1440 is a day. When less than a tenth of a product is left, it is 30 minutes. Cash on delivery orders wait for you.";
export const maxUnpaidPieces = "Unpaid pieces for one buyer";
export const maxUnpaidPiecesHint =
  "One phone number, email address or internet connection can't order more until it has paid or you have confirmed.";
export const taxMode = "VAT";
export const noVat = "Not registered";
export const vat = "Registered for VAT";
export const taxModeHint =
  "A registered shop's prices include 18 % VAT, and every paid order gets a receipt. This counts for orders that are paid from now on.";
export const tin = "Shop's TIN";
export const tinHint = "9 digits. It is on every receipt.";
export const pending = "pending";
export const processing = "processing";
export const confirmed = "confirmed";

export const maintenanceMode = "Maintenance mode";
export const maintenanceModeHelp =
  "Shoppers see a closed page and can't order while this is on. Staff can keep working.";
export const emailNotifications = "Email notifications";
export const emailNotificationsHelp =
  "Customers get mails about the progress of their orders. Codes and receipts are always sent.";
export const orderNotifications = "Order notifications";
export const orderNotificationsHelp = "Staff are told about each new order, here and by mail.";
export const lowStockAlerts = "Low stock alerts";
export const lowStockAlertsHelp =
  "Staff are warned when a size and colour falls to 10 or fewer, and when it is sold out.";
export const autoApproveProducts = "Auto-approve products";
export const autoApproveProductsHelp =
  "Imported products are published as the file says. Off: new ones wait as drafts for your review, whatever it says.";
export const shopPickup = "Collect in the shop";
export const shopPickupHelp =
  "At the checkout, people can choose to collect their order in your shop. It costs them no delivery.";

export const closeQuestion = "Close the shop for maintenance?";
export const closeHelp =
  "Shoppers will see a closed page and nobody can order until you switch it off again.";
export const closeShop = "Close the shop";

export const delivery = "Delivery";
export const deliveryHelp = "For orders placed from now on; earlier orders keep their fee.";
export const deliveryLoading = "Loading delivery...";
export const deliveryForm = "Delivery settings";
export const flatFee = "Delivery fee (RWF)";
export const flatFeeHint = "For every district without a fee of its own.";
export const freeAbove = "Free delivery from (RWF)";
export const freeAboveHint =
  "Orders of this much or more are delivered free. Leave empty for never.";
export const districts = "Districts";
export const districtsHelp =
  "Fee, free delivery and business days for each district. Leave “Fee” or “Free from” empty to use what is set above.";
export const noOwnFees = "All pay the delivery fee above";
export const ownFees = (count: number) =>
  plural(count, {
    one: "1 district has a fee of its own",
    other: `${count} districts have fees of their own`,
  });
/** Follows one of those. */
export const ownFreeAbove = (count: number) =>
  plural(count, {
    one: "; 1 delivers free from an amount of its own",
    other: `; ${count} deliver free from amounts of their own`,
  });
export const fee = "Fee (RWF)";
export const freeFrom = "Free from (RWF)";
export const minDays = "Days, from";
export const maxDays = "Days, to";
export const saveDelivery = "Save Delivery";
export const deliveryUpdated = "Delivery updated successfully!";
export const deliveryNotUpdated = "Failed to update delivery";
export const wholeRwf = "Please enter a whole number of RWF";
export const wholeDays = "Please enter days from 0 to 60";
export const daysOrder = "The first number of days must not be more than the second";
