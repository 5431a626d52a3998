import { MOST_REVIEW_PICTURES, type OwnReview } from "@strive/backend/contracts/reviews";
import { withToken } from "~/lib/own-picture";
import { KeptPictures } from "~/ui/kept-pictures";
import * as words from "~/words/reviews";
import { addReviewPicture, removeReviewPicture } from "./api";

interface OwnPicturesProps {
  orderId: string;
  itemId: string;
  review: OwnReview;
  accessToken: string | null;
  onChanged: () => Promise<void>;
}

/** What the writer of a review shows of the article. */
export function OwnPictures({ review, accessToken, onChanged, ...place }: OwnPicturesProps) {
  return (
    <KeptPictures
      place={review.id}
      pictures={review.pictures.map(({ id, url }) => ({
        id,
        isOwn: true,
        by: null,
        smallUrl: withToken(`${url}?size=small`, accessToken),
        largeUrl: withToken(url, accessToken),
      }))}
      most={MOST_REVIEW_PICTURES}
      canChange
      heading={null}
      hint={words.picturesHint(MOST_REVIEW_PICTURES)}
      nameOf={words.yourPicture}
      add={async (file) => {
        await addReviewPicture(place, file, accessToken);
        await onChanged();
      }}
      remove={async (id) => {
        await removeReviewPicture(place, id, accessToken);
        await onChanged();
      }}
    />
  );
}
