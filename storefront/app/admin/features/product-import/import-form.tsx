import { CURRENCIES, type Currency } from "@strive/backend/contracts/money";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { SelectField } from "~/admin/shell/form-parts";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Message } from "~/ui/message";
import * as common from "~/words/common";
import * as words from "~/words/admin-product-import";
import { sizeText } from "./import-words";

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  RWF: common.currencyRwf,
  USD: common.currencyUsd,
  EUR: common.currencyEur,
};

interface ImportFormProps {
  file: File | null;
  currency: Currency;
  isCounted: boolean;
  isBusy: boolean;
  failure: string | null;
  onFile: (file: File) => void;
  onCurrency: (currency: Currency) => void;
  onCounted: (isCounted: boolean) => void;
  onCheck: () => void;
}

function FilePlace({ file, onFile }: Pick<ImportFormProps, "file" | "onFile">) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <div className="col-span-full">
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        className={cx(
          "grid min-h-[120px] w-full place-content-center justify-items-center gap-1.5 border-[1.5px] border-dashed p-4 text-center",
          isOver ? "border-ink bg-stone" : "border-line-strong hover:border-ink",
        )}
      >
        <FileUp size={26} strokeWidth={1.6} aria-hidden="true" />
        <span className="font-strong break-all">
          {file === null ? words.chooseFile : words.fileFacts(file.name, sizeText(file.size))}
        </span>
        <span className="text-[13.5px] text-ink-2">
          {file === null ? words.drop : words.otherFile}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.file}
        accept=".csv,.zip,text/csv,application/zip"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </div>
  );
}

/** What is to be imported; first it is only checked. */
export function ImportForm(props: ImportFormProps) {
  const { file, currency, isCounted, isBusy, failure } = props;
  return (
    <form
      aria-label={words.title}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        props.onCheck();
      }}
      className="grid max-w-[760px] grid-cols-1 gap-4 border border-line bg-paper p-4 md:grid-cols-2 lg:p-5"
    >
      <p className="col-span-full text-[14px] text-ink-2">{words.help}</p>
      {failure !== null && (
        <Message tone="danger" className="col-span-full">
          {failure}
        </Message>
      )}
      <FilePlace file={file} onFile={props.onFile} />
      <SelectField
        label={words.currency}
        options={CURRENCIES.map((value) => ({ value, label: CURRENCY_NAMES[value] }))}
        value={currency}
        onChange={({ target }) => props.onCurrency(target.value as Currency)}
        isHalf
      />
      <div className="col-span-full grid gap-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px]">
          <input
            type="checkbox"
            checked={isCounted}
            onChange={({ target }) => props.onCounted(target.checked)}
            className="size-[18px] flex-none accent-ink"
          />
          {words.counted}
        </label>
        {isCounted ? (
          <Message tone="danger">{words.countedWarning}</Message>
        ) : (
          <p className="text-[13px] text-ink-3">{words.countedHelp}</p>
        )}
      </div>
      <div className="col-span-full grid gap-1.5 md:col-span-1">
        <Button type="submit" disabled={file === null || isBusy}>
          {isBusy ? words.checking : words.check}
        </Button>
      </div>
      <p className="col-span-full text-[13px] text-ink-3">{words.checkHelp}</p>
    </form>
  );
}
