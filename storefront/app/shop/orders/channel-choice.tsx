import type { TextChannel, TextChoice } from "@strive/backend/contracts/text-channels";
import { RadioRows } from "~/ui/radio-rows";
import * as words from "~/words/phone-news";

interface ChannelChoiceProps {
  /** What the shop has that reaches the buyer's phone. */
  offered: readonly TextChannel[];
  value: TextChoice;
  /** He has an e-mail address. */
  isMailed: boolean;
  error: string | undefined;
  onChoose: (choice: TextChoice) => void;
}

/** How somebody is told of one order on his phone. */
export function ChannelChoice({ offered, value, isMailed, error, onChoose }: ChannelChoiceProps) {
  const choices = [...offered, "none" as const];
  const nothing = isMailed ? words.choices.none : words.nothing;
  return (
    <RadioRows
      label={words.title}
      field="text_channel"
      isInLine
      rows={choices.map((one) => ({
        value: one,
        text: one === "none" ? nothing : words.choices[one],
        isOff: false,
      }))}
      value={value}
      error={error}
      onChoose={(chosen) => {
        const choice = choices.find((one) => one === chosen);
        if (choice !== undefined) onChoose(choice);
      }}
    />
  );
}
