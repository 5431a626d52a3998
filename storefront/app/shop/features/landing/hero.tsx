import type { ShownPart } from "@strive/backend/contracts/content-parts";
import { useState } from "react";
import { Link } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { useContent } from "~/lib/content";
import { useSavesData } from "~/lib/data-saving";
import { useLateCode } from "~/shop/use-late-code";
import { Wordmark } from "~/ui/brand";
import { tagline } from "~/words/brand";
import * as words from "~/words/landing";
import { HERO_FALLBACK, heroPreloads, heroSources } from "./hero-picture";

const loadFilm = () => import("./film-dialog");

function FilmButton() {
  const [isOpen, setIsOpen] = useState(false);
  const code = useLateCode(loadFilm, isOpen, () => setIsOpen(false));
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={words.playFilm}
        className="flex-none p-2.5"
      >
        <span className="grid size-11 rotate-45 place-items-center bg-white text-ink md:m-0.5 md:size-[54px]">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 -rotate-45 fill-current">
            <path d="M5 2v16l14-8z" />
          </svg>
        </span>
      </button>
      {code && <code.default isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** @param content in place of what is published: a preview */
export function Hero({ content }: { content?: ShownPart<"hero"> }) {
  const published = useContent().hero;
  const { line = tagline, button, link } = content ?? published ?? {};
  // Fixed when it mounts, as a card's: see GridCard.
  const [sources] = useState(heroSources(useSavesData()));
  return (
    <section
      aria-label={BRAND.name}
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
          src={HERO_FALLBACK}
          alt={words.heroAlt}
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
          <FilmButton />
        </div>
      </div>
    </section>
  );
}
