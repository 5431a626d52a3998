import type { Review } from "@strive/backend/contracts/reviews";
import { useState } from "react";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/reviews";

type Shown = Review["pictures"][number] & { position: number };

/** What a buyer shows: small ones, which come once they are near the screen, and one of them large. */
export function ReviewPictures({ pictures }: Pick<Review, "pictures">) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setShown({ ...picture, position: at + 1 });
                setIsOpen(true);
              }}
              className="block bg-stone"
            >
              <img
                src={`${picture.url}?size=small`}
                alt={words.pictureOf(at + 1)}
                loading="lazy"
                decoding="async"
                width={96}
                height={96}
                className="size-24 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={shown === null ? words.pictures : words.pictureOf(shown.position)}
        className="max-w-[900px]! p-4"
      >
        {shown !== null && (
          <div className="mt-3 grid min-h-40 place-items-center">
            <img
              src={shown.url}
              alt={words.pictureOf(shown.position)}
              width={shown.width}
              height={shown.height}
              className="h-auto max-h-[76dvh] w-auto max-w-full bg-stone object-contain"
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
