import X from "lucide-react/icons/x";
import { Link } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { Lockup } from "~/ui/brand";
import { Dialog, DialogClose } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { LanguageLinks } from "~/ui/language-links";
import * as words from "~/words/frame";
import { DataSaverSwitch } from "../data-saver-switch";
import { BRAND_LINKS } from "./brand-links";
import { CurrencySelect } from "./currency-select";
import { MenuAccount } from "./menu-account";
import { useHasCurrencySelect } from "./use-has-currency-select";

interface MobileMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const LINK =
  "flex min-h-16 items-center border-b border-line text-[28px] tracking-title font-stretch-[120%] font-display hover:text-red";

export default function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  const close = () => onOpenChange(false);
  const { user } = useSessionState();
  const hasCurrency = useHasCurrencySelect();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.menu}
      isTitleHidden
      timing="menu"
      hasOwnClose
      className="flex flex-col px-5 pb-6"
    >
      <div className="flex h-14 flex-none items-center justify-between">
        <Lockup />
        <DialogClose asChild>
          <IconButton label={words.closeMenu} className="-mr-3">
            <X size={24} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      <nav aria-label={words.menu} className="mt-3.5">
        {BRAND_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={LINK}>
            {label}
          </Link>
        ))}
        {user?.role === "admin" && (
          <Link to={paths.admin()} onClick={close} className={LINK}>
            {words.admin}
          </Link>
        )}
      </nav>
      <div className="mt-auto grid gap-3 pt-8">
        {__HAS_LANGUAGES__ && (
          <nav
            aria-label={words.language}
            className="flex divide-x divide-line rounded-xs border border-line-strong bg-paper"
          >
            <LanguageLinks className="flex min-h-11 flex-auto items-center justify-center px-2 text-[14px] font-medium aria-current:bg-ink aria-current:text-white" />
          </nav>
        )}
        {hasCurrency && <CurrencySelect look="boxed" className="w-full" />}
        <div>
          <DataSaverSwitch />
          <Link
            to={paths.dataAndOffline()}
            onClick={close}
            className="inline-flex min-h-11 items-center text-link"
          >
            {words.dataAndOffline}
          </Link>
        </div>
        <MenuAccount onLeave={close} />
      </div>
    </Dialog>
  );
}
