import type { ContentPicture, PicturePoint } from "@strive/backend/contracts/content-parts";
import X from "lucide-react/icons/x";
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { FindPiece, PieceText } from "~/admin/pick-products/pick-products";
import { pieceQuery } from "~/admin/pick-products/pieces-query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-content";

type Place = Pick<PicturePoint, "x" | "y">;

/** By one press of an arrow. */
const STEP = 0.01;
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** On the picture, to a thousandth of it. */
const onPicture = (share: number): number =>
  Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000 : 0.5;
const percentOf = (share: number): number => Math.round(share * 1000) / 10;

/** Where the picture was pressed; by a key: in its middle. */
function placeOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Place {
  if (detail === 0) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: onPicture((clientX - left) / width), y: onPicture((clientY - top) / height) };
}

function ChosenProduct({ id }: { id: string }) {
  const { data, error } = useAdminQuery(pieceQuery(id));
  if (data) return <PieceText piece={data} />;
  if (error) return <p className="flex-1 text-[14px] text-danger">{words.productGone}</p>;
  return (
    <p role="status" className="flex-1">
      {words.loadingProduct}
    </p>
  );
}

interface PointRowProps {
  number: number;
  point: PicturePoint;
  error: string | undefined;
  onChange: (point: PicturePoint) => void;
  onRemove: () => void;
}

function PointRow({ number, point, error, onChange, onRemove }: PointRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const choose = (id: string) => {
    onChange({ ...point, product_id: id });
    // The field that had the focus is gone.
    row.current?.focus();
  };
  return (
    <fieldset ref={row} tabIndex={-1} className="grid gap-2 border-b border-line pb-3">
      <legend className="text-[14px] font-strong">{words.point(number)}</legend>
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1">
          {point.product_id === "" ? (
            <div className="flex-1">
              <FindPiece error={error} onChoose={({ id }) => choose(id)} />
            </div>
          ) : (
            <ChosenProduct id={point.product_id} />
          )}
        </div>
        <IconButton label={words.removePoint(number)} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(["x", "y"] as const).map((side) => (
          <Field
            key={side}
            label={side === "x" ? words.fromLeft : words.fromTop}
            type="number"
            min={0}
            max={100}
            step="any"
            isHalf
            value={percentOf(point[side])}
            onChange={({ target }) =>
              onChange({ ...point, [side]: onPicture(Number(target.value) / 100) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PointsFieldProps {
  picture: ContentPicture;
  most: number;
  /** What is wrong with some picture. */
  error: string | undefined;
  onChange: (points: PicturePoint[]) => void;
}

function Points({ picture: { url, points = [] }, most, error, onChange }: PointsFieldProps) {
  const add = useRef<HTMLButtonElement>(null);
  const set = (at: number, point: PicturePoint) => onChange(points.with(at, point));
  const onKeyDown = (event: KeyboardEvent, at: number, point: PicturePoint) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(at, { ...point, x: onPicture(point.x + step.x), y: onPicture(point.y + step.y) });
  };
  const remove = (at: number) => {
    onChange(points.toSpliced(at, 1));
    // The button that had the focus is gone.
    add.current?.focus();
  };
  return (
    <div className="grid max-w-sm gap-3">
      <p className="text-[13px] text-ink-3">{words.pointsHelp}</p>
      <div className="relative">
        <button
          ref={add}
          type="button"
          aria-label={words.addPoint}
          aria-disabled={points.length >= most}
          onClick={(event) =>
            points.length < most && onChange([...points, { ...placeOf(event), product_id: "" }])
          }
          className="block w-full cursor-crosshair aria-disabled:cursor-default"
        >
          <Picture src={url} alt="" sizes="384px" className="aspect-4/5 w-full" />
        </button>
        {points.map((point, at) => {
          const number = at + 1;
          return (
            <button
              key={number}
              type="button"
              aria-label={words.point(number)}
              onKeyDown={(event) => onKeyDown(event, at, point)}
              style={{ left: `${percentOf(point.x)}%`, top: `${percentOf(point.y)}%` }}
              className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
            >
              <span className="grid size-7 place-items-center rounded-full border-2 border-ink bg-white text-[14px] font-strong text-ink">
                {number}
              </span>
            </button>
          );
        })}
      </div>
      {points.map((point, at) => {
        const number = at + 1;
        return (
          <PointRow
            key={number}
            number={number}
            point={point}
            error={error}
            onChange={(next) => set(at, next)}
            onRemove={() => remove(at)}
          />
        );
      })}
    </div>
  );
}

/** The products that are on a picture, and where. */
export function PointsField(props: PointsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = props.picture.points?.length ?? 0;
  // What is wrong must be seen.
  const isShown = isOpen || (props.error !== undefined && count > 0);
  return (
    <>
      <Button
        tone="line"
        size="sm"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isShown)}
        className="justify-self-start"
      >
        {words.points(count)}
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && <Points {...props} />}
      </div>
    </>
  );
}
