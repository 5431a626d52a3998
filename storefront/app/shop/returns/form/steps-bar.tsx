import { Link } from "react-router-dom";
import { cx } from "~/ui/cx";
import * as words from "~/words/returns";
import { RETURN_STEPS, returnPath, type ReturnStep } from "../../orders/order-access";

const NAMES: Readonly<Record<ReturnStep, string>> = {
  items: words.itemsStep,
  money: words.moneyStep,
  handover: words.handOverStep,
};

interface StepsBarProps {
  orderId: string;
  step: ReturnStep;
  /** Nothing leads anywhere now. */
  isInert: boolean;
}

/** The steps of the form; those that are done lead back to their answers. */
export function StepsBar({ orderId, step, isInert }: StepsBarProps) {
  const at = RETURN_STEPS.indexOf(step);
  return (
    <ol
      aria-label={words.stepOf(at + 1, RETURN_STEPS.length)}
      className="grid grid-cols-3 gap-1.5 text-[13px]"
    >
      {RETURN_STEPS.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? "step" : undefined}
          className={cx(
            "grid content-end",
            index > at && "text-ink-3",
            index === at && "font-bold",
          )}
        >
          {index < at && !isInert ? (
            <Link
              to={returnPath(orderId, one)}
              replace
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
            >
              {NAMES[one]}
            </Link>
          ) : (
            <span className="inline-flex min-h-11 items-center">{NAMES[one]}</span>
          )}
          <span aria-hidden="true" className={cx("h-3", index > at ? "ridge-dim" : "ridge-wide")} />
        </li>
      ))}
    </ol>
  );
}
