import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a code that was mailed to the account's address came back; false: staff typed the address. */
export class Migration20261126220002 extends Migration {
  override up(): void {
    this.addSql(
      `alter table account add column if not exists is_email_proven boolean not null default true;`,
    );
    // The audit log is another module's: on a new database it comes later, and nobody changed anything yet.
    this.addSql(`
      do $$ begin
        if to_regclass('audit_event') is not null then
          update account a set is_email_proven = false from audit_event e
          where e.action = 'user.update' and e.subject_kind = 'user' and e.subject_id = a.id
            and lower(e.after ->> 'email') = a.email;
        end if;
      end $$;`);
  }

  override down(): void {
    this.addSql(`alter table account drop column if exists is_email_proven;`);
  }
}
