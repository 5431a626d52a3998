import { Mark } from "~/ui/brand";
import * as words from "~/words/admin";

/** Until the browser knows who is here. All that the server ever draws of the admin. */
export function Loading() {
  return (
    <div
      role="status"
      className="grid min-h-screen place-content-center justify-items-center gap-4 text-ink-2"
    >
      <Mark className="h-[74px] w-16 text-red" />
      <p>{words.loading}</p>
    </div>
  );
}
