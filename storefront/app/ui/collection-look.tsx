import type { ReactNode } from "react";
import * as words from "~/words/collections";
import { Picture } from "./picture";

const SIZES = "(min-width: 90rem) 1360px, 96vw";

interface CollectionLookProps {
  title: string;
  /** Lines end with `\n`; "": none. */
  text: string;
  picture: { url: string; alt: string } | null;
  /** Shown with it, and the way to it. */
  drop: { title: string; box: ReactNode } | null;
  /** Its cards; null: nothing of it is in the shop. */
  children: ReactNode;
}

/** Products that are shown together: what they are called, and their cards. */
export const CollectionLook = ({ title, text, picture, drop, children }: CollectionLookProps) => (
  <>
    {picture && (
      <Picture
        src={picture.url}
        alt={picture.alt}
        sizes={SIZES}
        isPriority
        className="aspect-4/3 md:aspect-21/9"
      />
    )}
    <div className="grid gap-4 border-b border-ink pt-8 pb-[22px]">
      <h1 className="title-1">{title}</h1>
      {text !== "" && <p className="max-w-[62ch] whitespace-pre-line text-ink-2">{text}</p>}
      {drop && (
        <section aria-label={drop.title} className="grid max-w-[420px] gap-2">
          <h2 className="title-2">{drop.title}</h2>
          {drop.box}
        </section>
      )}
    </div>
    <h2 className="sr-only">{words.products}</h2>
    {children ?? <p className="pt-8">{words.noProducts}</p>}
  </>
);
