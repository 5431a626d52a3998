import type { CheckGiftCardBody, GiftCardBalance } from "@strive/backend/contracts/store-credit";
import { useState } from "react";
import { api } from "~/lib/api-client";
import { useCurrency } from "~/lib/currency";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import * as words from "~/words/store-credit";

/** @throws ApiError 404; 429 after many that don't exist */
const askAbout = async (body: CheckGiftCardBody, signal: AbortSignal) =>
  (await api.post<{ data: GiftCardBalance }>("/gift-cards/check", { body, signal })).data;

/** The answer about a card. */
function Answer({ card: { balance, ends_with, refusal } }: { card: GiftCardBalance }) {
  const { priceOf } = useCurrency();
  return (
    <Message tone={refusal === null ? "success" : "danger"}>
      {refusal?.message ?? words.isLeft(priceOf(balance), ends_with)}
    </Message>
  );
}

/** Says what is on a gift card. A heading stands before it. */
export function CheckCardForm() {
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  const { form, field, isBusy } = useForm({
    start: { gift_card: "" },
    rules: () => import("./check-card-rules"),
    check: (rules, values) => {
      // Each try, also one that is not sent, takes the earlier answer away.
      setCard(null);
      return rules.checkCard(values);
    },
    send: askAbout,
    onDone: (found) => {
      setCard(found);
      return undefined;
    },
    wordsOf: ({ status }) => (status === 404 ? words.unknown : undefined),
  });
  return (
    <Form {...form} aria-label={words.check} className="grid w-full gap-2.5">
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
      <Button type="submit" tone="line" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.checking : words.doCheck}
      </Button>
    </Form>
  );
}
