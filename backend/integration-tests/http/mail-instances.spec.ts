/** Over a minute: four starts of real shops, which share a database and a mail server. */
import { afterEach, describe, expect, it } from "vitest";
import { allMailed } from "../../harness/mail-desk";
import { logIn, withDatabase } from "../../harness/people";
import { startShop, type OwnShop, type Shop } from "../../harness/shop";
import { smtpSink } from "../../harness/smtp-sink";
import { until } from "../../harness/until";
import { ownPostgres } from "../../harness/use-shop";

/** Nobody here waits minutes for retries. */
const PACE = "0.15";

const query = (shop: Shop, text: string) => withDatabase(shop, (database) => database.query(text));

describe("a real shop without SMTP", () => {
  const postgres = ownPostgres({ isReady: true });

  const env = () => ({
    NODE_ENV: "production",
    PACE,
    DATABASE_URL: postgres.databaseUrl,
    JWT_SECRET: "kanombe-gikondo-remera-0123456789-abc",
    COOKIE_SECRET: "nyabugogo-kimironko-0123456789-defgh",
  });
  const open: { close(): Promise<unknown> }[] = [];
  const opened = async (more: Record<string, string> = {}): Promise<OwnShop> => {
    const shop = await startShop({ env: { ...env(), ...more } });
    open.push({ close: () => shop.stop() });
    return shop;
  };
  const openSink = async () => {
    const sink = await smtpSink();
    open.push(sink);
    await sink.open();
    return sink;
  };
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  it("has no outbox page; its mails wait until there is a server", async () => {
    const poor = await opened();
    expect(poor.output()).not.toContain("/dev/outbox");
    expect(poor.output()).toContain("SMTP_URL");
    expect((await fetch(new URL("/dev/outbox", poor.origin))).status).toBe(404);
    await query(
      poor,
      `INSERT INTO mail (id, key, template, recipient, facts)
         VALUES ('mail_w', 'mail_w', 'welcome', 'wait@example.rw', '{"firstname":"Aline"}')`,
    );
    const sink = await openSink();
    await opened({ SMTP_URL: sink.url });
    await until(
      () => sink.mailsTo("wait@example.rw"),
      (mails) => mails.length > 0,
    );
    expect(sink.mailsTo("wait@example.rw")).toHaveLength(1);
  });

  it("sends each mail once from two instances whose sweeps strike at the same second", async () => {
    const sink = await openSink();
    const [shop] = [await opened({ SMTP_URL: sink.url }), await opened({ SMTP_URL: sink.url })];
    await query(
      shop,
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
