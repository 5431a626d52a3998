import type { ReactNode } from "react";
import { STORY_SIZES, type PagePicture } from "~/lib/page-picture";
import * as story from "~/words/brand-story";
import * as words from "~/words/landing";
import { Ridge } from "./ridge";

const OWN: PagePicture = {
  ...{ src: "/art/story-480.webp", alt: words.storyAlt, width: 800, height: 1000 },
  ground: "transparent",
  sources: ["avif", "webp"].map((type) => ({
    type: `image/${type}`,
    srcSet: `/art/story-480.${type} 480w, /art/story-800.${type} 800w`,
    sizes: STORY_SIZES,
  })),
};
export const STORY_TEXT = "max-w-[34rem] text-[#d9d5ce]";

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Ridge wide />
      <h3 className="mt-3.5 mb-2 text-[18px] font-bold font-stretch-[120%]">{title}</h3>
      <p className={STORY_TEXT}>{text}</p>
    </div>
  );
}

interface StoryProps {
  /** What staff say of the brand, where they do. */
  title?: string;
  lead?: string;
  mission?: string;
  vision?: string;
  picture?: PagePicture;
  /** Above the story's title. */
  above?: ReactNode;
  /** Between the lead and the statements: the full story. */
  children?: ReactNode;
  /** The picture is in the page's first view. */
  isFirst?: boolean;
}

/** Who the brand is, in its words or those of staff. */
export function Story({ above, children, isFirst = false, ...told }: StoryProps) {
  const {
    picture = OWN,
    title,
    lead = story.lead,
    mission = story.mission,
    vision = story.vision,
  } = told;
  const titleLines = title === undefined ? story.titleLines : [title];
  return (
    <section aria-labelledby="story-title" className="on-ink bg-ink text-white">
      <div className="wrap grid gap-11 pt-[72px] pb-20 md:grid-cols-[1.15fr_.85fr] md:items-center md:gap-20 md:py-[112px]">
        <div>
          {above}
          <h2 id="story-title" className="title-1 !leading-[1.02]">
            {titleLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h2>
          <p className={`mt-[22px] text-[clamp(18px,1.7vw,22px)] leading-[1.45] ${STORY_TEXT}`}>
            {lead}
          </p>
          {children}
          <div className="mt-11 grid gap-9 md:grid-cols-2">
            <Statement title={words.mission} text={mission} />
            <Statement title={words.vision} text={vision} />
          </div>
        </div>
        <picture>
          {picture.sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={isFirst ? "eager" : "lazy"}
            decoding="async"
            style={{ backgroundColor: picture.ground }}
            className="h-auto w-full"
          />
        </picture>
      </div>
    </section>
  );
}
