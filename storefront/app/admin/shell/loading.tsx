import { Mark } from "~/ui/brand";
import * as words from "~/words/admin";

/** Shown until the user is known. The only part of the admin that the server renders. */
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
