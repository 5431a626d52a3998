import Menu from "lucide-react/icons/menu";
import { useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { Lockup } from "~/ui/brand";
import { CountLozenge } from "~/ui/count-lozenge";
import { cx } from "~/ui/cx";
import { IconButton, IconLink } from "~/ui/icon-button";
import { withItems } from "~/words/common";
import * as words from "~/words/frame";
import { prepared, useLateCode } from "../use-late-code";
import { AccountLinks } from "./account-links";
import { BRAND_LINKS } from "./brand-links";
import { CurrencySelect } from "./currency-select";
import { LanguageMenu } from "./language-menu";
import { ToolbarIcon } from "./toolbar-icons";
import { useHasCurrencySelect } from "./use-has-currency-select";
import { useToolbarLinks } from "./toolbar-links";

const loadMenu = () => import("./mobile-menu");
const prepareMenu = prepared(loadMenu);

function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const code = useLateCode(loadMenu, isOpen, () => setIsOpen(false));
  return (
    <>
      <IconButton
        label={words.openMenu}
        data-focus-home
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={prepareMenu}
        className="md:hidden"
      >
        <Menu size={24} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {code && <code.default isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

const LINK = "relative inline-flex min-h-11 items-center text-sm font-medium hover:text-red";

function BrandLinks() {
  const isAdmin = useSessionState().user?.role === "admin";
  return (
    <nav
      aria-label={words.main}
      className="flex gap-4 whitespace-nowrap max-md:hidden lg:gap-[30px]"
    >
      {BRAND_LINKS.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(
              LINK,
              isActive &&
                "after:absolute after:inset-x-0 after:bottom-1.5 after:h-1.5 after:ridge-round after:content-['']",
            )
          }
        >
          {label}
        </NavLink>
      ))}
      {/* Last: it appears after hydration, and must not move anything. */}
      {isAdmin && (
        <Link to={paths.admin()} className={LINK}>
          {words.admin}
        </Link>
      )}
    </nav>
  );
}

function Toolbar() {
  const links = useToolbarLinks();
  const hasCurrency = useHasCurrencySelect();
  return (
    <div className="flex items-center gap-0.5 justify-self-end">
      {/* Keeps its space while hidden, so that nothing moves. */}
      <CurrencySelect className={cx("max-md:hidden", !hasCurrency && "invisible")} />
      {__HAS_LANGUAGES__ && <LanguageMenu />}
      <AccountLinks />
      <span className="mx-2.5 h-5 w-px bg-line max-lg:hidden" />
      {links.map(({ screen, to, label, count }) => (
        <IconLink
          key={screen}
          to={to}
          label={withItems(label, count)}
          className={cx("relative lg:ml-1.5 md:last:-mr-2", screen !== "cart" && "max-md:hidden")}
        >
          <ToolbarIcon screen={screen} size={screen === "transit" ? 22 : 21} />
          <CountLozenge count={count} className="top-1 left-5" />
        </IconLink>
      ))}
    </div>
  );
}

export function NavBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-chalk">
      <div className="grid h-14 grid-cols-[1fr_auto_1fr] items-center px-1.5 md:h-[72px] md:px-4 lg:px-(--gutter) xl:gap-x-4">
        <MenuButton />
        <BrandLinks />
        <Link
          to={paths.home()}
          aria-label={words.homeOf(BRAND.name)}
          className="flex min-h-11 items-center"
        >
          <Lockup />
        </Link>
        <Toolbar />
      </div>
    </header>
  );
}
