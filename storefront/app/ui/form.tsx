import type { FormNotice } from "~/lib/form-fields";
import { Message } from "./message";

/** A form's message, above its first field. */
export function FieldsNotice({ notice }: { notice: FormNotice | null }) {
  if (notice === null) return null;
  return (
    <Message tone={notice.tone} className="col-span-full">
      {notice.text}
    </Message>
  );
}
