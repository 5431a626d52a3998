import { Client, type QueryConfig } from "pg";
import type { Run, Statement } from "./database";
import { parseEnv } from "./env";

/** Somebody who wants to hear any process's NOTIFY. */
export interface NewsListener {
  readonly channel: string;
  /** @param look reads on the listening connection: what was told of is committed, and no pool is waited for */
  onTold(payload: string, look: Run): Promise<void>;
  /** Listening began, or restarted: whatever was said before went unheard. */
  onListening(look: Run): Promise<void>;
}

const RETRY_MS = 250;
/** A frozen server keeps its connections open; silence this long counts as gone. */
const PROBE_EVERY_MS = 1000;
const ANSWER_WITHIN_MS = 2000;

/**
 * This process's one connection that hears the database. It opens for the first listener, closes
 * with the last, and is replaced whenever it breaks.
 */
class DatabaseNews {
  private readonly listeners = new Set<NewsListener>();
  private client: Client | null = null;
  private isHearing = false;
  private retry: NodeJS.Timeout | undefined;
  private probe: NodeJS.Timeout | undefined;

  async add(listener: NewsListener): Promise<void> {
    this.listeners.add(listener);
    if (!this.client) return this.connect();
    // A connection still being made sees the new listener by itself.
    if (this.isHearing) await this.begin(this.client, listener);
  }

  async remove(listener: NewsListener): Promise<void> {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    clearTimeout(this.retry);
    clearInterval(this.probe);
    const { client } = this;
    this.client = null;
    this.isHearing = false;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: parseEnv().DATABASE_URL,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: "strive-news",
    });
    this.client = client;
    const lost = () => this.lost(client);
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ channel, payload = "" }) => {
      for (const listener of this.listeners) {
        if (listener.channel !== channel) continue;
        // What can't be read now is read when listening restarts.
        listener.onTold(payload, lookOn(client)).catch(lost);
      }
    });
    try {
      await client.connect();
      for (const listener of this.listeners) await this.begin(client, listener);
      if (this.client !== client) return;
      this.isHearing = true;
      this.probe = setInterval(() => void client.query("SELECT 1").catch(lost), PROBE_EVERY_MS);
      this.probe.unref();
    } catch {
      lost();
    }
  }

  /** Listens before it reads: nothing can fall between the two. */
  private async begin(client: Client, listener: NewsListener): Promise<void> {
    await client.query(`LISTEN ${client.escapeIdentifier(listener.channel)}`);
    await listener.onListening(lookOn(client));
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.isHearing = false;
    clearInterval(this.probe);
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS);
    this.retry.unref();
  }
}

const lookOn =
  (client: Client): Run =>
  async <Row extends object>(statement: Statement, values: readonly unknown[]) =>
    (await client.query<Row>({ ...statement, values: [...values] } as QueryConfig)).rows;

const news = new DatabaseNews();

/**
 * Starts listening; returns after the first try, whether or not the database answered. @returns
 * ends it
 */
export async function listenToDatabase(listener: NewsListener): Promise<() => Promise<void>> {
  await news.add(listener);
  return () => news.remove(listener);
}
