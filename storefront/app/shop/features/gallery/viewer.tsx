import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { savesData } from "~/lib/data-saving";
import { Dialog, DialogClose } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { LoadError } from "~/ui/message";
import * as words from "~/words/gallery";
import { plateAfter, type Plate } from "~/lib/plates";
import { PlatePicture } from "~/ui/plate-picture";
import { PlatePoints } from "./plate-points";
import { useMoves } from "./use-moves";

interface PlateOf {
  plates: readonly Plate[];
  plate: Plate;
}

export interface ViewerProps {
  plates: readonly Plate[];
  /** Null while the viewer is closed. */
  photo: Plate | null;
  onMove: (steps: number) => void;
  onClose: () => void;
  /** The plate in the grid that gets the focus back on closing. */
  plateElement: (plate: Plate) => Element | null;
}

/** The panel lets clicks through to the backdrop, which closes; its parts catch theirs. */
const PART = "pointer-events-auto";
const VIEWER_SIZES = "(max-aspect-ratio: 4/5) 100vw, 70vh";

const positionOf = ({ plates, plate: { number, name } }: PlateOf) =>
  words.position(number, plates.length, name);

/** The open photo with what is on it; once it has loaded, its neighbours are prefetched, hidden. */
function Stage({ plates, plate }: PlateOf) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [failed, setFailed] = useState<readonly Plate[]>([]);
  if (failed.includes(plate)) {
    return (
      <div className={`${PART} bg-chalk p-5 text-ink`}>
        <LoadError
          text={words.failed}
          onRetry={() => setFailed(failed.filter((other) => other !== plate))}
        />
      </div>
    );
  }
  const isAlone = !hasLoaded || savesData();
  const shown = isAlone
    ? [plate]
    : [plateAfter(plates, plate, -1), plate, plateAfter(plates, plate, 1)];
  return shown
    .filter((one) => !failed.includes(one))
    .map((one) => (
      // Those that are only fetched are hidden.
      <div
        key={one.number}
        hidden={one !== plate}
        className={`${PART} relative aspect-4/5 max-h-full w-[min(100cqw,80cqh)] max-w-full animate-[fade-in_200ms_var(--ease-out)]`}
      >
        <PlatePicture
          plate={one}
          sizes={VIEWER_SIZES}
          loading="eager"
          priority={one === plate ? "high" : "low"}
          onLoad={() => setHasLoaded(true)}
          onError={() => setFailed([...failed, one])}
          className="size-full touch-pinch-zoom"
        />
        {one === plate && one.points && <PlatePoints points={one.points} />}
      </div>
    ));
}

const ARROW = `${PART} !size-12 flex-none md:absolute md:top-[calc(50%-24px)]`;

function Viewing({ plates, plate, onMove }: PlateOf & Pick<ViewerProps, "onMove">) {
  useMoves(onMove);
  const [first, setFirst] = useState<Plate | null>(plate);
  if (first !== null && first !== plate) setFirst(null);
  return (
    <>
      <div className="flex items-center justify-between pr-2.5 pl-6">
        <p aria-hidden="true">{words.counter(plate.number, plates.length)}</p>
        <DialogClose asChild>
          <IconButton label={words.close} className={`${PART} hover:text-ash`}>
            <X size={26} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      {/* The dialog's title names the first photo; this the ones after it. */}
      <p role="status" className="sr-only">
        {first === null && positionOf({ plates, plate })}
      </p>
      <div className="mx-4 grid min-h-0 place-items-center [container-type:size] md:mx-20">
        <Stage plates={plates} plate={plate} />
      </div>
      <div className="flex min-h-16 items-center justify-between gap-2 px-2 md:justify-center">
        <IconButton
          label={words.previous}
          onClick={() => onMove(-1)}
          className={`${ARROW} hover:text-ash md:left-4`}
        >
          <ChevronLeft size={26} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <p
          className={`${PART} flex gap-3.5 text-[17px] leading-snug font-[600] font-stretch-[115%]`}
        >
          <b className="font-[inherit] text-[#f2a592]">{words.numbered(plate.number)}</b>
          {plate.name}
        </p>
        <IconButton
          label={words.next}
          onClick={() => onMove(1)}
          className={`${ARROW} hover:text-ash md:right-4`}
        >
          <ChevronRight size={26} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

/** One photo, full screen; buttons, arrow keys and swipes lead to the next. */
export function Viewer({ plates, photo, onMove, onClose, plateElement }: ViewerProps) {
  // Still seen while it fades out.
  const [plate, setPlate] = useState(photo);
  if (photo !== null && photo !== plate) setPlate(photo);
  if (plate === null) return null;
  return (
    <Dialog
      isOpen={photo !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={positionOf({ plates, plate })}
      isTitleHidden
      isInAddress
      hasOwnClose
      isFullScreen
      focusOnClose={() => plateElement(plate)}
      className="on-ink pointer-events-none! grid grid-rows-[64px_minmax(0,1fr)_auto] bg-[rgb(18_15_13/.985)] pb-[env(safe-area-inset-bottom)] text-white"
    >
      <Viewing plates={plates} plate={plate} onMove={onMove} />
    </Dialog>
  );
}
