import type {
  CreateNotificationDTO,
  INotificationModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { failureOf } from "../../lib/mail-refused";

/** A message as Medusa's notification module takes it, written and named by its key. */
export type Handed = CreateNotificationDTO & { idempotency_key: string };

/** What became of one message. */
export type Handover =
  /** With the name that whoever took it gave it. */
  | { kind: "taken"; externalId: string }
  | { kind: "failed"; reason: string }
  /** Retrying can't help. */
  | { kind: "refused"; reason: string };

interface Noted {
  id: string;
  idempotency_key?: string | null;
  external_id?: string | null;
  status?: string;
}

/** Shorter than the lease of a claim (modules/mail/service.ts). */
const ATTEMPT_LIMIT_MS = 45_000;

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), limitMs).unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const taken = ({ external_id }: Noted): Handover => ({
  kind: "taken",
  externalId: external_id ?? "",
});

export function failed(error: unknown): Exclude<Handover, { kind: "taken" }> {
  const { reason, isFinal } = failureOf(error);
  return { kind: isFinal ? "refused" : "failed", reason };
}

const FAILURE = /(?:^|\n)Failed to send notification with id (\S+):\n/;

/** The module's one error for all that failed, apart again: what it says of each, by its id. */
export function failuresById(text: string): ReadonlyMap<string, string> {
  const [, ...parts] = text.split(FAILURE);
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) found.set(parts[at] ?? "", parts[at + 1] ?? "");
  return found;
}

const byKey = (noted: readonly Noted[]) =>
  new Map(noted.map((one) => [one.idempotency_key ?? "", one]));

/**
 * Hands messages to Medusa's notification module by one call: its transactions and its records cost more than all else about
 * a message. It sends them at once, and keeps everything of them but the content.
 *
 * It sends one key once: a row that a killed attempt left as pending is silently skipped forever, and after a failure it
 * sends again but then throws, because it looks for the new attempt under an id it never stored. So each attempt
 * has its own key; sending once is the outbox's job.
 * @returns what became of each, in their order
 * @throws when the database went away meanwhile
 */
export async function handOver(
  container: MedusaContainer,
  messages: readonly Handed[],
): Promise<Handover[]> {
  if (messages.length === 0) return [];
  const module = container.resolve<INotificationModuleService>(Modules.NOTIFICATION);
  try {
    const sent = byKey(
      await within(ATTEMPT_LIMIT_MS, module.createNotifications([...messages]) as Promise<Noted[]>),
    );
    return messages.map(({ idempotency_key }) => {
      const one = sent.get(idempotency_key);
      return one ? taken(one) : failed("Medusa's notification module sent nothing.");
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const keys = messages.map(({ idempotency_key }) => idempotency_key);
    // It waits for all of them before it throws, and has noted which left.
    const noted = byKey(await module.listNotifications({ idempotency_key: keys } as object));
    const reasons = failuresById(text);
    return keys.map((key) => {
      const one = noted.get(key);
      if (one?.status === "success") return taken(one);
      return failed(new Error(reasons.get(one?.id ?? "") ?? text));
    });
  }
}
