import { BRAND } from "~/lib/brand";

export const heroAlt = `Des vêtements ${BRAND.name} sur un portant, devant un mur d'imigongo rouge`;
export const playFilm = "Voir le film";
export const film = `Le film ${BRAND.name}`;
export const filmSoon = "Le film arrive bientôt";
export const mission = "Mission";
export const vision = "Vision";
export const storyAlt = "Robe noire à ceinture rouge devant des losanges rouges emboîtés";
