import { BRAND } from "~/lib/brand";

export const heroAlt = `A rail of ${BRAND.name} clothes against a red imigongo wall`;
export const playFilm = "Play the film";
export const film = `The ${BRAND.name} film`;
export const filmSoon = "Film coming soon";
export const mission = "Mission";
export const vision = "Vision";
export const storyAlt = "Black dress with a red sash over nested red diamonds";
