import { failureText } from "~/admin/data/admin-query";
import { FormPanel } from "~/admin/shell/form-panel";
import { useCopy } from "~/admin/shell/use-copy";
import { ApiError } from "~/lib/api-error";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-credit";
import type { JustMade } from "./just-made";
import type { CodeState } from "./use-code";

/** Nobody can show it any more: asking again would not help. */
export const isLost = (error: Error): boolean => error instanceof ApiError && error.status === 409;

function ShownCode({ code }: { code: string }) {
  const { copy, dialog } = useCopy();
  return (
    <>
      <p
        role="status"
        className="border border-line-strong bg-chalk px-3 py-3 text-center text-[19px] font-bold tracking-[0.04em]"
      >
        {code}
      </p>
      <Button tone="line" size="sm" onClick={() => void copy(code, words.codeCopied)}>
        {words.copyCode}
      </Button>
      {dialog}
    </>
  );
}

function Code({ code: { isWanted, want, query } }: { code: CodeState }) {
  const { data, error, retry } = query;
  if (!isWanted) {
    return (
      <Button tone="line" size="sm" onClick={want}>
        {words.showCode}
      </Button>
    );
  }
  if (data !== undefined) return <ShownCode code={data} />;
  if (error === null) {
    return (
      <div role="status">
        <span className="sr-only">{words.loadingCode}</span>
        <Skeleton className="h-[54px]" />
      </div>
    );
  }
  return isLost(error) ? (
    <Message tone="danger">{failureText(error)}</Message>
  ) : (
    <LoadError text={failureText(error)} onRetry={retry} />
  );
}

/** @param made what is known of a card that was just made */
export function CodePanel({ code, made }: { code: CodeState; made: JustMade | null }) {
  return (
    <FormPanel title={words.code}>
      <div className="grid gap-3">
        {made !== null && (
          <p className="text-[15px]">
            {made.email === "" ? words.isNotSent : words.isSent(made.email)}
          </p>
        )}
        <Code code={code} />
        <p className="text-[13.5px] text-ink-3">{words.codeIsLogged}</p>
      </div>
    </FormPanel>
  );
}
