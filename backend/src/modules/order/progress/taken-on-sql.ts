import { ORDER_CHANGES } from "../../../contracts/order-rules";

export type OrderChangeEvent = (typeof ORDER_CHANGES)[number];

/** SQL of their names, for IN (…). */
export const CHANGE_EVENTS = ORDER_CHANGES.map((event) => `'${event}'`).join(", ");

/** SQL: entry `e` of an order's history says that staff have taken it on: they did more than enter or change it. */
export const TAKEN_ON = `e.by_whom NOT IN ('customer', 'system')
  AND e.event NOT IN ('placed', ${CHANGE_EVENTS})`;
