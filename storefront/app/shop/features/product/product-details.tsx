import { RETURN_DAYS } from "@strive/backend/contracts/return-days";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Diamond } from "~/ui/diamond";
import { delivery } from "~/words/brand";
import * as words from "~/words/product";
import { descriptionBlocks, type DescriptionBlock } from "./description";

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === "text") return <p className="max-w-xl text-ink-2">{block.text}</p>;
  return (
    <ul className="grid gap-[5px] text-[15px] text-ink-2">
      {block.items.map((item, index) => (
        <li key={index} className="flex items-baseline gap-3">
          <Diamond className="size-1.5 -translate-y-0.5 bg-red" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function ProductDetails({ description }: { description: string }) {
  const blocks = descriptionBlocks(description);
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="title-2 mb-2.5 !text-[19px]">
        {words.details}
      </h2>
      <div className="grid gap-3">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-[13px]">
      <dt className="font-strong">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

/** How soon it comes, and until when it may go back. */
export function DeliveryRows() {
  return (
    <dl className="border-t border-line text-[15px]" aria-label={words.delivery}>
      {delivery.map(({ where, promise }) => (
        <Row key={where} name={where}>
          {promise}
        </Row>
      ))}
      <Row name={words.returns}>
        <Link to="/returns" className="underline underline-offset-4">
          {words.returnDays(RETURN_DAYS)}
        </Link>
      </Row>
    </dl>
  );
}
