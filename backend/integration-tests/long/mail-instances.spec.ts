/** Three starts of real shops, which share a database and a mail server. */
import { describe, expect, it } from "vitest";
import { allMailed } from "../../harness/mail-desk";
import { logIn, withDatabase } from "../../harness/people";
import { until } from "../../harness/until";
import { ownPostgres, ownShop } from "../../harness/use-shop";
import { useSmtpSink } from "../../harness/use-stand-ins";

describe("a real shop without SMTP", () => {
  const postgres = ownPostgres({ isReady: true });
  const env = () => ({
    NODE_ENV: "production",
    // Nobody here waits minutes for retries.
    PACE: "0.15",
    DATABASE_URL: postgres.databaseUrl,
    JWT_SECRET: "kanombe-gikondo-remera-0123456789-abc",
    COOKIE_SECRET: "nyabugogo-kimironko-0123456789-defgh",
  });
  const poor = ownShop(() => ({ env: env() }));
  const query = (text: string) => withDatabase(poor, (database) => database.query(text));

  it("has no outbox page, and its mails wait", async () => {
    expect(poor.output()).not.toContain("/dev/outbox");
    expect(poor.output()).toContain("SMTP_URL");
    expect((await fetch(new URL("/dev/outbox", poor.origin))).status).toBe(404);
    await query(
      `INSERT INTO mail (id, key, template, recipient, facts)
         VALUES ('mail_w', 'mail_w', 'welcome', 'wait@example.rw', '{"firstname":"Aline"}')`,
    );
  });

  describe("beside two instances that have a server", () => {
    const sink = useSmtpSink();
    const mailing = () => ({ env: { ...env(), SMTP_URL: sink.url } });
    const shop = ownShop(mailing);
    ownShop(mailing);

    it("has what waited sent, once", async () => {
      await until(
        () => sink.mailsTo("wait@example.rw"),
        (mails) => mails.length > 0,
      );
      await allMailed(shop, (await logIn(shop, shop.admin)).token);
      expect(sink.mailsTo("wait@example.rw")).toHaveLength(1);
    });

    it("sends each mail once, although their sweeps strike at the same second", async () => {
      await query(
        `INSERT INTO mail (id, key, template, recipient, facts)
         SELECT 'mail_' || n, 'mail_' || n, 'welcome', 'twin' || n || '@example.rw', '{"firstname":"Aline"}'
         FROM generate_series(1, 40) n`,
      );
      await allMailed(shop, (await logIn(shop, shop.admin)).token);
      const recipients = sink.mails.map(({ to }) => to).filter((to) => to.startsWith("twin"));
      expect(recipients).toHaveLength(40);
      expect(new Set(recipients).size).toBe(40);
    });
  });
});
