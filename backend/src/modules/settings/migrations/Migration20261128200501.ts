import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const PARTS = ["hero", "story", "banner", "contact"];

/** Staff say who sells. */
export class Migration20261128200501 extends Migration {
  override up(): void {
    this.allow([...PARTS, "seller"]);
  }

  override down(): void {
    this.addSql(`delete from content_version where part = 'seller';`);
    this.allow(PARTS);
  }

  private allow(parts: readonly string[]): void {
    const names = parts.map((part) => `'${part}'`).join(", ");
    this.addSql(
      `alter table content_version drop constraint if exists content_version_part_check,
         add constraint content_version_part_check check (part in (${names}));`,
    );
  }
}
