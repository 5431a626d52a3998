import { isFaultReason } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn, ReturnPicture } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { MOST_RETURN_PICTURES } from "~/lib/return-pictures";
import { ReturnPictures } from "~/ui/return-pictures";
import * as words from "~/words/return-pictures";

interface CardPicturesProps {
  entry: OrderReturn;
  accessToken: string | null;
  isBuyer: boolean;
}

/** Pictures of a return, which its buyer can add to until the pieces are with the shop. */
export function CardPictures({ entry, accessToken, isBuyer }: CardPicturesProps) {
  const queryClient = useQueryClient();
  const { id, order_id: orderId } = entry;
  const note = (pictures: ReturnPicture[]) =>
    queryClient.setQueriesData<Order>(
      { queryKey: ["orders", "one", orderId] },
      (known) =>
        known && {
          ...known,
          returns: known.returns.map((one) => (one.id === id ? { ...one, pictures } : one)),
        },
    );
  const isFault = entry.items.some(({ reason }) => isFaultReason(reason));
  return (
    <ReturnPictures
      one={entry}
      accessToken={accessToken}
      side="buyer"
      canChange={isBuyer}
      heading={<h4 className="text-[14px] font-strong">{words.title}</h4>}
      hint={isFault ? words.showUsHint(MOST_RETURN_PICTURES) : undefined}
      onChanged={note}
    />
  );
}
