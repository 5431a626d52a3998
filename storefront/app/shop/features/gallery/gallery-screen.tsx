import { useState, type MouseEvent } from "react";
import { Mark } from "~/ui/brand";
import { PLATES, type Plate } from "~/lib/plates";
import { cx } from "~/ui/cx";
import { GalleryGrid } from "~/ui/gallery-grid";
import { PlateHint } from "~/ui/plate-hint";
import { PlatePicture } from "~/ui/plate-picture";
import * as words from "~/words/gallery";
import { useOpenPhoto } from "./use-open-photo";
import { prepareViewer, ViewerHost } from "./viewer-host";

/** Plates in the first row of the widest layout. */
const FIRST_ROW = 4;
const GRID_SIZES =
  "(min-width: 90rem) 317px, (min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw";

const idOf = ({ number }: Plate) => `photo-${number}`;
const elementOf = (plate: Plate) => document.getElementById(idOf(plate));

/** A click that opens a tab or window, or saves, is left to the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to the larger picture; with JavaScript, it opens the viewer. */
function PlateLink({ plate, onOpen }: { plate: Plate; onOpen: () => void }) {
  const [isBroken, setIsBroken] = useState(false);
  const isFirstRow = plate.number <= FIRST_ROW;
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      id={idOf(plate)}
      href={plate.src}
      data-late
      onClick={open}
      onPointerEnter={prepareViewer}
      onFocus={prepareViewer}
      className={cx("group block", plate.points && "relative")}
    >
      <span className="sr-only">{words.open(plate.name)} </span>
      {isBroken ? (
        <span className="grid aspect-4/5 place-items-center bg-ground-sand">
          <span className="sr-only">{plate.alt}</span>
          <Mark className="h-1/5 text-ink/30" />
        </span>
      ) : (
        <PlatePicture
          plate={plate}
          sizes={GRID_SIZES}
          loading={isFirstRow ? "eager" : "lazy"}
          priority={plate.number === 1 ? "high" : undefined}
          onError={() => setIsBroken(true)}
          className="aspect-4/5"
          imgClassName="transition-transform duration-600 ease-out group-hover:scale-[1.025]"
        />
      )}
      <PlateHint points={plate.points} />
    </a>
  );
}

interface GalleryScreenProps {
  /** As staff put it together; absent: the shop's own twelve looks. */
  plates?: readonly Plate[] | undefined;
}

/** `/photos`: looks, each of which opens full screen. */
export function GalleryScreen({ plates = PLATES }: GalleryScreenProps) {
  const { photo, open, move, close } = useOpenPhoto(plates);
  return (
    <div className="wrap pb-20">
      <GalleryGrid plates={plates}>
        {(plate) => <PlateLink plate={plate} onOpen={() => open(plate)} />}
      </GalleryGrid>
      <ViewerHost
        plates={plates}
        photo={photo}
        onMove={move}
        onClose={close}
        plateElement={elementOf}
      />
    </div>
  );
}
