import type { Order } from "@strive/backend/contracts/orders";
import type { OrderTexts, TextChoice } from "@strive/backend/contracts/text-channels";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "~/lib/failure-text";
import { Message } from "~/ui/message";
import * as words from "~/words/phone-news";
import { chooseTexts } from "./api";
import { useChanged } from "./change/use-changed";
import { ChannelChoice } from "./channel-choice";

interface PhoneNewsProps {
  order: Order;
  texts: OrderTexts;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

/** How its buyer is told of an order on his phone: changed by one tap, and said what that means. */
export function PhoneNews({ order, texts, accessToken }: PhoneNewsProps) {
  const changed = useChanged(order.id);
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: (choice: TextChoice) => chooseTexts(order.id, accessToken, choice),
    onSuccess: changed.show,
  });
  const isMailed = order.email !== "";
  const willGet = isMailed ? words.willGet : words.willGetHere;
  return (
    <>
      <ChannelChoice
        offered={texts.offered}
        value={isPending ? variables : texts.channel}
        isMailed={isMailed}
        error={undefined}
        onChoose={(choice) => {
          if (!isPending) mutate(choice);
        }}
      />
      {error !== null && (
        <Message tone="danger">{`${words.notSaved}. ${failureText(error)}`}</Message>
      )}
      {isSuccess && <Message tone="success">{willGet[texts.channel]}</Message>}
    </>
  );
}
