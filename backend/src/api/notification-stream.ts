import type { MedusaResponse } from "@medusajs/framework/http";
import { paced } from "../lib/pace";
import type StaffNotificationService from "../modules/staff/notifications/service";
import type { StoredNotification } from "../modules/staff/notifications/service";
import { notificationOf } from "../actions/notifications/notification-view";

/** Keeps proxies from taking a quiet stream for dead, and is when the token is checked again. */
const BEAT_S = 25;
/** After a read that failed: the database is away, or too busy. */
const RETRY_MS = 1000;
/** How long a reader is told to wait before reconnecting. */
const RECONNECT_MS = 2000;
/** A reader that takes nothing is gone. */
const MOST_BUFFERED_BYTES = 256 * 1024;
/** Far more than the notifications of the overlapping minute. */
const REMEMBERED = 1000;

interface Options {
  notifications: StaffNotificationService;
  accountId: string;
  /** Whether the token still opens this. @throws when that can't be found out now */
  mayGoOn(): Promise<boolean>;
}

/**
 * Notifications for one admin as server-sent events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). It survives database outages:
 * missed notifications are read when it is back. Nothing is sent without checking the token.
 */
export class NotificationStream {
  private readonly sent = new Set<string>();
  private since = "now";
  private isClosed = false;
  private isBehind = false;
  private turn: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly response: MedusaResponse,
    private readonly options: Options,
  ) {}

  /** @param known id of the reader's last notification; null: it wants only new ones */
  async begin(known: string | null): Promise<void> {
    const { response, options } = this;
    const { notifications, accountId } = options;
    this.since = await notifications.knownSince(known);
    if (known === null) {
      for (const { id } of await notifications.listSince(accountId, this.since)) this.sent.add(id);
    } else this.sent.add(known);
    response.setHeader("Content-Type", "text/event-stream; charset=utf-8");
    response.setHeader("Cache-Control", "no-store, no-transform");
    // For nginx, which would buffer the events.
    response.setHeader("X-Accel-Buffering", "no");
    if (response.req.method === "HEAD") {
      response.end();
      return;
    }
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    const unwatch = notifications.watch({
      onNotifications: (notifications) => this.inTurn(() => this.send(notifications)),
      onGap: () => this.catchUp(),
    });
    const beat = setInterval(() => this.inTurn(() => this.beat()), paced(BEAT_S) * 1000);
    response.once("close", () => {
      this.isClosed = true;
      clearInterval(beat);
      clearTimeout(this.retry);
      unwatch();
    });
    // What came between the first look and the watch.
    this.catchUp();
  }

  /** The door ends it too, when the shop closes. */
  private get isOpen(): boolean {
    return !this.isClosed && !this.response.writableEnded;
  }

  /** One thing at a time; failures are made up for by looking again. */
  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(async () => {
      if (!this.isOpen) return;
      await work().catch(() => this.lookAgainLater());
    });
  }

  private lookAgainLater(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.catchUp(), RETRY_MS);
  }

  private catchUp(): void {
    if (this.isBehind) return;
    this.isBehind = true;
    this.inTurn(async () => {
      this.isBehind = false;
      const { notifications, accountId } = this.options;
      await this.send(await notifications.listSince(accountId, this.since));
    });
  }

  private async beat(): Promise<void> {
    if (await this.mayWrite()) this.response.write(":\n\n");
  }

  private async send(notifications: readonly StoredNotification[]): Promise<void> {
    const fresh = notifications.filter(({ id }) => !this.sent.has(id));
    if (fresh.length === 0) return;
    if (!(await this.mayWrite())) return;
    if (this.response.writableLength > MOST_BUFFERED_BYTES) {
      this.response.destroy();
      return;
    }
    for (const notification of fresh) {
      const shown = notificationOf(notification);
      const data = JSON.stringify(shown);
      this.response.write(`id: ${notification.id}\nevent: notification\ndata: ${data}\n\n`);
      this.sent.add(notification.id);
      this.since = shown.createdAt;
    }
    for (const id of this.sent) {
      if (this.sent.size <= REMEMBERED) break;
      this.sent.delete(id);
    }
  }

  /** False: it is over; at once if the token is no longer valid. */
  private async mayWrite(): Promise<boolean> {
    const mayGoOn = await this.options.mayGoOn();
    if (!mayGoOn && this.isOpen) this.response.end();
    return this.isOpen;
  }
}
