/** Messages to one contact in a day, whoever asked for them, and about whatever. */
export const MOST_A_DAY = 5;

/**
 * SQL of how many messages went to a contact within a day. Indexes: stock_alert_contact, cart_reminder_contact.
 * @param contact SQL of an address or a phone
 */
export const MESSAGES_TODAY = (contact: string): string => `(
  (SELECT count(*) FROM stock_alert d WHERE d.contact = ${contact} AND d.told_at > now() - interval '1 day')
  + (SELECT count(*) FROM cart_reminder d WHERE d.contact = ${contact} AND d.told_at > now() - interval '1 day'))`;
