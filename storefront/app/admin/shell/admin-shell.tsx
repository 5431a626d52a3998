import LogOut from "lucide-react/icons/log-out";
import Menu from "lucide-react/icons/menu";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "~/lib/session";
import { useKeptSwitch } from "~/lib/use-kept-switch";
import { Mark } from "~/ui/brand";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { MessageHost } from "~/ui/message-host";
import { OfflineBar } from "~/ui/offline-bar";
import * as words from "~/words/admin";
import { screenAt } from "./screens";
import { SideNav } from "./side-nav";

function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={words.openMenu}
        data-focus-home
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="lg:hidden"
      >
        <Menu size={24} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.menu}
        isTitleHidden
        timing="menu"
        className="on-ink bg-ink! px-3.5 py-[22px] text-white"
      >
        <SideNav onFollow={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** On phones, where there is no sidebar to show it. */
function ScreenName() {
  const { pathname } = useLocation();
  return (
    <span className="flex min-w-0 items-center gap-2 font-stretch-[115%] font-strong lg:hidden">
      <Mark className="size-[26px] flex-none text-red" />
      <span className="truncate">{screenAt(pathname)?.label}</span>
    </span>
  );
}

function Header({ bell }: { bell: ReactNode }) {
  const { user, signOut } = useSession();
  return (
    <header className="sticky top-0 z-10 flex h-[60px] print:hidden items-center gap-2 border-b border-line bg-paper pr-2 pl-1.5 lg:h-[68px] lg:px-8">
      <MenuButton />
      <ScreenName />
      <div className="ml-auto">{bell}</div>
      <span className="flex items-center gap-2.5 text-[15px] font-strong max-sm:sr-only">
        <span
          aria-hidden="true"
          className="grid size-[34px] place-items-center bg-ground-clay text-[14px] font-bold"
        >
          {(user?.name.trim().charAt(0) ?? "").toUpperCase()}
        </span>
        {words.admin}
      </span>
      <button
        type="button"
        onClick={() => void signOut()}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2.5 text-[14px] font-medium hover:text-red"
      >
        <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-sm:sr-only">{words.logout}</span>
      </button>
    </header>
  );
}

interface AdminShellProps {
  /** The bell of notifications; a separate feature, composed by the route. */
  bell?: ReactNode;
  children: ReactNode;
}

/** Everything around a screen of the admin. */
export function AdminShell({ bell, children }: AdminShellProps) {
  useKeptSwitch();
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[248px_minmax(0,1fr)] print:block!">
      <a
        href="#main"
        className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
      <aside
        aria-label={words.sidebar}
        className="on-ink sticky top-0 h-screen overflow-y-auto bg-ink px-3.5 py-[22px] text-white max-lg:hidden print:hidden"
      >
        <SideNav />
      </aside>
      <div className="min-w-0">
        <Header bell={bell} />
        <OfflineBar className="sticky top-[60px] lg:top-[68px]" />
        <main
          id="main"
          tabIndex={-1}
          data-focus-home
          className="px-4 pt-[22px] pb-14 outline-none lg:px-8 lg:pt-[30px] lg:pb-16 print:p-0!"
        >
          {children}
        </main>
      </div>
      <div className="print:hidden">
        <MessageHost />
      </div>
    </div>
  );
}
