import type { Order } from "@strive/backend/contracts/orders";

/** An order in exchange is kept, and not sent, until what is returned for it has come. */
export const waitsForReturn = ({
  exchange_of: of,
  status,
}: Pick<Order, "exchange_of" | "status">): boolean =>
  status === "pending" && (of?.return_status === "requested" || of?.return_status === "approved");
