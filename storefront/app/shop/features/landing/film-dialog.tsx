import { Mark } from "~/ui/brand";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/landing";

interface FilmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Where the brand film will play. */
export default function FilmDialog({ isOpen, onOpenChange }: FilmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.film}
      isTitleHidden
      className="on-ink !bg-ink text-white"
    >
      <div className="grid aspect-video min-h-64 w-full place-items-center content-center gap-6 p-8 text-center">
        <Mark className="h-16 text-red" />
        <p className="title-2">{words.filmSoon}</p>
      </div>
    </Dialog>
  );
}
