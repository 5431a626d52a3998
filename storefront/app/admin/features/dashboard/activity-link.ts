import type { Activity } from "@strive/backend/contracts/dashboard";
import { adminPaths } from "~/admin/shell/paths";

const opened = (list: string, id: string) => `${list}?view=${encodeURIComponent(id)}`;

/** Where what was changed can be seen; null: nowhere, or it is gone. */
export function activityLink({ subject: { kind, id, label }, before, after }: Activity) {
  const isGone = before !== null && after === null;
  switch (kind) {
    case "order":
      return adminPaths.order(id);
    // Payments and refunds are named by their order's number.
    case "payment":
    case "refund":
      return `${adminPaths.orders()}?search=${encodeURIComponent(label)}`;
    case "return":
      return adminPaths.return(id);
    case "product":
      return isGone ? null : opened(adminPaths.products(), id);
    case "look":
      return opened(adminPaths.products(), id);
    case "category":
      return adminPaths.categories();
    case "user":
      return isGone ? null : adminPaths.user(id);
    case "message":
      return opened(adminPaths.messages(), id);
    case "mail":
      return opened(adminPaths.mails(), id);
    case "import":
      return `${adminPaths.productImport()}?job=${encodeURIComponent(id)}`;
    case "discount":
      return isGone ? null : adminPaths.discount(id);
    case "sale":
      return isGone ? null : adminPaths.sale(id);
    case "gift_card":
      return isGone ? null : adminPaths.credit(id);
    case "settings":
    case "shipping":
      return `${adminPaths.settings()}?tab=app`;
    default:
      return null;
  }
}
