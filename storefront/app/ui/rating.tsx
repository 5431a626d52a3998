interface RatingProps {
  /** Of one to five; halves are shown. */
  value: number;
  /** "4.6 out of 5", for screen readers. */
  label: string;
}

const LOOKS = {
  full: "bg-ink",
  half: "bg-[linear-gradient(45deg,var(--color-ink)_50%,transparent_50%)]",
  empty: "",
} as const;

/** Five diamonds, never stars. */
export function Rating({ value, label }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex items-center gap-[5px]">
      {[1, 2, 3, 4, 5].map((step) => (
        <i
          key={step}
          className={`size-2.5 rotate-45 shadow-[inset_0_0_0_1.5px_var(--color-ink)] ${
            LOOKS[value >= step - 0.25 ? "full" : value >= step - 0.75 ? "half" : "empty"]
          }`}
        />
      ))}
    </span>
  );
}
