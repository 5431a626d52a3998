import { ANSWER_MAX, type StaffReview } from "@strive/backend/contracts/reviews";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-reviews";
import { answerReview, REVIEWS } from "./api";

function AnswerForm({ one, onClose }: { one: StaffReview; onClose: () => void }) {
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const { form, field, isBusy } = useForm({
    start: { answer: one.answer ?? "" },
    rules: () => import("./answer-rules"),
    check: (rules, typed) => rules.checkAnswer(typed),
    send: ({ answer }) => answerReview(one.id, answer),
    onDone: ({ answer }) => {
      onClose();
      show({ tone: "success", text: answer === null ? words.answerGone : words.isAnswered });
      void invalidate(REVIEWS);
      return undefined;
    },
    failureText: words.notAnswered,
  });
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <TextField
        {...field("answer")}
        label={words.answerText}
        hint={one.answer === null ? words.answerHint : words.emptyHint}
        maxLength={ANSWER_MAX}
        rows={4}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? shell.saving : shell.save}
        </Button>
      </div>
    </Form>
  );
}

/** The shop's answer to a review: one, which may be changed. */
export function AnswerButton({ one }: { one: StaffReview }) {
  const [isOpen, setIsOpen] = useState(false);
  const name = one.answer === null ? words.answer : words.changeAnswer;
  return (
    <>
      <Button
        tone="line"
        size="sm"
        aria-haspopup="dialog"
        aria-label={words.named(name, one.product_name)}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.answerTitle}
        className="max-w-[480px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <AnswerForm one={one} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
