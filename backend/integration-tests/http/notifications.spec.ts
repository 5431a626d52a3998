import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  notificationListResponseSchema,
  notificationResponseSchema,
} from "../../src/contracts/notifications";
import { useShop } from "../../harness/use-shop";
import { ImportDesk } from "../../harness/import-desk";
import { csvOf, generatedRows } from "../../harness/import-files";
import { NotificationReader } from "../../harness/notification-reader";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { until } from "../../harness/until";

const shop = useShop("quiet");
let first: Person;
let second: Person;
const streams: NotificationReader[] = [];

beforeAll(async () => {
  first = await logIn(shop, shop.admin);
  const other = await register(shop, { firstname: "Second", lastname: "Admin" });
  const body = { role: "admin" };
  const role = `/api/auth/users/${other.user.id}/role`;
  await callShop(shop, "PUT", role, { token: first.token, body });
  second = await logIn(shop, other);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function watch(
  { token }: Person,
  from: { after?: string; lastEventId?: string } = {},
): Promise<NotificationReader> {
  const stream = await NotificationReader.open(shop, { token, ...from });
  streams.push(stream);
  return stream;
}

async function list({ token }: Person, query = "limit=100") {
  const { json } = await callShop(shop, "GET", `/api/notifications?${query}`, { token });
  return notificationListResponseSchema.parse(json);
}

/** Somebody writes to the shop. @returns what staff are told */
async function write(subject = `Question ${randomUUID()}`): Promise<string> {
  const body = { name: "Keza", email: "keza@example.rw", subject, message: "Do you ship to Huye?" };
  const { status } = await callShop(shop, "POST", "/api/contact", { body });
  expect(status).toBe(201);
  return `Keza wrote: ${subject}`;
}

/** What `write` told: work that specs before this one left may tell of something at any time. */
const ownOf = (texts: readonly string[]) => texts.filter((text) => text.startsWith("Keza wrote:"));

const idOf = async (text: string): Promise<string> => {
  const found = (await list(first)).data.find((notification) => notification.text === text);
  if (!found) throw new Error(`Nobody was told: ${text}`);
  return found.id;
};

describe("what staff are told", () => {
  it("tells of a message in the contact form once, and nobody of a machine's", async () => {
    const subject = `Once ${randomUUID()}`;
    const text = await write(subject);
    await write(subject);
    const body = { name: "Bot", email: "b@example.rw", subject: "Bot", message: "x", website: "y" };
    await callShop(shop, "POST", "/api/contact", { body });
    const told = (await list(first)).data.filter((notification) =>
      notification.text.includes(subject),
    );
    expect(told).toMatchObject([{ type: "contact_message", text, read: false }]);
    expect(told[0]?.link).toMatch(/^\/admin\/messages\?view=cmsg_\w+$/);
    expect((await list(first)).data.map((notification) => notification.text)).not.toContain(
      "Bot wrote: Bot",
    );
  });

  it("tells of an import that is done, and not of a dry run", async () => {
    const desk = await ImportDesk.at(shop);
    const file = csvOf(generatedRows(2, "news"));
    await desk.importNow({ file, name: "dry.csv", fields: { dry_run: "true" } });
    await desk.importNow({ file, name: "good.csv" });
    const told = (await list(first)).data.filter(({ text }) => /import of (dry|good)/.test(text));
    expect(told).toMatchObject([
      {
        type: "import_finished",
        text: "The import of good.csv is done: 2 added, 0 changed, 0 unchanged, 0 refused",
      },
    ]);
    expect(told[0]?.link).toMatch(/^\/admin\/products\/import\?job=pimp_\w+$/);
  });

  it("tells of a mail that is given up, and again when it is given up again", async () => {
    const id = `mail_${randomUUID()}`;
    const kill = () =>
      withDatabase(shop, (database) =>
        database.query(
          `UPDATE mail SET attempts = attempts_allowed, next_attempt_at = now() - interval '1 day' WHERE id = $1`,
          [id],
        ),
      );
    await withDatabase(shop, (database) =>
      database.query(
        // Before all the others that wait here.
        `INSERT INTO mail (id, key, template, recipient, facts, attempts, attempts_allowed, next_attempt_at)
         VALUES ($1, $1, 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', 1, 1, now() - interval '1 day')`,
        [id],
      ),
    );
    const told = async (times: number) => {
      const { data } = await until(
        () => list(first),
        ({ data: notifications }) =>
          notifications.filter(({ link }) => link === `/admin/mails?view=${id}`).length === times,
      );
      return data.find(({ link }) => link === `/admin/mails?view=${id}`);
    };
    expect(await told(1)).toMatchObject({
      type: "mail_dead",
      text: "A mail could not be sent: welcome",
    });
    const { token } = first;
    const retry = await callShop(shop, "POST", `/api/mails/${id}/retry`, { token, body: {} });
    expect(retry.status).toBe(200);
    await kill();
    await told(2);
  });
});

describe("what an admin has read", () => {
  it("is that admin's own", async () => {
    const text = await write();
    const id = await idOf(text);
    const before = { first: (await list(first)).unread, second: (await list(second)).unread };
    for (let times = 0; times < 2; times += 1) {
      const answer = await callShop(shop, "PUT", `/api/notifications/${id}/read`, {
        token: first.token,
        body: {},
      });
      expect(notificationResponseSchema.parse(answer.json).data).toMatchObject({ id, read: true });
    }
    expect((await list(first)).unread).toBe(before.first - 1);
    expect((await list(second)).unread).toBe(before.second);
    const unread = await list(first, "unread=true&limit=100");
    expect(unread.count).toBe(unread.unread);
    expect(unread.data.map((notification) => notification.id)).not.toContain(id);
    expect((await list(second, "unread=true&limit=100")).data[0]?.id).toBe(id);
  });

  it("is nothing of a notification that is not there", async () => {
    const { status } = await callShop(shop, "PUT", "/api/notifications/note_0/read", {
      token: first.token,
      body: {},
    });
    expect(status).toBe(404);
  });

  it("are all that exist now, and none whose cause is committed later", async () => {
    await write();
    await withDatabase(shop, async (database) => {
      // Written before the call, committed after it.
      await database.query("BEGIN");
      await database.query(
        `INSERT INTO staff_notice (id, key, type, text)
         VALUES ('note_00000000000000000000000000', $1, 'low_stock', 'A late notification')`,
        [randomUUID()],
      );
      const { json } = await callShop(shop, "PUT", "/api/notifications/read-all", {
        token: second.token,
        body: {},
      });
      expect(json).toEqual({ success: true, data: { unread: 0 } });
      expect((await list(second)).unread).toBe(0);
      await database.query("COMMIT");
    });
    const { data, unread } = await list(second, "unread=true");
    expect(data.map(({ text }) => text)).toEqual(["A late notification"]);
    expect(unread).toBe(1);
    await callShop(shop, "PUT", "/api/notifications/read-all", { token: second.token, body: {} });
    expect((await list(second)).unread).toBe(0);
  });

  it("goes page by page, the newest first", async () => {
    const { data: all, count } = await list(first);
    const pages = [await list(first, "limit=2"), await list(first, "limit=2&offset=2")];
    expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 4));
    expect(pages.map((page) => page.count)).toEqual([count, count]);
  });
});

