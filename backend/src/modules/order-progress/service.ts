import type { OrderStatus } from "../../contracts/orders";
import { run } from "../../lib/database";
import { HISTORY_OF_ORDER } from "./sql";

/** One step in the life of an order. */
export interface ProgressEvent {
  status: OrderStatus;
  event: string;
  at: Date;
  by: string;
}

/**
 * Status and history of orders. The first entry is written by the transaction that places the order
 * (module `checkout`), so that no order is ever without a status.
 */
export default class OrderProgressModuleService {
  /** History of one order, oldest first. */
  history(orderId: string): Promise<ProgressEvent[]> {
    return run<ProgressEvent>(HISTORY_OF_ORDER, [orderId]);
  }
}
