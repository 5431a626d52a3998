/** Apart from the rules of returns, which know every place: a product's page says the first one. */

/** Days after delivery within which a buyer may give anything back, whatever the reason (law of consumers). */
export const RETURN_DAYS = 7;
/** Days after delivery within which a buyer may report what is broken or wrong. */
export const FAULT_DAYS = 180;
/** Days for which the new pieces of an exchange are kept. */
export const EXCHANGE_DAYS = 7;
