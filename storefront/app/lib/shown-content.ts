import {
  shownIn,
  type ContentNow,
  type ShownContent,
  type ShownPart,
} from "@strive/backend/contracts/content-parts";
import { legalOf } from "@strive/backend/contracts/shop-legal";
import { LANGUAGE } from "~/words/language";
import { heroSizes, pagePicture, STORY_SIZES, type PagePicture } from "./page-picture";

type Pictured<Part extends "hero" | "story"> = Omit<ShownPart<Part>, "picture"> & {
  picture?: PagePicture;
};
/** What pages carry of it: pictures are ready to be shown. */
export type PageContent = Omit<ShownContent, "hero" | "story"> & {
  hero?: Pictured<"hero">;
  story?: Pictured<"story">;
};

function pictured<Part extends "hero" | "story">(
  { picture, ...told }: ShownPart<Part>,
  look: Parameters<typeof pagePicture>[1],
): Pictured<Part> {
  const ready = pagePicture(picture, look);
  return { ...told, ...(ready && { picture: ready }) };
}

export const picturedHero = (told: ShownPart<"hero">, isSaving: boolean) =>
  pictured<"hero">(told, { sizes: heroSizes, isSaving });
export const picturedStory = (told: ShownPart<"story">, isSaving: boolean) =>
  pictured<"story">(told, { sizes: () => STORY_SIZES, isSaving });

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
