import { isFaultReason } from "@strive/backend/contracts/return-rules";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { MOST_RETURN_PICTURES } from "~/lib/return-pictures";
import { ReturnPictures } from "~/ui/return-pictures";
import * as words from "~/words/return-pictures";
import { useNotePictures } from "./use-note-pictures";

interface CardPicturesProps {
  entry: OrderReturn;
  accessToken: string | null;
  isBuyer: boolean;
}

/** Pictures of a return, which its buyer can add to until the pieces are with the shop. */
export function CardPictures({ entry, accessToken, isBuyer }: CardPicturesProps) {
  const note = useNotePictures(entry.order_id);
  const isFault = entry.items.some(({ reason }) => isFaultReason(reason));
  return (
    <ReturnPictures
      one={entry}
      accessToken={accessToken}
      side="buyer"
      canChange={isBuyer}
      heading={<h4 className="text-[14px] font-strong">{words.title}</h4>}
      hint={isFault ? words.showUsHint(MOST_RETURN_PICTURES) : undefined}
      onChanged={(pictures) => note(entry.id, pictures)}
    />
  );
}
