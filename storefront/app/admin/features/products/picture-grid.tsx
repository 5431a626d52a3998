import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import ImagePlus from "lucide-react/icons/image-plus";
import { useRef } from "react";
import { FieldGroup } from "~/admin/shell/form-parts";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-products";
import {
  admitFiles,
  MOST_PICTURES,
  movePicture,
  newPictures,
  PICTURE_TYPES,
  type Picture,
} from "./pictures";
import { PictureTile } from "./picture-tile";

interface PictureGridProps {
  pictures: readonly Picture[];
  /** Of the product: each picture may show one of them. */
  colors: readonly string[];
  error: string | undefined;
  /** Those of the product that this one is a copy of could not be had. */
  lacksPictures: boolean;
  onChange: (pictures: readonly Picture[]) => void;
  onProblem: (problem: string | undefined) => void;
  /** While a picture is lifted Escape puts it back, and must not close the form. */
  onDragging: (isDragging: boolean) => void;
}

function announcementsOf(pictures: readonly Picture[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => pictures.findIndex(({ key }) => key === id) + 1;
  return {
    onDragStart: ({ active }) => words.lifted(placeOf(active.id)),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined;
      // At first it is over its own place; that must not silence that it is lifted.
      if (over.id === active.id) return words.lifted(placeOf(active.id));
      return words.isOver(placeOf(active.id), placeOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null
        ? words.dragCancelled(placeOf(active.id))
        : words.dropped(placeOf(active.id), placeOf(over.id)),
    onDragCancel: ({ active }) => words.dragCancelled(placeOf(active.id)),
  };
}

function AddTile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className="contents">
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        className="grid aspect-4/5 place-content-center justify-items-center gap-1 self-start border-[1.5px] border-dashed border-line-strong text-[13px] text-ink-2 hover:border-ink hover:text-ink"
      >
        <ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" />
        {words.addPicture}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join(",")}
        aria-label={words.addPicture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = "";
        }}
      />
    </li>
  );
}

/** The pictures of a product in their order; new ones stand among those that are there. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, colors, error, onChange, onDragging } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short press, so that one can still scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => pictures.findIndex(({ key }) => key === id);
  const add = (files: File[]) => {
    const { admitted, problems } = admitFiles(files, pictures.length);
    if (admitted.length > 0) onChange([...pictures, ...newPictures(admitted)]);
    props.onProblem(problems.length > 0 ? problems.join("\n") : undefined);
  };
  return (
    <FieldGroup
      label={words.pictures}
      name="images"
      error={error}
      hint={words.picturesHint(pictures.length)}
    >
      {props.lacksPictures && <Message tone="danger">{words.picturesNotCopied}</Message>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsOf(pictures),
          screenReaderInstructions: { draggable: words.dragHelp },
        }}
        onDragStart={() => onDragging(true)}
        onDragCancel={() => onDragging(false)}
        onDragEnd={({ active, over }) => {
          onDragging(false);
          if (over !== null && over.id !== active.id) {
            onChange(movePicture(pictures, indexOf(active.id), indexOf(over.id)));
          }
        }}
      >
        <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-5">
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                position={at + 1}
                count={pictures.length}
                colors={colors}
                onSaid={(said) =>
                  onChange(pictures.map((held) => (held === picture ? { ...held, ...said } : held)))
                }
                onMove={(to) => onChange(movePicture(pictures, at, to))}
                onRemove={() => {
                  onChange(pictures.filter((held) => held !== picture));
                  props.onProblem(undefined);
                }}
              />
            ))}
            {pictures.length < MOST_PICTURES && <AddTile onFiles={add} />}
          </ul>
        </SortableContext>
      </DndContext>
    </FieldGroup>
  );
}
