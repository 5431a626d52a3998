import {
  shownIn,
  type ContentNow,
  type ShownContent,
  type ShownPart,
} from "@strive/backend/contracts/content-parts";
import { legalOf } from "@strive/backend/contracts/shop-legal";
import { LANGUAGE } from "~/words/language";
import { heroPicture, pagePicture, STORY_SIZES, type PagePicture } from "./page-picture";

type Pictured<Part extends "hero" | "story"> = Omit<ShownPart<Part>, "picture"> & {
  picture?: PagePicture;
};
/** What pages carry of it: pictures are ready to be shown. */
export type PageContent = Omit<ShownContent, "hero" | "story"> & {
  hero?: Pictured<"hero">;
  story?: Pictured<"story">;
};

const withPicture = <Told extends object>(told: Told, picture: PagePicture | undefined) => ({
  ...told,
  ...(picture && { picture }),
});

export const picturedHero = (
  { picture, ...told }: ShownPart<"hero">,
  isSaving: boolean,
): Pictured<"hero"> => withPicture(told, heroPicture(picture, isSaving));

export const picturedStory = (
  { picture, ...told }: ShownPart<"story">,
  isSaving: boolean,
): Pictured<"story"> =>
  withPicture(told, pagePicture(picture, { sizes: () => STORY_SIZES, isSaving }));

/** For the server, which reads what staff typed: what the pages say, and who sells, told or not. Undefined: nothing is told. */
export function shownContent(
  bodies: ContentNow | undefined,
  isSaving = false,
): PageContent | undefined {
  const seller = legalOf(bodies?.seller?.texts.en);
  const shown = bodies && shownIn(bodies, LANGUAGE);
  if (!shown) return Object.keys(seller).length === 0 ? undefined : { seller };
  const { hero, story, ...rest } = shown;
  return {
    ...rest,
    ...(hero && { hero: picturedHero(hero, isSaving) }),
    ...(story && { story: picturedStory(story, isSaving) }),
    ...(Object.keys(seller).length > 0 && { seller }),
  };
}
