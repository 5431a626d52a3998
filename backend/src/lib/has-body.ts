import type { IncomingMessage } from "node:http";

/** Whether a request announces a body, of whatever length. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
