/** Over a minute: two shops, a backup while one sells, and six tries to restore it (nine in many rounds). */
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import { orderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { MANIFEST, type Manifest } from "../../tools/backup/archive-format";
import { ArchiveWriter } from "../../tools/backup/archive-writer";
import { startShop, type OwnShop, type Shop } from "../../harness/shop";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, register, withDatabase, type Person } from "../../harness/people";
import { filesOf, PictureDesk } from "../../harness/picture-desk";
import { runCommand, type Ended } from "../../harness/shop-command";
import { smtpSink, type SmtpSink } from "../../harness/smtp-sink";
import { Traffic } from "../../harness/traffic";
import { until } from "../../harness/until";
import { QUICK } from "../../harness/visitor";

/** A database is built on a busy machine. */
const PATIENCE_MS = 150_000;

const folders: string[] = [];
async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "strive-backup-"));
  folders.push(folder);
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o711);
  return folder;
}

/** Secret keys of age: the archive's, and another one. */
let identity: string;
let otherIdentity: string;
let sink: SmtpSink;
let shop: OwnShop;
let copy: OwnShop;
const open: OwnShop[] = [];
let desk: PayDesk;
let pictures: PictureDesk;
let customer: Person;
/** Paid for, and its buyer told so, long before the backup. */
let early: PlacedOrder;
let shown: Product;
let jpeg: Buffer;

const EARLY = "early@example.rw";
const settings = () => ({
  SMTP_URL: sink.url,
  ...QUICK,
  PACE: "0.2",
  SHOP_URL: "http://localhost",
});

const productsOf = async (at: Shop): Promise<Product[]> =>
  productListResponseSchema.parse((await callShop(at, "GET", "/api/products?limit=100")).json).data;

const rowsOf = <Row extends object>(at: Shop, text: string): Promise<Row[]> =>
  withDatabase(at, async (database) => (await database.query<Row>(text)).rows);

let archive: string;
let traffic: Traffic;
let made: Ended;
/** Acknowledged before the backup began, and while it was written. */
let before: PlacedOrder[];
let during: number;
let killed: Ended;
let ofOtherVersion: Ended;
let restored: Ended;
/** Where it is restored to: the operator's server, with a role that owns only the database. */
let place: string;
let placeEnv: Record<string, string>;

/** A new database on the shop's own server, of a role that is no superuser. */
async function foreignDatabase(): Promise<string> {
  await withDatabase(shop, async (database) => {
    await database.query("CREATE ROLE keeper LOGIN NOSUPERUSER PASSWORD 'keeper'");
    await database.query("CREATE DATABASE restored OWNER keeper");
  });
  const url = new URL(shop.databaseUrl);
  return Object.assign(url, { username: "keeper", password: "keeper", pathname: "/restored" }).href;
}

/** A whole archive of a shop with another database. */
async function archiveOfOtherVersion(): Promise<string> {
  const file = path.join(await freshFolder(), "other.tar");
  const writer = new ArchiveWriter(file, `${file}.part`, null);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    shop: { version: "9.1.0", commit: "0123456789abcdef", medusa: "2.21.2" },
    postgres: "18.4",
    migrations: { mikro_orm_migrations: ["Migration20990101000000"] },
    tables: [],
    sequences: [],
    files: [],
    gone: [],
    pictures: "folder",
  };
  await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  await writer.finish();
  return file;
}

