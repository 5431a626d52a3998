import { useNavigate } from "react-router-dom";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { LanguageField } from "~/admin/shell/language-field";
import { PageTitle } from "~/admin/shell/page-title";
import { adminPaths } from "~/admin/shell/paths";
import { useShowMessage } from "~/lib/message-atoms";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-credit";
import { titleOf } from "./credit-texts";
import { JUST_MADE, type JustMade } from "./just-made";
import { useCardForm, type CardForm } from "./use-card-form";

const CardFields = ({ field }: Pick<CardForm, "field">) => (
  <FormPanel title={words.onTheCard}>
    <FieldGrid>
      <Field
        {...field("amount")}
        label={words.amount}
        hint={words.cardAmountHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        isHalf
        required
      />
      <Field
        {...field("recipient")}
        label={words.recipientField}
        hint={words.recipientHint}
        autoComplete="off"
        maxLength={80}
        isHalf
      />
      <TextField
        {...field("message")}
        label={words.messageField}
        hint={words.messageHint}
        maxLength={300}
      />
      <Field
        {...field("email")}
        label={words.emailField}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        isHalf
      />
      <LanguageField {...field("language")} hint={words.languageHint} />
    </FieldGrid>
  </FormPanel>
);

/** Makes a gift card, and leads to it. */
export function NewCardScreen() {
  const navigate = useNavigate();
  const show = useShowMessage();
  const form = useCardForm((card, { email = "" }) => {
    show({ tone: "success", text: words.isMade(titleOf(card), francs(card.balance)) });
    const made: JustMade = { email, isFresh: true };
    // Replaced: one step back is the list, not an empty form.
    void navigate(adminPaths.credit(card.id), { replace: true, state: { [JUST_MADE]: made } });
  });
  return (
    <>
      <BackLink to={adminPaths.giftCards()}>{words.title}</BackLink>
      <PageTitle>{words.add}</PageTitle>
      <Form {...form.form} aria-label={words.formLabel} className="grid max-w-[760px] gap-4">
        <CardFields field={form.field} />
        <FormPanel title={words.forTheShop}>
          <TextField
            {...form.field("reason")}
            label={words.reason}
            hint={words.cardReasonHint}
            maxLength={300}
            rows={2}
            required
          />
        </FormPanel>
        <div>
          <Button type="submit" disabled={form.isBusy} className="max-sm:w-full">
            {form.isBusy ? words.making : words.make}
          </Button>
        </div>
      </Form>
      {form.leaveDialog}
    </>
  );
}
