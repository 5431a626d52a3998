import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { WITHDRAW_UNSEEN } from "../payment/withdraw-unseen-sql";

/** Nobody saw what the placeholder called paid. */
export class Migration20261124101000 extends Migration {
  override up(): void {
    for (const statement of WITHDRAW_UNSEEN) this.addSql(`${statement};`);
  }

  override down(): void {
    // What nobody saw is not made paid again.
    this.addSql(`drop index if exists checkout_payment_withdrawn;`);
  }
}
