import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IMAGE_VIEWS, imageViewOf } from "@strive/backend/contracts/image-views";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { labelOfColor } from "~/lib/variant-choice";
import { BlobImage } from "~/ui/blob-image";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { Picture as ShownPicture } from "~/ui/picture";
import * as words from "~/words/admin-products";
import { Select } from "~/ui/select";
import { Swatch } from "./chip";
import { colorOf, type Picture } from "./pictures";

interface PictureTileProps {
  picture: Picture;
  /** From 1 on. */
  position: number;
  count: number;
  /** Of the product. */
  colors: readonly string[];
  /** What it shows was said anew. */
  onSaid: (said: Partial<Pick<Picture, "color" | "view">>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Image({ picture, position }: Pick<PictureTileProps, "picture" | "position">) {
  if (picture.kind === "kept") {
    return (
      <ShownPicture
        src={picture.url}
        alt={words.picture(position)}
        sizes="140px"
        className="aspect-4/5"
      />
    );
  }
  return (
    <BlobImage
      blob={picture.file}
      alt={words.preview(position)}
      className="aspect-4/5 w-full bg-stone object-cover"
    />
  );
}

/** Which of the product's colours the picture shows: shoppers who choose it see the picture first. */
function ColorSelect({
  picture,
  position,
  colors,
  onSaid,
}: Pick<PictureTileProps, "picture" | "position" | "colors" | "onSaid">) {
  if (colors.length === 0) return null;
  const color = colorOf(picture, colors);
  return (
    <span className="flex items-center gap-1.5 pb-1 pl-1">
      {color !== null && <Swatch hex={color} />}
      <Select
        label={words.pictureColor(position)}
        look="bare"
        value={color ?? ""}
        options={[
          { value: "", label: words.anyColor },
          ...colors.map((hex) => ({ value: hex, label: labelOfColor(hex) })),
        ]}
        onChange={({ target }) => onSaid({ color: target.value === "" ? null : target.value })}
        className="min-w-0 flex-1 [&>select]:w-full [&>select]:truncate"
      />
    </span>
  );
}

/** What it shows of the product: whoever cannot see it is told. */
function ViewSelect({
  picture,
  position,
  onSaid,
}: Pick<PictureTileProps, "picture" | "position" | "onSaid">) {
  return (
    <Select
      label={words.pictureView(position)}
      look="bare"
      value={picture.view ?? ""}
      options={[
        { value: "", label: words.noView },
        ...IMAGE_VIEWS.map((view) => ({ value: view, label: words.views[view] })),
      ]}
      onChange={({ target }) => onSaid({ view: imageViewOf(target.value) })}
      className="pb-1 pl-1 [&>select]:w-full [&>select]:truncate"
    />
  );
}

/** A picture that can be dragged, by mouse, finger or keys, or moved by its buttons. */
export function PictureTile(props: PictureTileProps) {
  const { picture, position, count, onMove, onRemove } = props;
  const { setNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: picture.key,
    attributes: { roleDescription: words.sortable },
  });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Transform.toString(transform),
        transition,
      }}
      className={cx("relative bg-paper", isDragging && "z-10 shadow-float")}
    >
      <div {...attributes} {...listeners} className="cursor-grab touch-manipulation select-none">
        <Image picture={picture} position={position} />
      </div>
      {position === 1 && (
        <span className="pointer-events-none absolute top-0 left-0 bg-ink px-2 py-1 text-[12px] font-strong text-white">
          {words.cover}
        </span>
      )}
      <IconButton
        label={words.removePicture(position)}
        onClick={onRemove}
        className="absolute! top-0 right-0 bg-paper"
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
      <div className="flex justify-between">
        <IconButton
          label={words.moveBack(position)}
          disabled={position === 1}
          onClick={() => onMove(position - 2)}
          className="disabled:text-line-strong"
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={words.moveOn(position)}
          disabled={position === count}
          onClick={() => onMove(position)}
          className="disabled:text-line-strong"
        >
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <ColorSelect {...props} />
      <ViewSelect {...props} />
    </li>
  );
}
