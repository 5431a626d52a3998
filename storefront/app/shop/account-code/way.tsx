interface WayProps {
  question: string;
  label: string;
  onGo: () => void;
  isDisabled?: boolean;
}

/** "New to STRIVE? Register" */
export function Way({ question, label, onGo, isDisabled = false }: WayProps) {
  return (
    <p className="col-span-full flex items-center gap-2 text-[15px] text-ink-2">
      {question}
      <button
        type="button"
        onClick={onGo}
        disabled={isDisabled}
        className="text-link disabled:text-ink-3 disabled:no-underline"
      >
        {label}
      </button>
    </p>
  );
}
