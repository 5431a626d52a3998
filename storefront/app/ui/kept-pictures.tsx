import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { failureText } from "~/lib/failure-text";
import { useQueuedPictures } from "~/lib/picture-atoms";
import { useOwnPicture } from "~/lib/own-picture";
import * as words from "~/words/return-pictures";
import { BlobImage } from "./blob-image";
import { Dialog } from "./dialog";
import { IconButton } from "./icon-button";
import { AddPictures, QueueTile, TILE, TILE_BUTTON, TILE_IMAGE } from "./picture-queue";
import { Skeleton } from "./skeleton";

/** A picture that only some may see: its bytes are fetched with the reader's right to them. */
export interface KeptPicture {
  id: string;
  /** Whether the reader added it, and so may remove it. */
  isOwn: boolean;
  /** Who else did; null: not told. */
  by: string | null;
  /** In a list, and by itself. */
  smallUrl: string;
  largeUrl: string;
}

interface ImageProps {
  url: string;
  alt: string;
  className: string;
}

function Image({ url, alt, className }: ImageProps) {
  const { data, isError } = useOwnPicture(url);
  if (data) return <BlobImage blob={data} alt={alt} className={className} />;
  if (isError) return <span className="text-[13px] text-ink-2">{words.notLoaded}</span>;
  return <Skeleton className="size-full min-h-24" />;
}

interface KeptPicturesProps {
  /** Names what is queued to be sent. */
  place: string;
  pictures: readonly KeptPicture[];
  /** How many the reader may add; none by default. */
  most?: number;
  /** Whether the reader may add and remove now. */
  canChange?: boolean;
  heading?: ReactNode;
  /** Shown as long as there is none and one would help. */
  hint?: string | undefined;
  /** @param position from 1 on */
  nameOf: (position: number) => string;
  add?: (file: Blob) => Promise<void>;
  remove?: (id: string) => Promise<void>;
}

/** What is on its way, and what was not sent. */
function QueueStatus({ queued }: { queued: ReturnType<typeof useQueuedPictures>["queued"] }) {
  const failed = queued.filter(({ state }) => state === "failed");
  const open = queued.length - failed.length;
  return (
    <>
      <p role="status" className={open === 0 ? "sr-only" : "text-[14px] text-ink-2"}>
        {open > 0 && `${words.sending(open)} ${words.stayHere}`}
      </p>
      {failed.length > 0 && (
        <p role="alert" className="text-[14px] text-danger">
          {words.notSent(failed.length)} {failed[0]?.problem}
        </p>
      )}
    </>
  );
}

/** Small ones that open large, those on their way, and a button for more. */
export function KeptPictures(props: KeptPicturesProps) {
  const { place, pictures, most = 0, canChange = false, heading, hint, nameOf } = props;
  const { queued, add, remove, retry, send } = useQueuedPictures(place);
  const partRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<KeptPicture | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const own = pictures.filter(({ isOwn }) => isOwn).length;
  const room = most - own - queued.length;

  // What was chosen before there was a place for it is sent once that is shown, and what is chosen here at once.
  useEffect(() => {
    if (props.add) send(props.add);
    // oxlint-disable-next-line react/exhaustive-deps -- sends what is there now, whatever else changes
  }, [queued]);

  if (pictures.length === 0 && queued.length === 0 && !canChange) return null;
  const take = async ({ id }: KeptPicture) => {
    setRemoving(id);
    setProblem(null);
    try {
      await props.remove?.(id);
      partRef.current?.focus();
    } catch (error) {
      setProblem(`${words.notRemoved} ${failureText(error)}`);
    } finally {
      setRemoving(null);
    }
  };
  const altOf = ({ id }: KeptPicture) => nameOf(pictures.findIndex((one) => one.id === id) + 1);
  return (
    <div ref={partRef} tabIndex={-1} className="grid gap-2.5 outline-none">
      {heading}
      {hint !== undefined && canChange && own + queued.length === 0 && (
        <p className="text-[14px] text-ink-2">{hint}</p>
      )}
      {pictures.length + queued.length > 0 && (
        <ul aria-label={words.title} className="flex flex-wrap gap-2.5">
          {pictures.map((picture, at) => (
            <li key={picture.id} className={TILE} aria-busy={removing === picture.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={altOf(picture)}
                onClick={() => {
                  setShown(picture);
                  setIsLarge(true);
                }}
                className="grid size-full place-items-center"
              >
                <Image url={picture.smallUrl} alt={altOf(picture)} className={TILE_IMAGE} />
              </button>
              {picture.by !== null && (
                <span className="pointer-events-none absolute bottom-0 left-0 bg-ink px-1.5 py-0.5 text-[12px] text-white">
                  {picture.by}
                </span>
              )}
              {canChange && picture.isOwn && (
                <IconButton
                  label={words.remove(at + 1)}
                  disabled={removing !== null}
                  onClick={() => void take(picture)}
                  className={TILE_BUTTON}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
          {queued.map((picture, at) => (
            <QueueTile
              key={picture.key}
              picture={picture}
              position={at + 1}
              onRemove={() => {
                remove(picture.key);
                partRef.current?.focus();
              }}
              onRetry={() => retry(picture.key)}
            />
          ))}
        </ul>
      )}
      <QueueStatus queued={queued} />
      {problem !== null && (
        <p role="alert" className="text-[14px] text-danger">
          {problem}
        </p>
      )}
      {canChange && <AddPictures most={most} room={room} onFiles={add} />}
      <Dialog
        isOpen={isLarge}
        onOpenChange={setIsLarge}
        title={shown === null ? words.title : altOf(shown)}
        className="max-w-[900px]! p-4"
      >
        {shown !== null && (
          <div className="mt-3 grid min-h-40 place-items-center">
            <Image
              url={shown.largeUrl}
              alt={altOf(shown)}
              className="max-h-[76dvh] w-auto max-w-full object-contain"
            />
          </div>
        )}
      </Dialog>
    </div>
  );
}
