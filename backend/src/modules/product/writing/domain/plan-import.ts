import type { ProductGender } from "../../../../contracts/catalogue";
import { RESERVED_HANDLES } from "../../../../contracts/catalogue-writes";
import { TRANSLATED } from "../../../../contracts/translated";
import {
  LOOK_COLUMN,
  type FileTexts,
  type ImportedProduct,
  type ImportProblem,
} from "../../../../contracts/imported-product";
import {
  planImportedVariants,
  type ImportedVariants,
  type ListedVariant,
  type VariantFacts,
} from "./plan-import-variants";
import { pictureColors } from "./picture-colors";
import { planPictures, type HeldPicture, type PicturePlan } from "./plan-pictures";

/** An existing product, with what a file can say of it. */
export interface ListedProduct<Variant extends ListedVariant = ListedVariant> {
  id: string;
  handle: string;
  name: string;
  description: string | null;
  /** In other languages. */
  texts: FileTexts;
  status: string;
  isGiftCard: boolean;
  /** Handles of what completes its look. */
  look: readonly string[];
  categoryId: string | null;
  gender: ProductGender | null;
  /** Of the record that says the gender. */
  genderId: string | null;
  pictures: readonly HeldPicture[];
  variants: readonly Variant[];
}

/** What must be known to compare a file with the shop. */
export interface ImportFacts<Variant extends ListedVariant = ListedVariant> extends VariantFacts {
  /** Products by handle. */
  listed: ReadonlyMap<string, ListedProduct<Variant>>;
  /** null: there is no such category. */
  categoryIdOf: (name: string) => string | null;
  /**
   * Whether this import may publish. If not, new products start as drafts and drafts stay drafts,
   * whatever the file says.
   */
  mayPublish: boolean;
  /** Of what can complete a look; undefined: the shop has no such product. */
  pieceIdOf: (handle: string) => string | undefined;
  /** Whether the file has such a product, before or after. */
  isToCome: (handle: string) => boolean;
  /** Whether the shop has a picture at this `/uploads/…` address. */
  hasPicture: (url: string) => boolean;
}

/** What an import makes of one product; absent members of `fields` stay as they are. */
export interface ProductPlan<Variant extends ListedVariant = ListedVariant> {
  product: ImportedProduct;
  /** null: to be made. */
  listed: ListedProduct<Variant> | null;
  fields: {
    name?: string;
    description?: string;
    texts?: FileTexts;
    status?: "published" | "draft";
    isGiftCard?: boolean;
    look?: readonly string[];
    categoryId?: string;
    gender?: ProductGender | null;
  };
  /** null: as they are. */
  variants: ImportedVariants | null;
  pictures: PicturePlan;
  /** The colours pictures should show, by source; absent: unchanged. */
  pictureColors: ReadonlyMap<string, string | null>;
  problems: ImportProblem[];
  outcome: "created" | "updated" | "unchanged" | "refused";
}

/** What a form or a spreadsheet does to a text without anybody having changed it. */
const plain = (text: string | null) => (text ?? "").replace(/\r\n?/g, "\n").trim();

/** Those of a file's texts in other languages that are not so yet. */
function changedTexts(said: FileTexts, held: FileTexts): FileTexts {
  const changed: FileTexts = {};
  for (const language of TRANSLATED) {
    for (const name of ["title", "description"] as const) {
      const text = said[language]?.[name];
      if (text === undefined || plain(text) === plain(held[language]?.[name] ?? null)) continue;
      changed[language] = { ...changed[language], [name]: text };
    }
  }
  return changed;
}

