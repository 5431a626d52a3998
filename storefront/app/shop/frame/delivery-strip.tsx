import { Fragment } from "react";
import { Diamond } from "~/ui/diamond";
import { delivery } from "~/words/brand";
import * as words from "~/words/frame";

export function DeliveryStrip() {
  return (
    <aside
      aria-label={words.delivery}
      className="flex h-[34px] items-center justify-center gap-2.5 bg-ink text-[clamp(10px,3vw,13px)] whitespace-nowrap text-[#d9d5ce] sm:gap-3.5"
    >
      {delivery.map(({ where, promise }, index) => (
        <Fragment key={where}>
          {index > 0 && <Diamond />}
          <span>
            {where} <b className="font-strong text-white">{promise}</b>
          </span>
        </Fragment>
      ))}
    </aside>
  );
}
