import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface HeardEvent {
  name: string;
  data: Record<string, unknown>;
}

/** Medusa's modules also tell of their own rows (`customer.customer.created`), which nobody else need do. */
const isOfModule = ({ name }: HeardEvent) => name.split(".").length > 2;

/** A subscriber to all events of a shop, from its start on. */
export class EventRecorder {
  readonly #file = path.join(tmpdir(), `strive-events-${randomUUID()}`);

  /** What to start the shop with. */
  readonly env = {
    NODE_OPTIONS: `--require ${path.resolve(__dirname, "record-events.cjs")}`,
    EVENTS_FILE: this.#file,
  };

  /** In the order in which they came. */
  async heard(): Promise<HeardEvent[]> {
    const text = await readFile(this.#file, "utf8").catch(() => "");
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as HeardEvent)
      .filter((event) => !isOfModule(event));
  }

  /** Those that name this id. */
  async heardOf(id: string): Promise<HeardEvent[]> {
    return (await this.heard()).filter(({ data }) => Object.values(data).includes(id));
  }
}
