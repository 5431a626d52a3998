import { useId, type ReactNode } from "react";
import { cx } from "~/ui/cx";

interface FormPanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of the screen, under its name. */
export function FormPanel({ title, className, children }: FormPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 border border-line bg-paper px-5 pt-[18px] pb-5", className)}
    >
      <h2 id={id} className="mb-3 title-3 !text-[17px]">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Fields, two in a row where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-3.5 gap-y-4 md:grid-cols-2">{children}</div>
);
