import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds who looked at an order, and calls of Medusa's own admin API about it. */
export class Migration20261126230001 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists access_log_order_seen on access_log ((subject_ids[1]))
         where call in ('GET /api/orders/:id', 'GET /api/orders/:id/timeline', 'GET /admin/orders/:id');`,
    );
    this.addSql(
      `create index if not exists audit_event_native_order on audit_event (split_part(subject_id, '/', 4))
         where subject_kind = 'native' and subject_id like '/admin/orders/%';`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists audit_event_native_order;`);
    this.addSql(`drop index if exists access_log_order_seen;`);
  }
}
