/** A gift card can be sent so many days from today. */
export const GIFT_DAYS = 180;

/** The least and the most of one gift card, whole RWF. */
export const GIFT_CARD_MIN = 1_000;
export const GIFT_CARD_MAX = 1_000_000;
export const isCardAmount = (rwf: number): boolean => rwf >= GIFT_CARD_MIN && rwf <= GIFT_CARD_MAX;
