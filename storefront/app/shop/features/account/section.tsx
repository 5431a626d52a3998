import { Component, useId, type ReactNode } from "react";
import { LoadError } from "~/ui/message";
import * as words from "~/words/account";

/** A section that breaks leaves the others standing. */
class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <LoadError text={words.sectionBroken} onRetry={() => this.setState({ isBroken: false })} />
    );
  }
}

interface SectionProps {
  title: string;
  /** One line below the title. */
  help?: string;
  children: ReactNode;
}

export function Section({ title, help, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0"
    >
      <div>
        <h2 id={titleId} className="title-3">
          {title}
        </h2>
        {help !== undefined && <p className="mt-1 max-w-[34rem] text-[15px] text-ink-2">{help}</p>}
      </div>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}
