import type { ReactNode, Ref } from "react";

/** Wrapper of a screen that is a list or a form. */
export const PAGE = "wrap min-h-[70vh] pt-[18px] pb-[72px]";
/** A list or form beside its summary. */
export const TWO_COLUMNS = "grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14";

interface PageHeaderProps {
  title: string;
  back: ReactNode;
  /** At the other end of the title's row. */
  aside?: ReactNode;
  /** The title gets the focus when the focused element was removed. */
  titleRef?: Ref<HTMLHeadingElement>;
}

export function PageHeader({ title, back, aside, titleRef }: PageHeaderProps) {
  return (
    <>
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pt-2.5 pb-[22px]">
        <h1 ref={titleRef} tabIndex={-1} className="title-1 outline-none">
          {title}
        </h1>
        {aside}
      </div>
    </>
  );
}
