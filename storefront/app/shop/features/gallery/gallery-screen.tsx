import { useState, type MouseEvent } from "react";
import { Mark } from "~/ui/brand";
import * as words from "~/words/gallery";
import { PlatePicture } from "./plate-picture";
import { LARGEST, plateFile, PLATES, type Plate } from "./plates";
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
      href={plateFile(plate, LARGEST, "webp")}
      data-late
      onClick={open}
      onPointerEnter={prepareViewer}
      onFocus={prepareViewer}
      className="group block"
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
    </a>
  );
}

/** `/photos`: twelve looks, each of which opens full screen. */
export function GalleryScreen() {
  const { photo, open, move, close } = useOpenPhoto();
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 pt-[26px] pb-[22px]">
        <h1 className="title-1">{words.title}</h1>
        <p className="text-ink-2">{words.photos(PLATES.length)}</p>
      </div>
      <ul className="grid gap-x-3.5 gap-y-7 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-9 xl:grid-cols-4">
        {PLATES.map((plate) => (
          <li key={plate.number}>
            <figure>
              <PlateLink plate={plate} onOpen={() => open(plate)} />
              <figcaption className="flex gap-3 pt-2.5 text-[15px] font-medium">
                <b className="font-bold text-red">{words.numbered(plate.number)}</b>
                {plate.name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ViewerHost photo={photo} onMove={move} onClose={close} plateElement={elementOf} />
    </div>
  );
}
