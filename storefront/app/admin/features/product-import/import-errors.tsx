import type { ImportJob } from "@strive/backend/contracts/product-import";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "~/lib/save-file";
import { inPageLanguage } from "~/lib/server-text";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-product-import";
import { errorsCsv } from "./errors-csv";

/** Shown before one asks for all. */
const FEW = 20;

/** What is wrong with which row. */
export function ImportErrors({ job }: { job: ImportJob }) {
  const [isAll, setIsAll] = useState(false);
  const { errors, error_count, file_name } = job;
  if (error_count === 0) return null;
  const shown = isAll ? errors : errors.slice(0, FEW);
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-3 !text-[17px]">{words.errors(error_count)}</h2>
        <Button
          tone="line"
          size="sm"
          onClick={() =>
            saveFile(
              words.errorsFile(file_name),
              new Blob([errorsCsv(errors)], { type: "text/csv;charset=utf-8" }),
            )
          }
        >
          <Download size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.saveErrors}
        </Button>
      </div>
      <p className="text-[14px] text-ink-2">
        {words.errorsHelp}{" "}
        {errors.length < error_count && words.firstErrors(errors.length, error_count)}
      </p>
      <div className="overflow-x-auto border border-line">
        <table className="w-full text-left text-[14px]">
          <caption className="sr-only">{words.errors(error_count)}</caption>
          <thead className="border-b border-line text-[13px] text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2.5 font-strong">
                {words.row}
              </th>
              <th scope="col" className="px-3 py-2.5 font-strong">
                {words.column}
              </th>
              <th scope="col" className="px-3 py-2.5 font-strong">
                {words.problem}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, message }, at) => (
              <tr key={at} className="border-b border-line align-top last:border-b-0">
                <td className="px-3 py-2.5">{row}</td>
                <td className="px-3 py-2.5">{column ?? words.wholeRow}</td>
                <td className="px-3 py-2.5 break-words">{inPageLanguage(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < errors.length && (
        <Button tone="line" size="sm" className="justify-self-start" onClick={() => setIsAll(true)}>
          {words.moreErrors}
        </Button>
      )}
    </section>
  );
}
