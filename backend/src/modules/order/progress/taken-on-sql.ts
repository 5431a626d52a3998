/** What an order's history calls changes of what it is; its status stays. */
export const CHANGES = ["address-changed", "article-changed", "items-changed"] as const;
export type OrderChangeEvent = (typeof CHANGES)[number];

/** SQL of their names, for IN (…). */
export const CHANGE_EVENTS = CHANGES.map((event) => `'${event}'`).join(", ");

/** SQL: entry `e` of an order's history says that staff have taken it on: they did more than enter or change it. */
export const TAKEN_ON = `e.by_whom NOT IN ('customer', 'system')
  AND e.event NOT IN ('placed', ${CHANGE_EVENTS})`;
