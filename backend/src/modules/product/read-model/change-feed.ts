import { Client } from "pg";
import { unknownChange, type CatalogueChange, type ChangeListener } from "./change";
import { CHANNEL } from "./refresh-sql";
import { READ_VERSION } from "./read-sql";

const RETRY_MS = 250;
/** A frozen server keeps its connections open; silence this long counts as gone. */
const PROBE_EVERY_MS = 1000;
const PROBE_TIMEOUT_MS = 2000;

const isText = (value: unknown): value is string => typeof value === "string";

function changeOf(payload: string): CatalogueChange | null {
  try {
    const { v, p, c, f } = JSON.parse(payload) as Record<string, unknown>;
    if (typeof v !== "number") return null;
    return {
      version: v,
      productIds: Array.isArray(p) && p.every(isText) ? p : null,
      categories: c !== false,
      facts: f !== false,
    };
  } catch {
    return null;
  }
}

/**
 * Tells this process what any process changed, in the order of the versions. While `isLive` is
 * false changes may go unheard, and nothing remembered may be trusted.
 */
export class ChangeFeed {
  #client: Client | null = null;
  #live = false;
  #stopped = true;
  #version = 0;
  #retry: NodeJS.Timeout | undefined;
  #probe: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<ChangeListener>();

  constructor(
    private readonly connectionString: string,
    private readonly warn: (message: string) => void,
  ) {}

  get isLive(): boolean {
    return this.#live;
  }

  /** The newest version this process knows of. */
  get version(): number {
    return this.#version;
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async start(): Promise<void> {
    if (!this.#stopped) return;
    this.#stopped = false;
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#live = false;
    clearTimeout(this.#retry);
    clearInterval(this.#probe);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  /** Versions come in order, so an old one has been dealt with (this process's own refreshes come
   * here twice: at once, and as their own notification). */
  accept(change: CatalogueChange): void {
    if (change.version <= this.#version) return;
    // A gap means another process's change is still on its way: forget everything now, and let its
    // notification pass as old.
    const complete = change.version === this.#version + 1;
    this.#version = change.version;
    this.#tell(complete ? change : unknownChange(change.version));
  }

  #tell(change: CatalogueChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
      application_name: "strive-catalogue-changes",
    });
    this.#client = client;
    const lost = () => this.#lost(client);
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ payload }) => {
      const change = payload === undefined ? null : changeOf(payload);
      if (change) this.accept(change);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      const { rows } = await client.query<{ version: string }>(READ_VERSION);
      if (this.#stopped || this.#client !== client) return;
      // Listening began before the version was read: nothing can fall between the two. Whatever
      // was missed while nobody listened shows as a newer version.
      const version = Number(rows[0]?.version ?? 0);
      if (version !== this.#version) {
        this.#version = version;
        this.#tell(unknownChange(version));
      }
      this.#live = true;
      this.#probe = setInterval(() => {
        client.query("SELECT 1").catch(lost);
      }, PROBE_EVERY_MS);
      this.#probe.unref();
    } catch {
      lost();
    }
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    clearInterval(this.#probe);
    if (this.#live) this.warn("The catalogue lost its database connection; caches are bypassed.");
    this.#live = false;
    client.end().catch(() => undefined);
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.#connect(), RETRY_MS);
    this.#retry.unref();
  }
}
