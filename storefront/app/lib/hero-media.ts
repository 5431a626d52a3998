/** Which screens get the hero's wide picture, and which the tall one. */
export const HERO_MEDIA = { wide: "(min-width: 48rem)", tall: "(max-width: 47.99rem)" } as const;
