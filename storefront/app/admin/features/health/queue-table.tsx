import type { AdminHealth } from "@strive/backend/contracts/admin-health";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-health";

type Queues = NonNullable<AdminHealth["jobs"]["facts"]>["queues"];

/** The queues with something to report. */
export function QueueTable({ queues }: { queues: Queues }) {
  if (queues.length === 0) return null;
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-left text-[14px]">
        <caption className="sr-only">{words.queues}</caption>
        <thead className="text-[13px] text-ink-3">
          <tr>
            <th scope="col" className="py-1.5 pr-4 font-strong">
              {words.queue}
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right font-strong">
              {words.waiting}
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right font-strong">
              {words.failed}
            </th>
            <th scope="col" className="py-1.5 text-right font-strong">
              {words.oldestHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 font-medium [overflow-wrap:anywhere]">
                {queue.name}
              </th>
              <td className="py-1.5 pr-4 text-right">{queue.waiting.toLocaleString("en")}</td>
              <td className="py-1.5 pr-4 text-right">{queue.failed.toLocaleString("en")}</td>
              <td className="py-1.5 text-right whitespace-nowrap">
                {queue.oldest_s === null ? admin.unknown : words.duration(queue.oldest_s)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
