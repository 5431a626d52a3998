import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A mail may be withheld: a stranger asked for too many to that address. */
export class Migration20261124110200 extends Migration {
  override up(): void {
    this.addSql(`alter table mail drop constraint if exists mail_state_check;`);
    this.addSql(
      `alter table mail add constraint mail_state_check check (state in ('pending', 'sent', 'dead', 'withheld'));`,
    );
  }

  override down(): void {
    this.addSql(`update mail set state = 'dead' where state = 'withheld';`);
    this.addSql(`alter table mail drop constraint if exists mail_state_check;`);
    this.addSql(
      `alter table mail add constraint mail_state_check check (state in ('pending', 'sent', 'dead'));`,
    );
  }
}
