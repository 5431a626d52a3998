import { useEffect, useRef, type ComponentProps } from "react";
import type { FormNotice } from "~/lib/form";
import { Message } from "./message";

/** A form's message, above its first field; a failure takes the focus that its button lost. */
function Notice({ tone, text }: FormNotice) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (tone === "danger" && isLost) ref.current?.focus();
  }, [tone, text]);
  return (
    <div ref={ref} tabIndex={-1} className="col-span-full outline-none">
      <Message tone={tone}>{text}</Message>
    </div>
  );
}

interface FormProps extends ComponentProps<"form"> {
  notice?: FormNotice | null;
}

/** `<Form {...form}>` of `useForm`: its message, and below it the fields. */
export function Form({ notice = null, children, ...rest }: FormProps) {
  return (
    <form noValidate {...rest}>
      {notice !== null && <Notice {...notice} />}
      {children}
    </form>
  );
}
