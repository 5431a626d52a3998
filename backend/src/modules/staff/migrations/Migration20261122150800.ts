import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which member of the staff saw whose data: one row for each answer, with the ids that were in it. */
export class Migration20261122150800 extends Migration {
  override up(): void {
    // account_id: of who read; for secret keys of Medusa's API the key's id. Its address is looked up
    // when the log is read, so that nothing here names a person.
    this.addSql(`
      create table if not exists access_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        account_id text not null,
        kind text not null,
        call text not null,
        subject_ids text[] not null,
        request_id text
      );`);
    this.addSql(`create index if not exists access_log_age on access_log (at);`);
    this.addSql(
      `create index if not exists access_log_account on access_log (account_id, id desc);`,
    );
    this.addSql(
      `create index if not exists access_log_subject on access_log using gin (subject_ids);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists access_log;`);
  }
}
