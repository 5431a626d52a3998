import DownloadIcon from "lucide-react/icons/download";
import type { Download } from "~/lib/download";
import { useDownload } from "~/admin/shell/use-download";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-orders";

interface ExportButtonProps {
  load: () => Promise<Download>;
  className?: string;
}

/** Orders as a file for the books. */
export function ExportButton({ load, className }: ExportButtonProps) {
  const { isBusy, start } = useDownload({
    load,
    fileName: words.exportFile,
    doneText: words.exported,
    failureText: words.notExported,
  });
  return (
    <Button
      tone="line"
      size="sm"
      disabled={isBusy}
      onClick={start}
      {...(className !== undefined && { className })}
    >
      <DownloadIcon size={18} strokeWidth={1.6} aria-hidden="true" />
      {isBusy ? words.exporting : words.doExport}
    </Button>
  );
}