function changedFields(
  product: ImportedProduct,
  listed: ListedProduct | null,
  { categoryId, mayPublish }: { categoryId: string | null; mayPublish: boolean },
): ProductPlan["fields"] {
  const { name, description, gender, isGiftCard, look } = product;
  const status = product.status === "published" && !mayPublish ? undefined : product.status;
  const isNew = listed === null;
  const texts = changedTexts(product.texts ?? {}, listed?.texts ?? {});
  const isPublished = listed?.status === "published";
  return {
    ...(name !== undefined && (isNew || plain(name) !== plain(listed.name)) && { name }),
    ...(description !== undefined &&
      (isNew || plain(description) !== plain(listed.description)) && { description }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(status !== undefined && (isNew || (status === "published") !== isPublished) && { status }),
    ...(isGiftCard !== undefined && isGiftCard !== (listed?.isGiftCard ?? false) && { isGiftCard }),
    ...(look !== undefined && look.join() !== (listed?.look ?? []).join() && { look }),
    ...(categoryId !== null && categoryId !== listed?.categoryId && { categoryId }),
    ...(gender !== undefined && (isNew || gender !== listed.gender) && { gender }),
  };
}

function handleProblem({ handle }: ImportedProduct): string | null {
  if (RESERVED_HANDLES.includes(handle)) return `The handle ${handle} is reserved`;
  return handle.startsWith("prod_") ? "A handle must not start with prod_" : null;
}

/** Compares one product of a file with the shop. Pure. */
export function planProduct<Variant extends ListedVariant>(
  product: ImportedProduct,
  facts: ImportFacts<Variant>,
): ProductPlan<Variant> {
  const { handle, row, name, category } = product;
  const listed = facts.listed.get(handle) ?? null;
  const problems: ImportProblem[] = [];
  const refuse = (column: string, message: string) => problems.push({ row, column, message });

  const reserved = handleProblem(product);
  if (reserved !== null) refuse("Handle", reserved);
  if (!listed && !name) refuse("Title", "Product name is required");
  const categoryId = category === undefined ? null : facts.categoryIdOf(category);
  if (category !== undefined && categoryId === null)
    refuse("Type", `There is no category ${category}`);

  for (const piece of product.look ?? []) {
    if (facts.pieceIdOf(piece) !== undefined || facts.isToCome(piece)) continue;
    refuse(LOOK_COLUMN, `There is no product ${piece} to wear`);
  }

  const colors = pictureColors(product, listed?.variants ?? []);
  const pictures = planPictures(listed?.pictures ?? [], product.images, facts.hasPicture, colors);
  const { variants, problems: faults } = planImportedVariants(
    product,
    listed?.variants ?? [],
    listed?.id ?? null,
    facts,
  );
  problems.push(...faults, ...pictures.problems);
  const offered = variants?.plan.colors ?? listed?.variants.flatMap(({ color }) => color ?? []);
  for (const { row: at, source, color: said } of product.images ?? []) {
    const color = said && colors.get(source);
    if (faults.length > 0 || !color || offered?.includes(color)) continue;
    const message = `The colour ${color} is not among those of the product`;
    problems.push({ row: at, column: "Image Color", message });
  }
  const fields = changedFields(product, listed, { categoryId, mayPublish: facts.mayPublish });
  const isChanged =
    Object.keys(fields).length > 0 || variants?.isChanged === true || pictures.isChanged;
  const outcome = !listed ? "created" : isChanged ? "updated" : "unchanged";
  return {
    product,
    listed,
    fields,
    variants,
    pictures,
    pictureColors: colors,
    problems: problems.sort((one, other) => one.row - other.row),
    outcome: problems.length > 0 ? "refused" : outcome,
  };
}

/**
 * Compares a batch. If two products of the batch share a handle or SKU, the later one has a problem;
 * a refused product blocks neither.
 */
export function planProducts<Variant extends ListedVariant>(
  products: readonly ImportedProduct[],
  facts: ImportFacts<Variant>,
): ProductPlan<Variant>[] {
  const handles = new Set<string>();
  const skus = new Set<string>();
  return products.map((product) => {
    const plan = planProduct(product, facts);
    if (handles.has(product.handle)) {
      const message = `The handle ${product.handle} comes twice`;
      plan.problems.push({ row: product.row, column: "Handle", message });
    }
    const own = new Set<string>();
    for (const { sku, row } of product.variants) {
      if (sku === null) continue;
      const message = `The SKU ${sku} comes twice`;
      if (skus.has(sku) || own.has(sku))
        plan.problems.push({ row, column: "Variant SKU", message });
      own.add(sku);
    }
    if (plan.problems.length > 0) return { ...plan, outcome: "refused" };
    handles.add(product.handle);
    for (const sku of own) skus.add(sku);
    return plan;
  });
}
