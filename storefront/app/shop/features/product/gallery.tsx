import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
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
          aria-label={`Picture ${at + 1} of ${pictures.length}`}
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
          aria-label={`Picture ${at + 1}`}
          aria-current={at === index ? "true" : undefined}
          onClick={() => onShow(at)}
          className="group grid h-8 w-7 place-items-center"
        >
          <span className="size-[9px] rotate-45 bg-white shadow-[0_0_0_1.5px_var(--color-ink)] group-aria-current:bg-red group-aria-current:shadow-[0_0_0_1.5px_var(--color-red)]" />
        </button>
      ))}
    </div>
  );
}

const ARROW = "!absolute top-[calc(50%-24px)] !size-12 bg-paper";

function Arrows({ index, onShow }: Pick<PickerProps, "index" | "onShow">) {
  return (
    <>
      <IconButton
        label="Previous picture"
        onClick={() => onShow(index - 1)}
        className={cx(ARROW, "left-3")}
      >
        <ChevronLeft size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next picture"
        onClick={() => onShow(index + 1)}
        className={cx(ARROW, "right-3")}
      >
        <ChevronRight size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** A row that scrolls must be reachable by the keyboard; the arrow keys then move it. */
const SCROLLS_BY_KEY = { tabIndex: 0 };

interface GalleryProps {
  name: string;
  pictures: ProductPicture[];
}

/** The pictures of a product, one at a time. Remount it (by key) for another set of pictures. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { ref, index, show, onScroll } = useCarousel(pictures.length);
  const isRow = pictures.length > 1;
  return (
    <section
      aria-label={`Pictures of ${name}`}
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
          {...(isRow && SCROLLS_BY_KEY)}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth no-scrollbar -outline-offset-2!"
        >
          {pictures.map(({ src, alt }, at) => (
            <li key={src} className="w-full flex-none snap-center">
              <Picture
                src={src}
                alt={alt}
                sizes={PICTURE_SIZES}
                isPriority={at === 0}
                className="aspect-4/5"
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