beforeAll(async () => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  [identity, otherIdentity] = await Promise.all([
    generateX25519Identity(),
    generateX25519Identity(),
  ]);
  sink = await smtpSink();
  await sink.open();
  shop = await startShop({ env: settings() });
  open.push(shop);
  jpeg = await sharp({ create: { width: 320, height: 400, channels: 3, background: "#d9d3c7" } })
    .jpeg()
    .toBuffer();
  desk = await PayDesk.at(shop);
  pictures = await PictureDesk.open(shop);
  const codeOf = async (to: string) => {
    const [mail] = await until(
      () => sink.mailsTo(to),
      (mails) => mails.length > 0,
    );
    return /\b\d{6}\b/.exec(mail?.source.split("\r\n\r\n").slice(1).join() ?? "")?.[0] ?? "";
  };
  customer = await register(shop, { firstname: "Keza", lastname: "Ineza" }, { codeOf });
  early = await desk.order({ email: EARLY });
  await until(
    () => sink.mailsTo(EARLY).length,
    (count) => count > 0,
  );
  shown = await pictures.create([["first.jpg", jpeg]], { product_name: "Umushanana" });

  const [edited] = await productsOf(shop);
  if (!edited) throw new Error("The demo catalogue is empty.");
  traffic = new Traffic(desk, pictures, edited, jpeg);
  const { orders, counts } = traffic;
  await until(
    () => [orders.length, ...Object.values(counts)],
    (all) => all.every((count) => count > 3),
  );
  before = [...orders];
  const folder = await freshFolder();
  made = await runCommand(shop.dataDir, ["backup", "--to", `${folder}/`], {
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  });
  during = orders.length - before.length;
  await traffic.stop();
  archive = path.join(folder, (await readdir(folder)).find((name) => name.endsWith(".age")) ?? "");

  place = await freshFolder();
  placeEnv = { DATABASE_URL: await foreignDatabase(), BACKUP_IDENTITY: identity };
  killed = await runCommand(place, ["restore", archive], placeEnv, async (child, output) => {
    const isWriting = (text: string) => text.includes("Writing it") || child.exitCode !== null;
    await until(output, isWriting, PATIENCE_MS);
    await pause(150);
    child.kill("SIGKILL");
  });
  ofOtherVersion = await runCommand(place, ["restore", await archiveOfOtherVersion()], placeEnv);
  restored = await runCommand(place, ["restore", archive], placeEnv);
  copy = await startShop({ env: { ...settings(), ...placeEnv }, dataDir: place });
  open.push(copy);
}, 4 * PATIENCE_MS);
afterAll(async () => {
  for (const each of open.reverse()) await each.stop();
  await sink.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe("a backup of a shop that sells", () => {
  it("is one encrypted file that only its owner reads, with its checksum beside it", async () => {
    expect(made).toMatchObject({ code: 0 });
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect((await readFile(archive)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    const [sum] = (await readFile(`${archive}.sha256`, "utf8")).split(" ");
    expect(made.output).toContain(`SHA-256 ${sum}`);
    expect((await readdir(path.dirname(archive))).sort()).toEqual([
      path.basename(archive),
      `${path.basename(archive)}.sha256`,
    ]);
  });

  it("keeps nobody from buying, staff from working or pictures from coming in", () => {
    expect(traffic.failures).toEqual([]);
    expect(during).toBeGreaterThan(0);
  });
});

describe("a restore into an empty place", () => {
  it("leaves an empty database when it is killed half-way, and can be done again", () => {
    expect(killed.code).toBeNull();
    expect(killed.output).not.toContain("The backup is restored");
    expect(restored.output).toContain("The backup is restored");
  });

  it("satisfies the doctor", () => {
    expect(restored.output).not.toMatch(/^(WRONG|UNKNOWN)/m);
    expect(restored.output).toMatch(/^All \d+ rules hold\.$/m);
    expect(restored.code).toBe(0);
  });

  it("brings every order that was acknowledged before the backup began", async () => {
    for (const placed of [early, ...before]) {
      const url = `/api/orders/${placed.id}?access_token=${placed.access_token}`;
      const order = orderResponseSchema.parse((await callShop(copy, "GET", url)).json).data;
      const { order_number, total_amount, items } = placed;
      expect(order).toMatchObject({ order_number, total_amount, items });
    }
  });

  it("goes on with the numbers of orders", async () => {
    const numbers = await rowsOf<{ number: string }>(copy, "SELECT number FROM checkout_order");
    const all = numbers.map(({ number }) => Number(number));
    expect(all.length).toBeGreaterThanOrEqual(before.length + 1);
    const next = await (await PayDesk.at(copy)).order();
    expect(Number(next.order_number.replace(/\D/g, ""))).toBeGreaterThan(Math.max(...all));
  });

  it("knows people by their old passwords, and by the tokens they had", async () => {
    const { email, password, token } = customer;
    const { json } = await callShop(copy, "POST", "/api/auth/login", { body: { email, password } });
    expect(loginResponseSchema.parse(json).user.id).toBe(customer.user.id);
    expect((await callShop(copy, "GET", "/api/auth/me", { token })).status).toBe(200);
  });

  it("shows the same products and serves their pictures", async () => {
    const touched = new Set(["Ikanzu"]);
    const known = (await productsOf(shop)).filter(({ product_name }) => !touched.has(product_name));
    const there = new Map((await productsOf(copy)).map((product) => [product.id, product]));
    expect(known.length).toBeGreaterThan(20);
    for (const { id, product_name, images } of known) {
      expect(there.get(id)).toMatchObject({ product_name, images });
    }
    for (const name of filesOf(shown)) {
      const [old, now] = await Promise.all(
        [shop, copy].map(async (at) => {
          const answer = await fetch(`${at.origin}/uploads/${name}`);
          return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
        }),
      );
      expect(now?.status).toBe(200);
      expect(now?.body.equals(old?.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it(
    "sends no mail again that had gone out before",
    async () => {
      await until(
        () => rowsOf(copy, "SELECT 1 FROM mail WHERE state = 'pending'"),
        (pending) => pending.length === 0,
        PATIENCE_MS,
      );
      expect(sink.mailsTo(EARLY)).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});

describe("a restore is refused, with nothing written,", () => {
  const expectRefusal = async (file: string, words: string, key = identity) => {
    const empty = await freshFolder();
    const { code, output } = await runCommand(empty, ["restore", file], { BACKUP_IDENTITY: key });
    expect(output).toContain(words);
    expect(code).toBe(1);
    expect(await readdir(empty)).not.toContain("postgres");
  };

  inManyRounds(() => {
    it("where a shop is open, and where one has been", async () => {
      const restore = (dataDir: string, env: Record<string, string>) =>
        runCommand(dataDir, ["restore", archive], env);
      const onFolder = await restore(shop.dataDir, { BACKUP_IDENTITY: identity });
      expect(onFolder.output).toContain("already runs on DATA_DIR");
      const onServer = await restore(place, placeEnv);
      expect(onServer.output).toContain("Somebody is connected to this database");
      await copy.close();
      const afterwards = await restore(place, placeEnv);
      expect(afterwards.output).toContain("The database is not empty: it has products, orders");
      expect([onFolder.code, onServer.code, afterwards.code]).toEqual([1, 1, 1]);
    });
  });

  it("by code with another database than the archive's, which it names", () => {
    expect(ofOtherVersion.code).toBe(1);
    expect(ofOtherVersion.output).toContain("The backup is of version 9.1.0 (commit 0123456)");
    expect(ofOtherVersion.output).toContain("only in the backup: Migration20990101000000");
    expect(ofOtherVersion.output).toContain("Check out that version");
  });

  it("without the key of the archive", async () => {
    await expectRefusal(archive, "The archive is encrypted", "");
    await expectRefusal(archive, "encrypted with another passphrase or key", otherIdentity);
  });

  it("from an archive that was altered", async () => {
    const bytes = await readFile(archive);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    const file = path.join(await freshFolder(), "altered");
    await writeFile(file, bytes);
    await expectRefusal(file, "is no whole backup of this shop");
  });
});
