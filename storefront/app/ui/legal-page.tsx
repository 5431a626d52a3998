import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import type { WrittenBlock, WrittenLine, WrittenPage, WrittenSection } from "~/lib/written-page";
import { dateFormat } from "~/words/dates";
import { inForceSince, linkLabels, type LegalDocument, type LegalLink } from "~/words/legal";
import { Diamond } from "./diamond";

const TEXT = "max-w-[44rem] break-words text-ink-2";
const LINK = "underline underline-offset-4 hover:text-red";
const DAY = dateFormat({ day: "numeric", month: "long", year: "numeric" });

function Line({ line }: { line: WrittenLine }) {
  if (typeof line === "string") return line;
  return line.pieces.map((piece, at) => {
    if (typeof piece === "string") return piece;
    const { href, text } = piece;
    return href.startsWith("/") ? (
      <Link key={at} to={href} className={LINK}>
        {text}
      </Link>
    ) : (
      <a key={at} href={href} className={LINK}>
        {text}
      </a>
    );
  });
}

function Block({ block }: { block: WrittenBlock }) {
  if (typeof block === "string" || "pieces" in block) {
    return (
      <p className={`whitespace-pre-line ${TEXT}`}>
        <Line line={block} />
      </p>
    );
  }
  if ("heading" in block) {
    return (
      <h3 className="mt-2 text-[17px] font-strong">
        <Line line={block.heading} />
      </h3>
    );
  }
  const isNumbered = "steps" in block;
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={`grid gap-2 ${TEXT}`}>
      {(isNumbered ? block.steps : block).map((line, at) => (
        <li key={at} className="flex items-baseline gap-3">
          {isNumbered ? (
            <b aria-hidden="true" className="min-w-4 text-red">
              {at + 1}
            </b>
          ) : (
            <Diamond className="size-1.5 -translate-y-0.5 bg-red" />
          )}
          <span className="min-w-0">
            <Line line={line} />
          </span>
        </li>
      ))}
    </List>
  );
}

interface SectionProps {
  section: WrittenSection & { links?: readonly LegalLink[] };
}

function Section({ section: { id, title, blocks, links = [] } }: SectionProps) {
  return (
    <section id={id} className="grid scroll-mt-20 gap-3 border-t border-line py-7">
      {title !== undefined && (
        <h2 className="title-3 break-words">
          <Line line={title} />
        </h2>
      )}
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
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
  /** In the shop's own words. */
  text: LegalDocument;
  /** What staff wrote instead. */
  written?: WrittenPage | null | undefined;
  /** Between the introduction and the sections. */
  children?: ReactNode;
}

/** Plain content: a title, an introduction and sections. */
export function LegalPage({ text, written = null, children }: LegalPageProps) {
  const { title = text.title, intro = text.intro, sections = text.sections } = written ?? {};
  return (
    <article className="wrap min-h-[70vh] pt-[18px] pb-[72px]">
      <h1 className="pt-[26px] title-1 break-words">{title}</h1>
      <p className="mt-4 max-w-[44rem] text-[18px] leading-[1.45]">{intro}</p>
      {written !== null && (
        <p className="mt-3 text-[14px] text-ink-2">
          {inForceSince(DAY.format(Date.parse(written.since)))}
        </p>
      )}
      <div className="mt-8">
        {children}
        <div lang={written?.lang}>
          {sections.map((section, at) => (
            <Section key={at} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
