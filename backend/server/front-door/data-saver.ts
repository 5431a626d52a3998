import type { IncomingMessage } from "node:http";

/** The shopper's own choice, as the storefront keeps it (`storefront/app/lib/data-saving.ts`). */
const CHOICE = /(?:^|;\s*)data-saver=(on|off)(?:;|$)/;

/** Whether somebody wants pages that take little data: his choice, else what his browser asks for. */
export function savesData({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const choice = CHOICE.exec(headers.cookie ?? "")?.[1];
  if (choice !== undefined) return choice === "on";
  return headers["save-data"]?.toString().trim().toLowerCase() === "on";
}
