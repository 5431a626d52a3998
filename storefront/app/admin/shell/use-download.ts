import { useMutation } from "@tanstack/react-query";
import type { Download } from "~/lib/download";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useShowMessage } from "~/lib/message-atoms";
import { saveFile } from "~/lib/save-file";

interface DownloadOptions {
  load: () => Promise<Download>;
  /** File name where the server sends none. */
  fileName: string;
  doneText: (file: string) => string;
  failureText: string;
}

/** A file that the server makes, saved by the browser. */
export function useDownload({ load, fileName, doneText, failureText }: DownloadOptions) {
  const showMessage = useShowMessage();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: load,
    onSuccess: ({ blob, name }) => {
      const file = name ?? fileName;
      saveFile(file, blob);
      showMessage({ tone: "success", text: doneText(file) });
    },
    onError: (error) =>
      showMessage({
        tone: "danger",
        text: failedText(failureText, error),
        durationMs: FAILURE_MS,
      }),
  });
  return { isBusy: isPending, start: () => mutate() };
}
