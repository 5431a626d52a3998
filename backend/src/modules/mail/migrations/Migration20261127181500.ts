import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Text messages leave by the same outbox. What carried one charges for `parts`, calls it `provider_ref`, and may report later
 * whether it arrived. Mails keep an index of their own, so that waiting texts are never in their way.
 */
export class Migration20261127181500 extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail
        add column if not exists channel text not null default 'mail'
          constraint mail_channel check (channel in ('mail', 'sms', 'whatsapp')),
        add column if not exists parts smallint,
        add column if not exists cost_rwf numeric(10, 2),
        add column if not exists provider_ref text,
        add column if not exists report text constraint mail_report check (report in ('delivered', 'failed')),
        add column if not exists reported_at timestamptz;`);
    this.addSql(`drop index if exists mail_due;`);
    this.addSql(`
      create index if not exists mail_due on mail (urgency, next_attempt_at, id)
      where state = 'pending' and channel = 'mail';`);
    this.addSql(`
      create index if not exists mail_text_due on mail (next_attempt_at, id)
      where state = 'pending' and channel <> 'mail';`);
    this.addSql(`
      create index if not exists mail_text on mail (created_at) where channel <> 'mail';`);
    this.addSql(`
      create index if not exists mail_provider_ref on mail (provider_ref) where provider_ref is not null;`);
  }

  override down(): void {
    this.addSql(`delete from mail where channel <> 'mail';`);
    for (const index of ["mail_provider_ref", "mail_text", "mail_text_due", "mail_due"]) {
      this.addSql(`drop index if exists ${index};`);
    }
    for (const column of [
      "channel",
      "parts",
      "cost_rwf",
      "provider_ref",
      "report",
      "reported_at",
    ]) {
      this.addSql(`alter table mail drop column if exists ${column};`);
    }
    this.addSql(
      `create index if not exists mail_due on mail (urgency, next_attempt_at, id) where state = 'pending';`,
    );
  }
}
