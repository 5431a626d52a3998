import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { PAGE } from "~/shop/page-header";
import { Diamond } from "~/ui/diamond";
import { linkLabels, type LegalDocument, type LegalSection } from "~/words/legal";

const TEXT = "max-w-[44rem] text-ink-2";

function Block({ block }: { block: LegalSection["blocks"][number] }) {
  if (typeof block === "string") return <p className={TEXT}>{block}</p>;
  return (
    <ul className={`grid gap-2 ${TEXT}`}>
      {block.map((point) => (
        <li key={point} className="flex items-baseline gap-3">
          <Diamond className="size-1.5 -translate-y-0.5 bg-red" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}

function Section({ section: { id, title, blocks, links = [] } }: { section: LegalSection }) {
  return (
    <section id={id} className="grid scroll-mt-20 gap-3 border-t border-line py-7">
      <h2 className="title-3">{title}</h2>
      {blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <Link key={link} to={paths[link]()} className="text-link">
              {linkLabels[link]}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

interface LegalPageProps {
  text: LegalDocument;
  /** Between the introduction and the sections. */
  children?: ReactNode;
}

/** Plain content: a title, an introduction and sections. */
export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <article className={PAGE}>
      <h1 className="pt-[26px] title-1">{text.title}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[18px] leading-[1.45]">{text.intro}</p>
      {children}
      {text.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  );
}
