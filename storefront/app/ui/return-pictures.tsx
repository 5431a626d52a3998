import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { failureText } from "~/lib/failure-text";
import { useQueuedPictures } from "~/lib/picture-atoms";
import {
  addReturnPicture,
  MOST_RETURN_PICTURES,
  removeReturnPicture,
  takesPictures,
  useReturnPicture,
  type PicturedReturn,
  type ReturnPicture,
} from "~/lib/return-pictures";
import * as words from "~/words/return-pictures";
import { BlobImage } from "./blob-image";
import { Dialog } from "./dialog";
import { IconButton } from "./icon-button";
import { AddPictures, QueueTile, TILE, TILE_BUTTON, TILE_IMAGE } from "./picture-queue";
import { Skeleton } from "./skeleton";

interface ImageProps {
  picture: ReturnPicture;
  alt: string;
  accessToken: string | null;
  className: string;
}

/** Fetched with the reader's right to it. */
function Image({ picture, alt, accessToken, className }: ImageProps) {
  const { data, isError } = useReturnPicture(picture, accessToken);
  if (data) return <BlobImage blob={data} alt={alt} className={className} />;
  if (isError) return <span className="text-[13px] text-ink-2">{words.notLoaded}</span>;
  return <Skeleton className="size-full min-h-24" />;
}

interface ReturnPicturesProps {
  one: PicturedReturn;
  accessToken: string | null;
  /** As whom the reader adds and removes them. */
  side: ReturnPicture["by"];
  /** Whether the reader may, as long as the return takes any. */
  canChange: boolean;
  heading: ReactNode;
  /** Shown as long as there is none and one would help. */
  hint?: string | undefined;
  onChanged: (pictures: ReturnPicture[]) => void;
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

/** Pictures of what comes back: small ones that open large, those on their way, and a button for more. */
export function ReturnPictures(props: ReturnPicturesProps) {
  const { one, accessToken, side, canChange, heading, hint, onChanged } = props;
  const { queued, add, remove, retry, send } = useQueuedPictures(one.id);
  const partRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReturnPicture | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOpen = canChange && takesPictures(one, side);
  const own = one.pictures.filter(({ by }) => by === side).length;
  const room = MOST_RETURN_PICTURES - own - queued.length;

  // What was chosen in the form is sent once its return is shown, and what is chosen here at once.
  useEffect(() => {
    send(async (file) => onChanged(await addReturnPicture(one, file, accessToken)));
    // oxlint-disable-next-line react/exhaustive-deps -- sends what is there now, whatever else changes
  }, [queued]);

  if (one.pictures.length === 0 && queued.length === 0 && !isOpen) return null;
  const take = async ({ id }: ReturnPicture) => {
    setRemoving(id);
    setProblem(null);
    try {
      onChanged(await removeReturnPicture(one, id, accessToken));
      partRef.current?.focus();
    } catch (error) {
      setProblem(`${words.notRemoved} ${failureText(error)}`);
    } finally {
      setRemoving(null);
    }
  };
  const altOf = ({ id }: ReturnPicture) =>
    words.pictureOf(one.pictures.findIndex((known) => known.id === id) + 1, one.return_number);
  return (
    <div ref={partRef} tabIndex={-1} className="grid gap-2.5 outline-none">
      {heading}
      {hint !== undefined && isOpen && own + queued.length === 0 && (
        <p className="text-[14px] text-ink-2">{hint}</p>
      )}
      {one.pictures.length + queued.length > 0 && (
        <ul aria-label={words.title} className="flex flex-wrap gap-2.5">
          {one.pictures.map((picture, at) => (
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
                <Image
                  picture={picture}
                  alt={altOf(picture)}
                  accessToken={accessToken}
                  className={TILE_IMAGE}
                />
              </button>
              {picture.by !== side && (
                <span className="pointer-events-none absolute bottom-0 left-0 bg-ink px-1.5 py-0.5 text-[12px] text-white">
                  {side === "buyer" ? words.fromShop : words.fromBuyer}
                </span>
              )}
              {isOpen && picture.by === side && (
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
      {isOpen && <AddPictures room={room} onFiles={add} />}
      <Dialog
        isOpen={isLarge}
        onOpenChange={setIsLarge}
        title={shown === null ? words.title : altOf(shown)}
        className="max-w-[900px]! p-4"
      >
        {shown !== null && (
          <div className="mt-3 grid min-h-40 place-items-center">
            <Image
              picture={shown}
              alt={altOf(shown)}
              accessToken={accessToken}
              className="max-h-[76dvh] w-auto max-w-full object-contain"
            />
          </div>
        )}
      </Dialog>
    </div>
  );
}
