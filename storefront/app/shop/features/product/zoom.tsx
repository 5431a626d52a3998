import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useState, type KeyboardEvent } from "react";
import { savesData } from "~/lib/data-saving";
import { cx } from "~/ui/cx";
import { Dialog, DialogClose } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import * as words from "~/words/zoom";
import type { ProductPicture } from "./pictures";
import { usePan } from "./use-pan";

/** Fits the screen, and twice that size. */
const FITTED = "w-[min(100%,calc((100dvh-56px)*.8))]";
const DOUBLED = "w-[min(200%,calc((100dvh-56px)*1.6))]";
const FITTED_SIZES = "min(100vw, 80vh)";
const DOUBLED_SIZES = "min(200vw, 160vh)";

interface StageProps {
  picture: ProductPicture;
  at: number;
  /** As in <img sizes>, until the picture is doubled. */
  sizes: string;
}

/** One picture. A tap doubles it under the finger; then it scrolls, or follows the mouse. */
function Stage({ picture: { src, alt }, at, sizes }: StageProps) {
  const { stageRef, isDoubled, onClick, onPointerMove } = usePan(at);
  return (
    <div
      ref={stageRef}
      data-doubled={isDoubled}
      onPointerMove={onPointerMove}
      className="flex min-h-0 flex-1 touch-manipulation overflow-auto overscroll-contain"
    >
      <button
        type="button"
        aria-label={words.zoom(alt)}
        aria-pressed={isDoubled}
        onClick={onClick}
        className={cx(
          "m-auto block flex-none -outline-offset-2!",
          isDoubled ? `${DOUBLED} cursor-zoom-out!` : `${FITTED} cursor-zoom-in!`,
        )}
      >
        <Picture
          key={src}
          src={src}
          alt={alt}
          sizes={isDoubled ? DOUBLED_SIZES : sizes}
          isEager
          className="aspect-4/5"
        />
      </button>
    </div>
  );
}

const ARROW = "!absolute top-[calc(50%-4px)] !size-12 bg-paper text-ink";

interface ZoomProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  pictures: ProductPicture[];
  /** Index of the first picture shown. */
  first: number;
  /** How wide the page shows a picture, as in <img sizes>. */
  pageSizes: string;
}

/** A product's pictures, full screen. */
export function Zoom({ isOpen, onOpenChange, name, pictures, first, pageSizes }: ZoomProps) {
  const [at, setAt] = useState(first);
  const count = pictures.length;
  const picture = pictures[at];
  // With data saving on, reuse the file that the page already loaded, until it is doubled.
  const sizes = savesData() ? pageSizes : FITTED_SIZES;
  const step = (by: number) => setAt((now) => (now + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a doubled picture the arrow keys scroll.
    const isScrolling =
      event.target instanceof Element && event.target.closest("[data-doubled=true]");
    if (isScrolling || count < 2) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      isTitleHidden
      hasOwnClose
      className="on-ink h-dvh !max-w-none !overflow-hidden !bg-ink text-white"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within rise to here */}
      <div onKeyDown={onKeyDown} className="flex h-full flex-col">
        <div className="flex h-14 flex-none items-center justify-between pr-1.5 pl-5">
          <p aria-live="polite">
            {count > 1 && (
              <>
                <span aria-hidden="true">{words.position(at + 1, count)}</span>
                <span className="sr-only">{words.positionSpoken(at + 1, count)}</span>
              </>
            )}
          </p>
          <DialogClose asChild>
            <IconButton label={words.close}>
              <X size={24} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </DialogClose>
        </div>
        {picture && <Stage picture={picture} at={at} sizes={sizes} />}
        {count > 1 && (
          <>
            <IconButton
              label={words.previous}
              onClick={() => step(-1)}
              className={cx(ARROW, "left-3")}
            >
              <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" className="rotate-90" />
            </IconButton>
            <IconButton label={words.next} onClick={() => step(1)} className={cx(ARROW, "right-3")}>
              <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" className="-rotate-90" />
            </IconButton>
          </>
        )}
      </div>
    </Dialog>
  );
}
