import { Link } from "react-router-dom";
import * as words from "~/words/frame";

/** A line that staff write above every page. */
export function Banner({ text, link }: { text?: string; link?: string }) {
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
