import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { SHIPPING_FEE_RWF } from "../../../contracts/money";
import { DISTRICTS, deliveryPromise } from "../../../contracts/places";

const rowOf = (district: string) =>
  `('${district}', ${deliveryPromise(district).replace("-", ", ")})`;

/** What delivery costs and takes: one row for all, one for each district. Amounts are whole RWF. */
export class Migration20261121214101 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists shipping_setting (
        one boolean primary key default true check (one),
        flat_fee bigint not null default ${SHIPPING_FEE_RWF} check (flat_fee >= 0),
        free_above bigint check (free_above >= 0),
        updated_at timestamptz not null default now()
      ) with (fillfactor = 20);`);
    this.addSql(`insert into shipping_setting default values on conflict do nothing;`);
    this.addSql(`
      create table if not exists shipping_district (
        district text primary key,
        min_days integer not null check (min_days >= 0),
        max_days integer not null check (max_days >= min_days),
        fee bigint check (fee >= 0)
      );`);
    this.addSql(
      `insert into shipping_district (district, min_days, max_days)
       values ${DISTRICTS.map(rowOf).join(", ")} on conflict do nothing;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists shipping_district;`);
    this.addSql(`drop table if exists shipping_setting;`);
  }
}
