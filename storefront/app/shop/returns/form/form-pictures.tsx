import { useQueuedPictures } from "~/lib/picture-atoms";
import { MOST_RETURN_PICTURES } from "~/lib/return-pictures";
import { AddPictures, QueueTile } from "~/ui/picture-queue";
import * as words from "~/words/return-pictures";

interface FormPicturesProps {
  orderId: string;
  /** Something is broken or wrong: a picture is asked for, and still nobody has to send one. */
  isWanted: boolean;
}

/** Pictures of what comes back. They wait until there is a return, and are sent after it. */
export function FormPictures({ orderId, isWanted }: FormPicturesProps) {
  const { queued, add, remove } = useQueuedPictures(orderId);
  return (
    <div
      role="group"
      aria-label={words.title}
      className={isWanted ? "grid gap-2.5 border border-line bg-paper p-4" : "grid gap-2.5"}
    >
      {isWanted && (
        <div className="grid gap-0.5">
          <p className="text-[15.5px] font-strong">{words.showUs}</p>
          <p className="text-[14px] text-ink-2">{words.showUsHint(MOST_RETURN_PICTURES)}</p>
        </div>
      )}
      {queued.length > 0 && (
        <ul aria-label={words.title} className="flex flex-wrap gap-2.5">
          {queued.map((picture, at) => (
            <QueueTile
              key={picture.key}
              picture={picture}
              position={at + 1}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      <AddPictures
        most={MOST_RETURN_PICTURES}
        room={MOST_RETURN_PICTURES - queued.length}
        onFiles={add}
      />
      <p role="status" className={queued.length === 0 ? "sr-only" : "text-[14px] text-ink-2"}>
        {queued.length > 0 && words.goesAlong(queued.length)}
      </p>
    </div>
  );
}
