import type { User } from "@strive/backend/contracts/accounts";
import {
  TEXT_CHOICES,
  type TextChannel,
  type TextChoice as Choice,
} from "@strive/backend/contracts/text-channels";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "~/lib/failure-text";
import { useSession } from "~/lib/session";
import { Message } from "~/ui/message";
import { RadioRows } from "~/ui/radio-rows";
import * as words from "~/words/account";
import { saveProfile } from "./api";
import { Section } from "./section";

const isChoice = (value: string): value is Choice => TEXT_CHOICES.some((one) => one === value);

interface TextChoiceProps {
  user: User;
  /** What the shop has; at least one. */
  channels: readonly TextChannel[];
}

/** How somebody is told of orders besides by mail. */
export function TextChoice({ user, channels }: TextChoiceProps) {
  const { updateUser } = useSession();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    // What is absent stays.
    mutationFn: (textChannel: Choice) => saveProfile({ textChannel, phone: undefined }),
    onSuccess: updateUser,
  });
  const offered: readonly Choice[] = [...channels, "none"];
  // Where there is no WhatsApp (any more), whoever chose it gets SMS.
  const kept = offered.includes(user.textChannel) ? user.textChannel : "sms";
  return (
    <Section title={words.textNews} help={words.textNewsHelp}>
      <RadioRows
        label={words.textNews}
        field="textChannel"
        rows={offered.map((value) => ({ value, text: words.textChoices[value], isOff: false }))}
        value={isPending ? variables : kept}
        error={undefined}
        onChoose={(value) => {
          if (isChoice(value) && !isPending) mutate(value);
        }}
      />
      {error !== null && (
        <Message tone="danger">{`${words.textChoiceNotSaved}. ${failureText(error)}`}</Message>
      )}
      {isSuccess && !isPending && <Message tone="success">{words.textChoiceSaved}</Message>}
    </Section>
  );
}
