/** Hours without a change after which somebody is reminded of a cart: whoever went to eat, or to ask at home, is back by then. */
export const REMIND_HOURS = 4;
/** Days that the link to a cart works. */
export const CART_LINK_DAYS = 7;
/** Header of POST /api/orders: the code of this browser's reminder, which the order ends. */
export const CART_REMINDER_HEADER = "Cart-Reminder";
