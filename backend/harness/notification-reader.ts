import { notificationSchema, type Notification } from "../src/contracts/notifications";
import type { Shop } from "./shop";
import { until } from "./until";

interface Opening {
  token: string;
  after?: string;
  lastEventId?: string;
}

/** An admin's screen that hears notifications as they happen. */
export class NotificationReader {
  readonly notifications: Notification[] = [];
  comments = 0;
  /** How it ended; undefined while it goes on. */
  end: "ended" | "broke" | undefined;
  private readonly reading: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly giveUp: AbortController,
  ) {
    this.reading = this.read();
  }

  /** @throws when the shop answers anything but a stream */
  static async open(
    shop: Shop,
    { token, after, lastEventId }: Opening,
  ): Promise<NotificationReader> {
    const giveUp = new AbortController();
    const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
    const response = await fetch(`${shop.origin}/api/notifications/stream${query}`, {
      signal: giveUp.signal,
      headers: {
        Accept: "text/event-stream",
        // As a browser asks: nothing may gather events to pack them.
        "Accept-Encoding": "gzip, br",
        Authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }),
      },
    });
    const type = response.headers.get("content-type") ?? "";
    if (response.status !== 200 || !type.startsWith("text/event-stream")) {
      throw new Error(`No stream: ${response.status} ${await response.text()}`);
    }
    return new NotificationReader(response, giveUp);
  }

  get texts(): string[] {
    return this.notifications.map(({ text }) => text);
  }

  /** Waits for a notification with this text. */
  hears(text: string, withinMs?: number): Promise<string[]> {
    return until(
      () => this.texts,
      (texts) => texts.includes(text),
      withinMs,
    );
  }

  ends(withinMs?: number): Promise<unknown> {
    return until(
      () => this.end,
      (end) => end !== undefined,
      withinMs,
    );
  }

  async close(): Promise<void> {
    this.giveUp.abort();
    await this.reading;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    try {
      for await (const piece of this.response.body ?? []) {
        const blocks = (rest + decoder.decode(piece as Uint8Array, { stream: true })).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) this.take(block);
      }
      this.end = "ended";
    } catch {
      this.end = "broke";
    }
  }

  private take(block: string): void {
    const fields = new Map(
      block.split("\n").map((line) => {
        const at = line.indexOf(":");
        return [line.slice(0, at), line.slice(at + 1).trim()] as const;
      }),
    );
    if (fields.has("")) this.comments += 1;
    if (fields.get("event") !== "notification") return;
    const notification = notificationSchema.parse(JSON.parse(fields.get("data") ?? ""));
    if (notification.id !== fields.get("id")) throw new Error(`The event ${block} has another id.`);
    this.notifications.push(notification);
  }
}
