/** The form of a new gift card, in its order; named as on the wire. */
export const NEW_CARD = { amount: "", recipient: "", message: "", email: "", reason: "" };
export type CardValues = typeof NEW_CARD;

export const isTyped = (values: CardValues): boolean =>
  Object.values(values).some((text) => text.trim() !== "");
