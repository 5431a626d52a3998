import Menu from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Smartphone from "lucide-react/icons/smartphone";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Lockup } from "~/ui/brand";
import * as words from "~/words/admin-content";
import { Segments } from "./segments";

/** Widths of the pages that are shown, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
const HEIGHT = { phone: 620, desktop: 800 } as const;
/** Pixels that the narrowest phone has beside its margins, and the edge around the page. */
const ROOM = 288;
const EDGE = 8;

const DEVICES = [
  {
    value: "phone",
    label: words.phone,
    icon: <Smartphone size={18} strokeWidth={1.6} aria-hidden="true" />,
  },
  {
    value: "desktop",
    label: words.desktop,
    icon: <Monitor size={18} strokeWidth={1.6} aria-hidden="true" />,
  },
] as const;

/** Above each page of the shop: its own bar belongs to the shop. */
const TopBar = () => (
  <div className="grid h-14 grid-cols-[1fr_auto_1fr] items-center border-b border-line bg-chalk px-4">
    <Menu strokeWidth={1.6} aria-hidden="true" />
    <Lockup />
    <ShoppingBag size={21} strokeWidth={1.6} aria-hidden="true" className="justify-self-end" />
  </div>
);

/** The page's styles, which a frame does not inherit. */
function dress(page: Document): void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(sheet.cloneNode(true));
  }
}

interface PreviewFrameProps {
  language: string;
  /** When shoppers see it. */
  help?: string;
  children: ReactNode;
}

/** The shop's own parts, at the width of a phone or a desktop. Nothing in it can be pressed. */
export function PreviewFrame({ language, help = words.previewHelp, children }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>("phone");
  const [page, setPage] = useState<Document | null>(null);
  const scale = (ROOM - 2 * EDGE) / WIDTHS[device];
  return (
    <section
      aria-label={words.preview}
      className="grid content-start gap-2.5 xl:sticky xl:top-[88px] xl:w-72"
    >
      <fieldset className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <legend className="sr-only">{words.previewAs}</legend>
        <b className="font-stretch-[115%]">{words.preview}</b>
        <Segments value={device} options={DEVICES} onChoose={setDevice} />
      </fieldset>
      <div
        className="mx-auto overflow-hidden border-ink bg-chalk"
        style={{
          boxSizing: "content-box",
          borderWidth: EDGE,
          width: WIDTHS[device] * scale,
          height: HEIGHT[device] * scale,
        }}
      >
        <iframe
          title={words.preview}
          style={{
            width: WIDTHS[device],
            height: HEIGHT[device],
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
          ref={(frame) => {
            const inner = frame?.contentDocument ?? null;
            if (inner === null || inner === page) return;
            dress(inner);
            setPage(inner);
          }}
        />
        {page &&
          createPortal(
            <div inert lang={language}>
              {device === "phone" && <TopBar />}
              {children}
            </div>,
            page.body,
          )}
      </div>
      <p className="text-center text-[13px] text-ink-3">{help}</p>
    </section>
  );
}
