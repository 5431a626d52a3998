import type { ReactNode } from "react";
import {
  addReturnPicture,
  MOST_RETURN_PICTURES,
  removeReturnPicture,
  takesPictures,
  type PicturedReturn,
  type ReturnPicture,
} from "~/lib/return-pictures";
import { withToken } from "~/lib/own-picture";
import * as words from "~/words/return-pictures";
import { KeptPictures } from "./kept-pictures";

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

/** Pictures of what comes back, for its buyer and for staff. */
export function ReturnPictures(props: ReturnPicturesProps) {
  const { one, accessToken, side, canChange, heading, hint, onChanged } = props;
  const other = side === "buyer" ? words.fromShop : words.fromBuyer;
  return (
    <KeptPictures
      place={one.id}
      pictures={one.pictures.map(({ id, url, by }) => ({
        id,
        isOwn: by === side,
        by: by === side ? null : other,
        smallUrl: withToken(url, accessToken),
        largeUrl: withToken(url, accessToken),
      }))}
      most={MOST_RETURN_PICTURES}
      canChange={canChange && takesPictures(one, side)}
      heading={heading}
      hint={hint}
      nameOf={(position) => words.pictureOf(position, one.return_number)}
      add={async (file) => onChanged(await addReturnPicture(one, file, accessToken))}
      remove={async (id) => onChanged(await removeReturnPicture(one, id, accessToken))}
    />
  );
}
