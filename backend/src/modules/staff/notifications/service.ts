import { setTimeout as sleep } from "node:timers/promises";
import type { Notification } from "../../../contracts/notifications";
import { run, type Run } from "../../../lib/database";
import { listenToDatabase } from "../../../lib/database-news";
import { NOTIFICATION_CHANNEL } from "../published-sql";
import {
  DROP_OLD,
  KNOWN_SINCE,
  LIST_ALL,
  LIST_UNREAD,
  MARK_ALL_READ,
  MARK_READ,
  NEW_NOTIFICATIONS,
  NOTIFICATIONS_SINCE,
  READ_NOTICE,
} from "./sql";

/** A notification as one admin sees it; the time as PostgreSQL's JSON writes it. */
export type StoredNotification = Pick<
  Notification,
  "id" | "type" | "text" | "link" | "read" | "createdAt"
>;

interface Page {
  /** Of all notifications. */
  total: number;
  unread: number;
  notifications: StoredNotification[];
}

/** Somebody who watches. */
export interface NotificationWatcher {
  onNotifications(notifications: readonly StoredNotification[]): void;
  /** Some may have been missed: read everything since the last one. */
  onGap(): void;
}

/** A rush of orders becomes a few reads a second. */
const GATHER_MS = 100;
/** More than this is read in the list. */
const MOST_MISSED = 200;

/** Notifications to staff; written through `published-sql`, in the transaction of each cause. */
export default class StaffNotificationService {
  private readonly watchers = new Set<NotificationWatcher>();
  private gathered: string[] = [];
  private unlisten: (() => Promise<void>) | undefined;

  async start(): Promise<void> {
    this.unlisten ??= await listenToDatabase({
      channel: NOTIFICATION_CHANNEL,
      onTold: (id, look) => this.hear(id, look),
      onListening: () => {
        this.gathered = [];
        for (const watcher of this.watchers) watcher.onGap();
        return Promise.resolve();
      },
    });
  }

  async stop(): Promise<void> {
    await this.unlisten?.();
    this.unlisten = undefined;
  }

  /** @returns ends it */
  watch(watcher: NotificationWatcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** The newest first. */
  async list(
    accountId: string,
    { isUnread, limit, offset }: { isUnread: boolean; limit: number; offset: number },
  ): Promise<Page> {
    const values = [accountId, limit, offset];
    const [page] = await run<Page>(isUnread ? LIST_UNREAD : LIST_ALL, values);
    return page ?? { total: 0, unread: 0, notifications: [] };
  }

  /** Null: there is no such notification. */
  async markRead(accountId: string, id: string): Promise<StoredNotification | null> {
    await run(MARK_READ, [accountId, id]);
    const [row] = await run<{ notification: StoredNotification }>(READ_NOTICE, [accountId, id]);
    return row?.notification ?? null;
  }

  /** Those that exist now, not any that come meanwhile. */
  async markAllRead(accountId: string): Promise<void> {
    await run(MARK_ALL_READ, [accountId]);
  }

  /** The time since which a notification counts as new. @param id of the last that is known; null: from now on */
  async knownSince(id: string | null): Promise<string> {
    const [row] = await run<{ since: string }>(KNOWN_SINCE, [id]);
    return row?.since ?? "now";
  }

  /** Oldest first; also those of the minute before, see the statement. */
  async listSince(accountId: string, since: string): Promise<StoredNotification[]> {
    const values = [accountId, since, MOST_MISSED];
    const [row] = await run<{ notifications: StoredNotification[] }>(NOTIFICATIONS_SINCE, values);
    return row?.notifications ?? [];
  }

  /** Forgets notifications of three months ago. */
  async sweep(): Promise<void> {
    await run(DROP_OLD, []);
  }

  private async hear(id: string, look: Run): Promise<void> {
    if (this.watchers.size === 0) return;
    this.gathered.push(id);
    if (this.gathered.length > 1) return;
    await sleep(GATHER_MS);
    const ids = this.gathered;
    this.gathered = [];
    const [row] = await look<{ notifications: StoredNotification[] }>(NEW_NOTIFICATIONS, [ids]);
    for (const watcher of this.watchers) watcher.onNotifications(row?.notifications ?? []);
  }
}
