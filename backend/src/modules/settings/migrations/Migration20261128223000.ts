import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff write the legal pages. The contract alone says which parts there are: the check was a second list of them. */
export class Migration20261128223000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table content_version drop constraint if exists content_version_part_check;`,
    );
  }

  override down(): void {
    const names = "'hero', 'story', 'banner', 'contact', 'seller'";
    this.addSql(`delete from content_version where part not in (${names});`);
    this.addSql(
      `alter table content_version add constraint content_version_part_check check (part in (${names}));`,
    );
  }
}
