import type { SavedProduct } from "../../contracts/catalogue-writes";
import type { UserActor } from "../../lib/actor";
import {
  fieldsChanged,
  recordActivity,
  type StaffActivity,
} from "../../modules/staff/published-sql";
import type { Run } from "../../lib/database";
import { savedProductOf, type Note } from "../../modules/product/writing/service";

const basePriceOf = ({ price, base_price: base = price }: SavedProduct) => base;

/** What staff can change of a product. */
const fieldsOf = (product: SavedProduct) => ({
  name: product.name,
  handle: product.handle,
  description: product.description,
  price: basePriceOf(product),
  gender: product.gender,
  category: product.category_name,
  status: product.status,
  is_gift_card: product.is_gift_card ?? false,
  translations: product.translations ?? {},
  images: product.images,
  image_colors: product.image_colors,
  image_views: product.image_views ?? [],
  colors: product.colors,
  sizes: product.sizes,
  stock_quantity: product.stock_quantity,
  variants: product.variants.map(({ size, color, stock_quantity }) => ({
    size,
    color,
    stock_quantity,
  })),
});

/** What identifies a product when it comes or goes. */
const gistOf = (product: SavedProduct) => ({
  price: basePriceOf(product),
  category: product.category_name,
  status: product.status,
  stock_quantity: product.stock_quantity,
});

/** Null: nothing has changed. A draft that could not be shown before has no fields then. */
function changeOf(
  before: SavedProduct | null,
  after: SavedProduct | null,
): Pick<StaffActivity, "action" | "before" | "after"> | null {
  if (after === null) {
    return { action: "product.delete", before: before ? gistOf(before) : {}, after: null };
  }
  const changed = fieldsChanged(before ? fieldsOf(before) : {}, fieldsOf(after));
  return changed && { action: "product.update", ...changed };
}

/** Writes what `who` does with product `key` to the audit log, in the transaction that does it. */
export const noteProduct =
  (who: UserActor, key: string): Note =>
  async (inside: Run, change) => {
    const before = change.before && savedProductOf(change.before);
    const after = change.after && savedProductOf(change.after);
    const activity = changeOf(before, after);
    if (!activity) return;
    const shown = after ?? before;
    const subject = { kind: "product", id: shown?.id ?? key, label: shown?.name ?? key };
    await recordActivity(inside, { who, ...activity, subject });
  };

/** The same for a product that is made. */
export const noteNewProduct =
  (who: UserActor): Note =>
  async (inside: Run, { after }) => {
    if (!after) return;
    const product = savedProductOf(after);
    const subject = { kind: "product", id: product.id, label: product.name };
    const activity = {
      who,
      action: "product.create",
      subject,
      before: null,
      after: gistOf(product),
    };
    await recordActivity(inside, activity);
  };
