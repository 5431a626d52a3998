import { useId, type ReactNode } from "react";
import { cx } from "~/ui/cx";

interface FormPanelProps {
  title: string;
  className?: string;
  /** Beside its name, where there is room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the screen, under its name. */
export function FormPanel({ title, className, beside, children }: FormPanelProps) {
  const id = useId();
  const name = (
    <h2 id={id} className={cx("title-3 !text-[17px]", beside === undefined && "mb-3")}>
      {title}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 border border-line bg-paper px-5 pt-[18px] pb-5", className)}
    >
      {beside === undefined ? (
        name
      ) : (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2.5">
          {name}
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Fields, two in a row where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-3.5 gap-y-4 md:grid-cols-2">{children}</div>
);
