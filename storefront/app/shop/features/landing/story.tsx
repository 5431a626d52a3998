import { BRAND } from "~/lib/brand";
import { Ridge } from "~/ui/ridge";

const SIZES = "(min-width: 90rem) 530px, (min-width: 48rem) 37vw, 92vw";

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Ridge wide />
      <h3 className="mt-3.5 mb-2 text-[18px] font-bold font-stretch-[120%]">{title}</h3>
      <p className="max-w-[34rem] text-[#d9d5ce]">{text}</p>
    </div>
  );
}

export function Story() {
  const { story } = BRAND;
  return (
    <section aria-labelledby="story-title" className="on-ink bg-ink text-white">
      <div className="wrap grid gap-11 pt-[72px] pb-20 md:grid-cols-[1.15fr_.85fr] md:items-center md:gap-20 md:py-[112px]">
        <div>
          <h2 id="story-title" className="title-1 !leading-[1.02]">
            {story.titleLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h2>
          <p className="mt-[22px] max-w-[34rem] text-[clamp(18px,1.7vw,22px)] leading-[1.45] text-[#d9d5ce]">
            {story.lead}
          </p>
          <div className="mt-11 grid gap-9 md:grid-cols-2">
            <Statement title="Mission" text={story.mission} />
            <Statement title="Vision" text={story.vision} />
          </div>
        </div>
        <picture>
          <source
            type="image/avif"
            srcSet="/art/story-480.avif 480w, /art/story-800.avif 800w"
            sizes={SIZES}
          />
          <img
            src="/art/story-480.webp"
            srcSet="/art/story-480.webp 480w, /art/story-800.webp 800w"
            sizes={SIZES}
            alt="Black dress with a red sash over nested red diamonds"
            width={800}
            height={1000}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </picture>
      </div>
    </section>
  );
}
