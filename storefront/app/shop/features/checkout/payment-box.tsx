/** The only method there is; looks chosen. */
export function PaymentBox() {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 border-2 border-ink bg-paper p-[18px]">
      <i
        aria-hidden="true"
        className="row-span-2 mt-1 size-4 rotate-45 bg-red shadow-[inset_0_0_0_3px_#fff,0_0_0_2px_var(--color-red)]"
      />
      <p className="font-strong">Pay when we confirm</p>
      <p className="text-[14px] text-ink-2">
        No card is charged on this page. Your order is recorded and the reference appears on the
        next screen.
      </p>
    </div>
  );
}
