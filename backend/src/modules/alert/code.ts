import { randomBytes } from "node:crypto";
import { GIFT_CARD_ALPHABET } from "../../contracts/gift-card-code";

const CODE_LENGTH = 12;

/** 60 random bits, fit for a text message. */
export const newCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => GIFT_CARD_ALPHABET[byte & 31]).join("");
