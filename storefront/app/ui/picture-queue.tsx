import Camera from "lucide-react/icons/camera";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import type { QueuedPicture } from "~/lib/picture-atoms";
import * as words from "~/words/return-pictures";
import { BlobImage } from "./blob-image";
import { Button } from "./button";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { Skeleton } from "./skeleton";

/** Of one picture, whatever its own shape is. */
export const TILE = "relative size-24 flex-none overflow-hidden bg-stone";
export const TILE_IMAGE = "size-full object-cover";
/** In the corner of a tile. */
export const TILE_BUTTON = "absolute! top-0 right-0 bg-paper/92";

interface AddPicturesProps {
  /** How many there can be. */
  most: number;
  /** How many more can be chosen. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** A phone offers its camera too. Says what of the chosen can't be taken. */
export function AddPictures({ most, room, onFiles }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (files: File[]) => {
    const odd = files.find(({ type }) => !type.startsWith("image/"));
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    if (odd) setProblem(words.noPicture(odd.name));
    else setProblem(pictures.length > room ? words.tooMany(most) : null);
    if (room > 0 && pictures.length > 0) onFiles(pictures.slice(0, room));
  };
  return (
    <div className="grid justify-items-start gap-2">
      {room > 0 && (
        <Button
          tone="line"
          size="sm"
          onClick={() => input.current?.click()}
          className="inline-flex items-center gap-2 bg-paper!"
        >
          <Camera size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.add}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={words.add}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = "";
        }}
      />
      {problem !== null && (
        <p role="alert" className="text-[14px] text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface QueueTileProps {
  picture: QueuedPicture;
  /** From 1 on, among the new ones. */
  position: number;
  onRemove: () => void;
  /** Of one that was not sent. */
  onRetry?: () => void;
}

/** A picture that is not with the shop yet. */
export function QueueTile({ picture, position, onRemove, onRetry }: QueueTileProps) {
  const { file, state } = picture;
  return (
    <li className={cx(TILE, state === "failed" && "outline-2 outline-danger")}>
      {file === null ? (
        <Skeleton className="size-full" />
      ) : (
        <BlobImage
          blob={file}
          alt={words.newPicture(position)}
          className={cx(TILE_IMAGE, state === "sending" && "opacity-50")}
        />
      )}
      {state !== "sending" && (
        <IconButton label={words.removeNew(position)} onClick={onRemove} className={TILE_BUTTON}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
      {state === "failed" && onRetry && (
        <IconButton
          label={words.retryNew(position)}
          onClick={onRetry}
          className="absolute! bottom-0 left-0 bg-paper/92"
        >
          <RotateCcw size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