describe("notifications as they happen", () => {
  it("reach every admin who watches, packed by nobody", async () => {
    const watching = [await watch(first), await watch(second)];
    const text = await write();
    for (const stream of watching) {
      await stream.hears(text);
      expect(stream.response.headers.get("content-encoding")).toBeNull();
      expect(ownOf(stream.texts)).toEqual([text]);
      expect(stream.notifications).toContainEqual(expect.objectContaining({ text, read: false }));
    }
  });

  it("tell a reader who comes back what it missed, by header or by address", async () => {
    const known = await idOf(await write());
    const missed = [await write(), await write()];
    for (const from of [{ lastEventId: known }, { after: known }]) {
      const stream = await watch(first, from);
      for (const text of missed) await stream.hears(text);
      expect(stream.notifications.map(({ id }) => id)).not.toContain(known);
      expect(new Set(stream.notifications.map(({ id }) => id)).size).toBe(
        stream.notifications.length,
      );
    }
  });

  it("hold no old notifications for a reader who knows none", async () => {
    await write();
    const stream = await watch(first);
    const text = await write();
    expect(ownOf(await stream.hears(text))).toEqual([text]);
  });

  it("end with the token, and nothing is told to whoever lost it", async () => {
    const person = await logIn(shop, second);
    const stream = await watch(person);
    await callShop(shop, "POST", "/api/auth/logout", { token: person.token, body: {} });
    await write();
    await stream.ends();
    expect(ownOf(stream.texts)).toEqual([]);
    await expect(watch(person)).rejects.toThrow("401");
  });
});
