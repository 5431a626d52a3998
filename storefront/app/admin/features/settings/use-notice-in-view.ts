import { useEffect, type RefObject } from "react";
import type { FormNotice } from "~/lib/form";

/** Of the admin's sticky header. */
const HEADER_PX = 68;

/** A long form is saved far below its message: the message is scrolled to. */
export function useNoticeInView(
  form: RefObject<HTMLFormElement | null>,
  notice: FormNotice | null,
): void {
  useEffect(() => {
    if (notice === null) return;
    const first = form.current?.firstElementChild;
    const top = first?.getBoundingClientRect().top ?? 0;
    // Above the window, or below the sticky header.
    if (top < HEADER_PX || top > window.innerHeight) {
      window.scrollTo({ top: window.scrollY + top - 2 * HEADER_PX });
    }
  }, [form, notice]);
}
