import { useState } from "react";
import { useLateCode } from "~/shop/use-late-code";
import * as words from "~/words/landing";

const loadFilm = () => import("./film-dialog");

export default function FilmButton() {
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
