import { BRAND } from "~/lib/brand";

export const heroAlt = `Imyenda ya ${BRAND.name} imanitse imbere y'urukuta rutukura rw'imigongo`;
export const playFilm = "Reba filime";
export const film = `Filime ya ${BRAND.name}`;
export const filmSoon = "Filime iraza vuba";
export const mission = "Intego";
export const vision = "Icyerekezo";
export const storyAlt =
  "Ikanzu y'umukara n'umukandara w'igitambaro utukura, imbere y'imitako itukura y'imigongo";
