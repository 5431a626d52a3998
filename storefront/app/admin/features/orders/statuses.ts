import type { OrderStatus } from "@strive/backend/contracts/orders";
import { STATUS_NAMES } from "~/lib/order-words";

/** In the order an order goes through them; the contract's list would pull in zod. */
export const STATUSES = Object.keys(STATUS_NAMES) as OrderStatus[];
