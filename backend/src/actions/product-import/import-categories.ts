import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../lib/api-error";
import type { Doer } from "../../modules/staff/published-sql";
import { categoriesOf, categoryHandle } from "../product/category-write";
import { createCategory } from "../../workflows/product/create-category";

/** The shop's categories by name, and those that an import makes. */
export class ImportCategories {
  private constructor(
    private readonly container: MedusaContainer,
    private readonly ids: Map<string, string>,
    private readonly handles: Map<string, string>,
    /** Whose import it is. */
    private readonly actor: Doer,
    /** Names that were or would be made. */
    readonly made: string[],
  ) {}

  /** @param made by the same import before it was interrupted */
  static async read(
    container: MedusaContainer,
    { actor, made }: { actor: Doer; made: readonly string[] },
  ): Promise<ImportCategories> {
    const categories = new ImportCategories(container, new Map(), new Map(), actor, [...made]);
    await categories.refresh();
    return categories;
  }

  /** Ids by name in lower case. */
  get byName(): ReadonlyMap<string, string> {
    return this.ids;
  }

  /** Makes, or only notes, the categories that products name and the shop lacks. */
  async add(names: readonly string[], isDryRun: boolean): Promise<void> {
    for (const name of names) {
      if (this.ids.has(name.toLowerCase()) || this.useAlike(name)) continue;
      if (!isDryRun) await this.make(name);
      this.note(name);
    }
  }

  /** `T shirts` and `T-shirts` are one category, see `categoryHandle`. */
  private useAlike(name: string): boolean {
    const id = this.handles.get(categoryHandle(name));
    if (id !== undefined) this.ids.set(name.toLowerCase(), id);
    return id !== undefined;
  }

  private async make(name: string): Promise<void> {
    try {
      const { id } = await createCategory(this.container, {
        actor: this.actor,
        body: { category_name: name, gender: "unisex" },
      });
      this.ids.set(name.toLowerCase(), id);
      this.handles.set(categoryHandle(name), id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // Somebody has just made it.
      await this.refresh();
      this.useAlike(name);
    }
  }

  private note(name: string): void {
    const handle = categoryHandle(name);
    if (!this.made.some((one) => categoryHandle(one) === handle)) this.made.push(name);
  }

  private async refresh(): Promise<void> {
    const all = await categoriesOf(this.container).listProductCategories(
      {},
      { select: ["id", "name", "handle"], take: null },
    );
    for (const { id, name, handle } of all) {
      if (!this.ids.has(name.toLowerCase())) this.ids.set(name.toLowerCase(), id);
      this.handles.set(handle, id);
    }
  }
}
