import type { ReactNode } from "react";
import type { Plate } from "~/lib/plates";
import * as words from "~/words/gallery";

interface GalleryGridProps {
  plates: readonly Plate[];
  /** A plate's picture. */
  children: (plate: Plate) => ReactNode;
}

/** The gallery's title, and its plates with their numbers and names. */
export function GalleryGrid({ plates, children }: GalleryGridProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 pt-[26px] pb-[22px]">
        <h1 className="title-1">{words.title}</h1>
        <p className="text-ink-2">{words.photos(plates.length)}</p>
      </div>
      <ul className="grid gap-x-3.5 gap-y-7 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-9 xl:grid-cols-4">
        {plates.map((plate) => (
          <li key={plate.number}>
            <figure>
              {children(plate)}
              <figcaption className="flex gap-3 pt-2.5 text-[15px] font-medium">
                <b className="font-bold text-red">{words.numbered(plate.number)}</b>
                {plate.name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
