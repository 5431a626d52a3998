import { LANGUAGE } from "~/words/language";

/** The form of a new gift card, in its order; named as on the wire. */
export const NEW_CARD = {
  amount: "",
  recipient: "",
  message: "",
  email: "",
  language: LANGUAGE,
  reason: "",
};
export type CardValues = typeof NEW_CARD;

export const isTyped = (values: CardValues): boolean =>
  Object.entries(values).some(([name, text]) => name !== "language" && text.trim() !== "");
