import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import { RowMenu } from "~/admin/shell/row-menu";
import { useIsWide } from "~/admin/shell/use-is-wide";
import { Button, ButtonLink } from "~/ui/button";
import * as words from "~/words/admin-products";
import { useDownload } from "~/admin/shell/use-download";
import { exportProducts } from "./api";

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

export const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button size="sm" onClick={onAdd}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </Button>
);

/** Beside the title; on a phone, what is not done every day is behind a menu. */
export function ListActions({ onAdd }: { onAdd: () => void }) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { isBusy, start } = useDownload({
    load: exportProducts,
    fileName: words.exportFile,
    doneText: words.exported,
    failureText: words.notExported,
  });
  if (isWide) {
    return (
      <>
        <ButtonLink tone="line" size="sm" to={adminPaths.productImport()}>
          <Upload {...ICON} />
          {words.doImport}
        </ButtonLink>
        <Button tone="line" size="sm" disabled={isBusy} onClick={start}>
          <Download {...ICON} />
          {isBusy ? words.exporting : words.doExport}
        </Button>
        <AddButton onAdd={onAdd} />
      </>
    );
  }
  return (
    <>
      <AddButton onAdd={onAdd} />
      <RowMenu
        label={words.more}
        items={[
          {
            id: "import",
            label: words.doImport,
            icon: <Upload {...ICON} />,
            onChoose: () => void navigate(adminPaths.productImport()),
          },
          {
            id: "export",
            label: words.doExport,
            icon: <Download {...ICON} />,
            refusal: isBusy ? words.exporting : undefined,
            onChoose: start,
          },
        ]}
      />
    </>
  );
}
