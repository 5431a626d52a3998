import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import * as words from "~/words/product";
import { PICTURE_SIZES, type ProductPicture } from "./pictures";
import { useCarousel } from "./use-carousel";

interface PickerProps {
  pictures: ProductPicture[];
  index: number;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, index, onShow }: PickerProps) {
  return (
    <div className="hidden content-start gap-3 lg:grid">
      {pictures.map(({ src }, at) => (
        <button
          key={src}
          type="button"
          aria-label={words.pictureOf(at + 1, pictures.length)}
          aria-current={at === index ? "true" : undefined}
          onClick={() => onShow(at)}
          className="aspect-4/5 opacity-75 hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-ink"
        >
          <Picture src={src} alt="" sizes="88px" className="size-full" />
        </button>
      ))}
    </div>
  );
}

function Dots({ pictures, index, onShow }: PickerProps) {
  return (
    <div className="absolute inset-x-0 bottom-1.5 flex justify-center">
      {pictures.map(({ src }, at) => (
        <button
          key={src}
          type="button"
          aria-label={words.picture(at + 1)}
          aria-current={at === index ? "true" : undefined}
          onClick={() => onShow(at)}
          className="group grid h-8 w-7 place-items-center"
        >
          <span className="size-[9px] rotate-45 bg-white shadow-[0_0_0_1.5px_var(--color-ink)] group-aria-current:bg-red group-aria-current:shadow-[0_0_0_2px_#fff,0_0_0_3.5px_var(--color-ink)]" />
        </button>
      ))}
    </div>
  );
}

/** The arrow icon that every page already has, rotated: another icon would be another download. */
const ARROW = "!absolute top-[calc(50%-24px)] !size-12 bg-paper";

function Arrows({ index, onShow }: Pick<PickerProps, "index" | "onShow">) {
  return (
    <>
      <IconButton
        label={words.previousPicture}
        onClick={() => onShow(index - 1)}
        className={cx(ARROW, "left-3")}
      >
        <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" className="rotate-90" />
      </IconButton>
      <IconButton
        label={words.nextPicture}
        onClick={() => onShow(index + 1)}
        className={cx(ARROW, "right-3")}
      >
        <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" className="-rotate-90" />
      </IconButton>
    </>
  );
}

interface SlideProps {
  picture: ProductPicture;
  /** The visible slide; the only one in the tab order. */
  isCurrent: boolean;
  isFirst: boolean;
  /** Still more than one picture away: it is not fetched for whoever never looks. */
  isFar: boolean;
  onZoom: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A link to the picture itself, so that it opens without JavaScript too. */
function Slide({
  picture: { src, alt },
  isCurrent,
  isFirst,
  isFar,
  onZoom,
  onKeyDown,
}: SlideProps) {
  const zoom = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onZoom();
  };
  return (
    <a
      href={src}
      aria-label={words.zoom(alt)}
      aria-haspopup="dialog"
      tabIndex={isCurrent ? undefined : -1}
      onClick={zoom}
      onKeyDown={onKeyDown}
      className="block cursor-zoom-in -outline-offset-2!"
    >
      {isFar ? (
        <div className="aspect-4/5 bg-stone" />
      ) : (
        <Picture
          src={src}
          alt={alt}
          sizes={PICTURE_SIZES}
          isPriority={isFirst}
          className="aspect-4/5"
        />
      )}
    </a>
  );
}

interface GalleryProps {
  name: string;
  pictures: ProductPicture[];
  /** Zooms the picture at this index. */
  onZoom: (index: number) => void;
}

/** The pictures of a product, one at a time. Remount it (by key) for another set of pictures. */
export function Gallery({ name, pictures, onZoom }: GalleryProps) {
  const { ref, index, show, onScroll, onKeyDown } = useCarousel(pictures.length);
  const isRow = pictures.length > 1;
  const [reached, setReached] = useState(1);
  if (index >= reached) setReached(index + 1);
  return (
    <section
      aria-label={words.pictures(name)}
      className={cx(
        "-mx-(--gutter) self-start md:mx-auto md:w-full md:max-w-[760px] lg:mx-0",
        isRow && "lg:grid lg:grid-cols-[88px_1fr] lg:gap-4",
      )}
    >
      {isRow && <Thumbnails pictures={pictures} index={index} onShow={show} />}
      <div className="relative">
        <ul
          ref={ref}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth no-scrollbar"
        >
          {pictures.map((picture, at) => (
            <li key={picture.src} className="w-full flex-none snap-center">
              <Slide
                picture={picture}
                isCurrent={at === index}
                isFirst={at === 0}
                isFar={at > reached}
                onZoom={() => onZoom(at)}
                onKeyDown={onKeyDown}
              />
            </li>
          ))}
          {pictures.length === 0 && (
            <li className="w-full">
              <Picture src={null} alt={name} sizes={PICTURE_SIZES} className="aspect-4/5" />
            </li>
          )}
        </ul>
        {isRow && <Arrows index={index} onShow={show} />}
        {isRow && <Dots pictures={pictures} index={index} onShow={show} />}
      </div>
    </section>
  );
}
