import { useMutation } from "@tanstack/react-query";
import { BRAND } from "~/lib/brand";
import { saveFile } from "~/lib/save-file";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/account";
import { readOwnData } from "./api";
import { Section } from "./section";

const FILE_NAME = `${BRAND.name.toLowerCase()}-my-data.json`;

function Download() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: readOwnData,
    onSuccess: ({ data }) =>
      saveFile(FILE_NAME, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" })),
  });
  return (
    <div className="grid justify-items-start gap-3.5">
      {error !== null && (
        <Message tone="danger" className="w-full">
          {error.message}
        </Message>
      )}
      {isSuccess && (
        <Message tone="success" className="w-full">
          {words.savedAs(FILE_NAME)}
        </Message>
      )}
      <Button tone="line" size="sm" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.preparing : words.download}
      </Button>
    </div>
  );
}

export function DataSection() {
  return (
    <Section title={words.data} help={words.dataHelp}>
      <Download />
    </Section>
  );
}
