import type { ShownPart } from "@strive/backend/contracts/content-parts";
import { Link } from "react-router-dom";
import { useContent } from "~/lib/content";
import * as words from "~/words/frame";

/**
 * A line that staff write above every page.
 * @param content in place of what is published: a preview
 */
export function Banner({ content }: { content?: ShownPart<"banner"> }) {
  const published = useContent().banner;
  const { text, link } = content ?? published ?? {};
  if (text === undefined) return null;
  return (
    <aside
      aria-label={words.announcement}
      className="on-ink flex min-h-11 items-center justify-center bg-red px-4 text-center text-[14px] font-strong text-white"
    >
      {link === undefined ? (
        text
      ) : (
        <Link to={link} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {text}
        </Link>
      )}
    </aside>
  );
}
