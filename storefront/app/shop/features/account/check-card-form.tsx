import type { GiftCardBalance } from "@strive/backend/contracts/store-credit";
import { useState } from "react";
import { useCurrency } from "~/lib/currency";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import * as words from "~/words/store-credit";
import { checkGiftCard } from "./api";

/** The answer about a card. */
function Answer({ card: { balance, ends_with, refusal } }: { card: GiftCardBalance }) {
  const { priceOf } = useCurrency();
  return (
    <Message tone={refusal === null ? "success" : "danger"} className="col-span-full">
      {refusal?.message ?? words.isLeft(priceOf(balance), ends_with)}
    </Message>
  );
}

/** Says what is on a gift card. */
export function CheckCardForm() {
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  const { form, field, isBusy } = useForm({
    start: { gift_card: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkCard(values),
    send: (body, signal) => {
      setCard(null);
      return checkGiftCard(body, signal);
    },
    onDone: (found) => {
      setCard(found);
      return undefined;
    },
    wordsOf: ({ status }) => (status === 404 ? words.unknown : undefined),
  });
  return (
    <Form {...form} aria-label={words.check} className="grid grid-cols-[1fr_auto] gap-2.5">
      <h3 className="col-span-full mt-3.5 font-strong">{words.check}</h3>
      {card !== null && <Answer card={card} />}
      <Field
        {...field("gift_card")}
        label={words.code}
        placeholder={words.codeExample}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
      />
      <Button
        type="submit"
        tone="line"
        size="sm"
        disabled={isBusy}
        className="col-span-full justify-self-start"
      >
        {isBusy ? words.checking : words.doCheck}
      </Button>
    </Form>
  );
}
