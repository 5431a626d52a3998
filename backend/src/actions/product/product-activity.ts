import type { SavedProduct } from "../../contracts/catalogue-writes";
import type { UserActor } from "../../lib/actor";
import {
  fieldsChanged,
  recordActivity,
  type StaffActivity,
} from "../../modules/staff/published-sql";
import type { Run } from "../../lib/database";
import type { Note, StoredProduct } from "../../modules/product/writing/service";

type Product = Omit<SavedProduct, "updatedAt">;

const productOf = ({ json }: StoredProduct) => JSON.parse(json) as Product;

/** What staff can change of a product. */
const fieldsOf = (product: Product) => ({
  name: product.name,
  handle: product.handle,
  description: product.description,
  price: product.price,
  gender: product.gender,
  category: product.category_name,
  status: product.status,
  images: product.images,
  image_colors: product.image_colors,
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
const gistOf = ({ price, category_name, status, stock_quantity }: Product) => ({
  price,
  category: category_name,
  status,
  stock_quantity,
});

/** Null: nothing has changed. A draft that could not be shown before has no fields then. */
function changeOf(
  before: Product | null,
  after: Product | null,
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
    const before = change.before && productOf(change.before);
    const after = change.after && productOf(change.after);
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
    const product = productOf(after);
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
