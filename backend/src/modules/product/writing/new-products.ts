import type { ProductGender } from "../../../contracts/catalogue";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import type { Picture } from "./domain/plan-pictures";
import type { PlannedVariant, VariantPlan } from "./domain/plan-variants";
import { writeFileSales, type FileSale } from "./file-sales";
import type { MedusaTexts } from "./domain/texts";
import { addVariant, skusOf } from "./new-variants";
import { addOption, optionColors } from "./options";
import { addImage, ProductRows, type ShopSetting } from "./rows";
import { COUNT_PIECES, NOTE_PRODUCTS, RESUME_NOTES, STOP_NOTES } from "./write-sql";

/** Everything that a product to be made consists of. */
export interface NewProduct {
  id: string;
  name: string;
  handle: string;
  description: string;
  /** In other languages. */
  texts: MedusaTexts;
  status: "published" | "draft";
  isGiftCard: boolean;
  categoryId: string | null;
  gender: ProductGender | null;
  pictures: readonly Omit<Picture, "id">[];
  plan: VariantPlan;
  /** Of variants that are not given their own; null: each of them is. */
  priceRwf: number | null;
}

function addProduct(rows: ProductRows, product: NewProduct, setting: ShopSetting): void {
  const { id, name, handle, description, status, categoryId, gender, pictures } = product;
  const thumbnail = pictures[0]?.url ?? null;
  const card = { is_giftcard: product.isGiftCard, discountable: !product.isGiftCard };
  rows.add("product", { id, title: name, handle, description, status, thumbnail, ...card });
  if (categoryId !== null) {
    rows.add("product_category_product", { product_id: id, product_category_id: categoryId });
  }
  rows.add("product_sales_channel", {
    id: entityId("prodsc"),
    product_id: id,
    sales_channel_id: setting.salesChannelId,
  });
  if (setting.shippingProfileId !== null) {
    rows.add("product_shipping_profile", {
      id: entityId("prodsp"),
      product_id: id,
      shipping_profile_id: setting.shippingProfileId,
    });
  }
  if (gender) addGender(rows, id, gender);
  addTexts(rows, product);
}

/** As Medusa's translation module keeps them. */
function addTexts(rows: ProductRows, { id, texts }: NewProduct): void {
  for (const [language, said] of Object.entries(texts)) {
    const full = Object.entries(said).filter(([, text]) => text !== null);
    if (full.length === 0) continue;
    rows.add("translation", {
      id: entityId("trans"),
      reference_id: id,
      reference: "product",
      locale_code: language,
      translations: Object.fromEntries(full),
      translated_field_count: full.length,
    });
  }
}

/** Adds the pictures, each to all variants of its colour. @param variants by their ids */
function addPictures(
  rows: ProductRows,
  { id: productId, pictures }: NewProduct,
  variants: ReadonlyMap<string, PlannedVariant>,
): void {
  pictures.forEach((picture, rank) => {
    const imageId = addImage(rows, productId, { ...picture, rank });
    for (const [variantId, { color }] of variants) {
      if (color !== picture.color) continue;
      rows.add("product_variant_product_image", {
        id: entityId("pvpi"),
        variant_id: variantId,
        image_id: imageId,
      });
    }
  });
}

export function addGender(rows: ProductRows, productId: string, gender: ProductGender): void {
  const id = entityId("pgen");
  rows.add("product_gender", { id, gender });
  rows.add("product_gender_link", {
    id: entityId("link"),
    product_id: productId,
    product_gender_id: id,
  });
}

/**
 * Makes products with all that belongs to them, one statement per table however many there are. The
 * caller has ensured that handles and SKUs are free, and holds their categories.
 *
 * The catalogue's triggers would note each product, variant, price and stock record by itself, and
 * the refresher would compute the product for each batch of such notes: here one note a product says
 * it all.
 */
export async function insertProducts(
  run: Run,
  products: readonly NewProduct[],
  setting: ShopSetting,
): Promise<void> {
  if (products.length === 0) return;
  const wanted = products.flatMap((product) =>
    product.plan.variants.map((variant) => ({ handle: product.handle, variant })),
  );
  const skus = (await skusOf(run, wanted)).values();
  const rows = new ProductRows();
  const sales: FileSale[] = [];
  for (const product of products) {
    addProduct(rows, product, setting);
    const { id, plan } = product;
    const options = {
      size: addOption(rows, id, "Size", plan.sizes),
      color: addOption(rows, id, "Color", optionColors(plan)),
    };
    const variants = new Map<string, PlannedVariant>();
    plan.variants.forEach((variant, rank) => {
      const priceRwf = variant.priceRwf ?? product.priceRwf;
      if (priceRwf === null) throw new Error("A variant without a price was planned.");
      const sku = skus.next().value ?? "";
      const made = { variant, sku, priceRwf, rank };
      const variantId = addVariant(rows, id, made, options, setting.stockLocationId);
      variants.set(variantId, variant);
      if (typeof variant.saleRwf === "number") sales.push([variantId, variant.saleRwf]);
    });
    addPictures(rows, product, variants);
  }
  await run(STOP_NOTES, []);
  await rows.insert(run);
  const cards = products.flatMap(({ id, isGiftCard }) => (isGiftCard ? [id] : []));
  if (cards.length > 0) await run(COUNT_PIECES, [cards]);
  await writeFileSales(run, sales);
  await run(RESUME_NOTES, []);
  await run(NOTE_PRODUCTS, [products.map(({ id }) => id)]);
}
