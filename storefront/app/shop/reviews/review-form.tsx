import {
  FITS,
  HEIGHTS,
  REVIEW_MAX,
  TITLE_MAX,
  type OwnReview,
  type Reviewable,
} from "@strive/backend/contracts/reviews";
import { useId } from "react";
import { useForm } from "~/lib/form";
import { useOnline } from "~/lib/use-online";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { Field, FIELD_LABEL } from "~/ui/field";
import { Form } from "~/ui/form";
import { RadioRows } from "~/ui/radio-rows";
import { Select } from "~/ui/select";
import { SheetDialog } from "~/ui/sheet-dialog";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/reviews";
import { sizeInText, sizeNamed } from "~/words/sizes";
import { writeReview } from "./api";
import { RatingField } from "./rating-field";
import { startOf } from "./review-values";
import { SegmentField } from "./segment-field";

const FIT_CHOICES = FITS.map((value) => ({ value, text: words.FIT_CHOICES[value] }));
const HEIGHT_OPTIONS = [
  { value: "", label: words.noHeight },
  ...HEIGHTS.map((from) => ({ value: String(from), label: words.height(from) })),
];

interface ReviewFormProps {
  orderId: string;
  item: Reviewable;
  accessToken: string | null;
  onDone: (review: OwnReview) => void;
}

interface ReviewSheetProps extends ReviewFormProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Of several sizes or colours, the one that it is about. */
function PieceField({
  item: { pieces },
  value,
  onChoose,
}: {
  item: Reviewable;
  value: string;
  onChoose: (value: string) => void;
}) {
  if (pieces.length < 2) return null;
  return (
    <div className="grid gap-1.5">
      <span className={FIELD_LABEL}>{words.whichPiece}</span>
      <RadioRows
        label={words.whichPiece}
        field="piece"
        rows={pieces.map(({ item_id, size, color }) => ({
          value: item_id,
          text: `${sizeNamed(size)}, ${labelOfColor(color)}`,
          isOff: false,
        }))}
        value={value}
        error={undefined}
        onChoose={onChoose}
      />
    </div>
  );
}

function useReviewForm({ orderId, item, accessToken, onDone }: ReviewFormProps) {
  return useForm({
    start: startOf(item),
    rules: () => import("./review-rules"),
    check: (rules, values) => {
      const checked = rules.checkReview(values, accessToken);
      return checked.errors === null
        ? { body: { itemId: values.piece, review: checked.body }, errors: null }
        : checked;
    },
    send: ({ itemId, review }) => writeReview(orderId, itemId, review),
    onDone: (review) => {
      onDone(review);
      return undefined;
    },
  });
}

/** Says what somebody thinks of what they bought; what is typed outlives a lost connection. */
export function ReviewSheet({ isOpen, onClose, ...props }: ReviewSheetProps) {
  const formId = useId();
  const isOnline = useOnline();
  const { item } = props;
  const { form, field, values, change, errorOf, isBusy } = useReviewForm(props);
  const piece = item.pieces.find(({ item_id }) => item_id === values.piece);
  const [only] = item.pieces;
  return (
    <SheetDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={item.review === null ? words.write : words.changeOf(item.product_name)}
      footer={
        <>
          {!isOnline && (
            <p role="status" className="text-[13.5px] font-medium text-danger">
              {words.offline}
            </p>
          )}
          <Button type="submit" form={formId} isFull disabled={isBusy || !isOnline}>
            {isBusy ? words.sending : words.send}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} aria-label={words.write} className="grid gap-4">
        <p className="text-[14px] font-strong break-words">
          {item.product_name}
          {item.pieces.length === 1 && only && `, ${sizeInText(only.size)}`}
        </p>
        <PieceField
          item={item}
          value={piece?.item_id ?? ""}
          onChoose={(chosen) => change("piece", chosen)}
        />
        <RatingField
          value={values.rating}
          error={errorOf("rating")}
          onChoose={(rating) => change("rating", rating)}
        />
        <SegmentField
          label={words.howFits}
          choices={FIT_CHOICES}
          value={values.fit}
          onChoose={(fit) => change("fit", fit)}
        />
        <Field {...field("title")} label={words.oneLine} maxLength={TITLE_MAX} autoComplete="off" />
        <TextField {...field("text")} label={words.text} maxLength={REVIEW_MAX} rows={4} required />
        <div className="grid gap-1.5">
          <span aria-hidden="true" className={FIELD_LABEL}>
            {words.yourHeight}
          </span>
          <Select
            label={words.yourHeight}
            options={HEIGHT_OPTIONS}
            value={values.height}
            onChange={({ target }) => change("height", target.value)}
            className="w-full"
          />
        </div>
        <p className="text-[13px] text-ink-3">{words.shownOf}</p>
      </Form>
    </SheetDialog>
  );
}
