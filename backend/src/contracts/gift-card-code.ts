/** Crockford's base 32: no I, L, O or U, which are easily taken for something else. */
export const GIFT_CARD_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** A code as it is kept. */
export const GIFT_CARD_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A code as it is kept: what people take for another character is that one; spaces and dashes don't count. */
export const plainGiftCardCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

/** As people read it: in fours. */
export const giftCardCodeText = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");
