import type { DemoProduct } from "../catalogue";
import { newId } from "./new-id";

/** What every product refers to, by the names the demo data uses. */
export interface ProductContext {
  salesChannelId: string;
  shippingProfileId: string;
  stockLocationId: string;
  categoryIds: ReadonlyMap<string, string>;
  /** Picture key to URL; null when it has not been drawn. */
  imageUrl(key: string): string | null;
  now: Date;
}

type Row = Record<string, unknown>;

/**
 * Rows by table, in the order they must be inserted. They are what Medusa's createProductsWorkflow
 * writes (2.21.2, compared table by table), plus stock levels, option ranks and pictures of
 * variants; the workflow itself makes about 110 products a second.
 */
export type TableRows = Map<string, Row[]>;

const bigNumber = (value: number) => ({ value: String(value), precision: 20 });

class Rows {
  readonly tables: TableRows = new Map();
  add(table: string, row: Row): void {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
  }
}

interface Choice {
  optionId: string;
  values: Map<string, string>;
}

function addOption(
  rows: Rows,
  productId: string,
  title: string,
  values: readonly string[],
): Choice {
  const optionId = newId("opt");
  const linkId = newId("prodopt");
  rows.add("product_option", { id: optionId, title, is_exclusive: true });
  rows.add("product_product_option", {
    id: linkId,
    product_id: productId,
    product_option_id: optionId,
  });
  const ids = new Map<string, string>();
  values.forEach((value, rank) => {
    const id = newId("optval");
    ids.set(value, id);
    rows.add("product_option_value", { id, value, option_id: optionId, rank });
    rows.add("product_product_option_value", {
      id: newId("prodoptval"),
      product_product_option_id: linkId,
      product_option_value_id: id,
    });
  });
  return { optionId, values: ids };
}

interface NewVariant {
  title: string;
  sku: string;
  stock: number;
  priceRwf: number;
}

/** One inventory item per variant, never shared: Medusa oversells shared items within one cart. */
function addStockAndPrice(rows: Rows, id: string, variant: NewVariant, locationId: string): void {
  const { title, sku, stock, priceRwf } = variant;
  const priceSetId = newId("pset");
  rows.add("price_set", { id: priceSetId });
  rows.add("price", {
    id: newId("price"),
    price_set_id: priceSetId,
    currency_code: "rwf",
    amount: priceRwf,
    raw_amount: bigNumber(priceRwf),
    rules_count: 0,
  });
  rows.add("product_variant_price_set", {
    id: newId("pvps"),
    variant_id: id,
    price_set_id: priceSetId,
  });
  const itemId = newId("iitem");
  rows.add("inventory_item", { id: itemId, sku, title, description: title });
  rows.add("inventory_level", {
    id: newId("ilev"),
    inventory_item_id: itemId,
    location_id: locationId,
    stocked_quantity: stock,
    raw_stocked_quantity: bigNumber(stock),
    raw_reserved_quantity: bigNumber(0),
    raw_incoming_quantity: bigNumber(0),
  });
  rows.add("product_variant_inventory_item", {
    id: newId("pvitem"),
    variant_id: id,
    inventory_item_id: itemId,
    required_quantity: 1,
  });
}

/** Adds the variants in the product's order; returns their ids by colour. */
function addVariants(
  rows: Rows,
  productId: string,
  product: DemoProduct,
  context: ProductContext,
): Map<string, string[]> {
  const sizes = addOption(rows, productId, "Size", product.sizes);
  const colors = addOption(
    rows,
    productId,
    "Color",
    product.colors.map(({ hex }) => hex),
  );
  const byColor = new Map<string, string[]>();
  product.variants.forEach(({ size, color, stock }, index) => {
    const id = newId("variant");
    const title = `${size} / ${color}`;
    const sku = `${product.handle}-${size}-${color.slice(1)}`.toLowerCase().replaceAll(" ", "-");
    rows.add("product_variant", {
      id,
      title,
      sku,
      product_id: productId,
      variant_rank: index,
    });
    for (const valueId of [sizes.values.get(size), colors.values.get(color)]) {
      if (valueId !== undefined) {
        rows.add("product_variant_option", { variant_id: id, option_value_id: valueId });
      }
    }
    addStockAndPrice(
      rows,
      id,
      { title, sku, stock, priceRwf: product.priceRwf },
      context.stockLocationId,
    );
    byColor.set(color, [...(byColor.get(color) ?? []), id]);
  });
  return byColor;
}

/** Medusa shows a variant the pictures it is linked to: those of its colour, close-ups too. */
function addImages(
  rows: Rows,
  productId: string,
  product: DemoProduct,
  byColor: ReadonlyMap<string, string[]>,
  context: ProductContext,
): void {
  product.images.forEach(({ key, color, view }, rank) => {
    const url = context.imageUrl(key);
    if (url === null) return;
    const id = newId("img");
    rows.add("image", {
      id,
      url,
      rank,
      product_id: productId,
      metadata: { view },
    });
    for (const variantId of byColor.get(color ?? "") ?? []) {
      rows.add("product_variant_product_image", {
        id: newId("pvpi"),
        variant_id: variantId,
        image_id: id,
      });
    }
  });
}

/** As Medusa's translation module keeps them. */
function addTexts(rows: Rows, productId: string, { texts }: DemoProduct): void {
  for (const [language, translations] of Object.entries(texts)) {
    rows.add("translation", {
      id: newId("trans"),
      reference: "product",
      reference_id: productId,
      locale_code: language,
      translations,
      translated_field_count: Object.keys(translations).length,
    });
  }
}

function addProduct(rows: Rows, product: DemoProduct, context: ProductContext): void {
  const id = newId("prod");
  const createdAt = new Date(context.now.getTime() - product.ageMinutes * 60_000).toISOString();
  const cover = product.images[0];
  rows.add("product", {
    id,
    title: product.name,
    handle: product.handle,
    description: product.description,
    status: "published",
    thumbnail: cover ? context.imageUrl(cover.key) : null,
    created_at: createdAt,
    updated_at: createdAt,
  });
  const byColor = addVariants(rows, id, product, context);
  addImages(rows, id, product, byColor, context);
  addTexts(rows, id, product);
  const categoryId = context.categoryIds.get(product.category);
  if (categoryId !== undefined) {
    rows.add("product_category_product", { product_id: id, product_category_id: categoryId });
  }
  rows.add("product_sales_channel", {
    id: newId("prodsc"),
    product_id: id,
    sales_channel_id: context.salesChannelId,
  });
  rows.add("product_shipping_profile", {
    id: newId("prodsp"),
    product_id: id,
    shipping_profile_id: context.shippingProfileId,
  });
  if (product.gender !== null) {
    const genderId = newId("pgen");
    rows.add("product_gender", { id: genderId, gender: product.gender });
    rows.add("product_gender_link", {
      id: newId("link"),
      product_id: id,
      product_gender_id: genderId,
    });
  }
}

/** All rows of the given products. */
export function rowsOf(products: readonly DemoProduct[], context: ProductContext): TableRows {
  const rows = new Rows();
  for (const product of products) addProduct(rows, product, context);
  return rows.tables;
}
