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

export function DeliveryRows() {
  return (
    <dl className="border-t border-line text-[15px]" aria-label={words.delivery}>
      {delivery.map(({ where, promise }) => (
        <div key={where} className="flex justify-between gap-4 border-b border-line py-[13px]">
          <dt className="font-strong">{where}</dt>
          <dd>{promise}</dd>
        </div>
      ))}
    </dl>
  );
}
