import { useId, type ReactNode } from "react";
import { cx } from "~/ui/cx";

interface OptionCardProps {
  /** Of the group. */
  name: string;
  value: string;
  title: string;
  /** At the other end of the title's row. */
  aside?: string | undefined;
  /** Why it can't be chosen; null: it can. */
  obstacle?: string | null;
  isChosen: boolean;
  onChoose: () => void;
  /** What it means. */
  children: ReactNode;
  /** What is asked besides, once it is chosen. */
  more?: ReactNode;
}

/** One of several choices, as a card with a diamond. */
export function OptionCard({
  name,
  value,
  title,
  aside,
  obstacle = null,
  isChosen,
  onChoose,
  children,
  more,
}: OptionCardProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const asideId = `${id}-aside`;
  const isClosed = obstacle !== null;
  const hasAside = !isClosed && aside !== undefined;
  const card = (
    <label
      className={cx(
        "grid grid-cols-[20px_1fr_auto] gap-x-3.5 gap-y-0.5 px-4 py-[15px]",
        !isClosed && "cursor-pointer",
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
        aria-label={title}
        aria-describedby={cx(hasAside && asideId, helpId)}
        className="sr-only"
      />
      <i
        aria-hidden="true"
        className={cx(
          "mt-[5px] ml-[3px] size-[13px] rotate-45",
          isChosen
            ? "bg-ink shadow-[inset_0_0_0_2.5px_#fff,0_0_0_2px_var(--color-ink)]"
            : "shadow-[0_0_0_2px_var(--color-line-strong)]",
        )}
      />
      <span className="font-strong">{title}</span>
      <span id={asideId} className="text-[14px] font-strong whitespace-nowrap">
        {hasAside && aside}
      </span>
      <span id={helpId} className="col-[2/-1] grid gap-1 text-[14px] leading-[1.4]">
        {obstacle ?? children}
      </span>
    </label>
  );
  return (
    <div
      className={cx(
        "-mt-px has-[>label_:focus-visible]:z-[2] has-[>label_:focus-visible]:outline-2 has-[>label_:focus-visible]:outline-offset-3",
        isClosed ? "border border-line bg-stone text-ink-3" : "bg-paper",
        !isClosed &&
          (isChosen ? "relative z-[1] border-2 border-ink" : "border border-line-strong"),
      )}
    >
      {card}
      {isChosen && more !== undefined && <div className="px-4 pb-[17px]">{more}</div>}
    </div>
  );
}
