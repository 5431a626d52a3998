import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: ReadonlyArray<{ id: string; label: string; content: ReactNode }>;
  current: string;
  onChange: (id: string) => void;
}

/**
 * Text tabs with the ridge under the current one; arrow keys move between them, Enter opens. Focus
 * alone opens nothing, so it can return to a tab with unsaved changes. The focus ring has room
 * around the text, and the ridge is hidden under it.
 */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  return (
    <Primitive.Root value={current} onValueChange={onChange} activationMode="manual">
      <Primitive.List
        aria-label={label}
        className="-mx-[13px] mb-6 no-scrollbar flex overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="relative min-h-[50px] min-w-11 flex-none px-[13px] text-[15px] font-medium whitespace-nowrap text-ink-2 -outline-offset-2! data-[state=active]:font-bold data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-[13px] data-[state=active]:after:bottom-0 focus-visible:data-[state=active]:after:bottom-1 data-[state=active]:after:h-1.5 data-[state=active]:after:ridge-round data-[state=active]:after:content-['']"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
