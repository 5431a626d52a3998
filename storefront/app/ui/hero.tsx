import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { useSavesData } from "~/lib/data-saving";
import type { PagePicture } from "~/lib/page-picture";
import { tagline } from "~/words/brand";
import * as words from "~/words/landing";
import { Wordmark } from "./brand";
import { HERO_FALLBACK, heroPreloads, heroSources } from "./hero-picture";

interface HeroProps {
  /** What staff say below the name. */
  line?: string;
  button?: string;
  link?: string;
  picture?: PagePicture;
  /** Beside it. */
  children?: ReactNode;
}

/** The start page's first view. */
export function Hero({ line = tagline, button, link, picture, children }: HeroProps) {
  // Fixed when it mounts, as a card's: see GridCard.
  const [own] = useState(heroSources(useSavesData()));
  const { sources, src, alt } = picture ?? { sources: own, src: HERO_FALLBACK, alt: words.heroAlt };
  return (
    <section
      aria-label={BRAND.name}
      data-told={picture && ""}
      className="on-ink relative overflow-hidden bg-[#6b1c0e] text-white"
    >
      {heroPreloads(sources).map((preload) => (
        <link key={preload.imageSrcSet} {...preload} />
      ))}
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          src={src}
          alt={alt}
          fetchPriority="high"
          className="h-[min(130vw,680px)] w-full object-cover object-top md:h-[clamp(360px,100svh-16.5rem,min(58vw,940px))]"
        />
      </picture>
      <div className="absolute inset-x-0 bottom-0 px-(--gutter) pb-[22px] md:pb-[26px]">
        <h1>
          <Wordmark plain className="h-auto w-full" />
        </h1>
        <div className="mt-4 flex items-center justify-between gap-5 md:mt-5">
          <div>
            <p className="max-w-[17ch] text-[clamp(19px,2.2vw,30px)] leading-[1.15] font-[560] tracking-[-0.015em] text-balance font-stretch-[118%]">
              {line}
            </p>
            {button && link && (
              <Link to={link} className="btn mt-3.5 min-h-11 bg-white px-[26px] text-ink">
                {button}
              </Link>
            )}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
