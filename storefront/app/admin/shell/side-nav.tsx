import Store from "lucide-react/icons/store";
import { Link, NavLink } from "react-router-dom";
import { localPath } from "~/lib/local-path";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { Mark, Wordmark } from "~/ui/brand";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import { LanguageLinks } from "~/ui/language-links";
import * as words from "~/words/admin";
import * as frame from "~/words/frame";
import { adminPaths } from "./paths";
import { FURTHER_SCREENS, MAIN_SCREENS } from "./screens";

const LINK = "flex items-center gap-[13px] px-3.5 hover:text-white focus-visible:-outline-offset-2";
const SIZES = {
  main: "min-h-12 text-[15px]",
  further: "min-h-11 text-[14px]",
} as const;

interface ScreenLinkProps {
  screen: (typeof MAIN_SCREENS)[number] | (typeof FURTHER_SCREENS)[number];
  size: keyof typeof SIZES;
  onFollow: (() => void) | undefined;
}

function ScreenLink({ screen: { to, label, Icon }, size, onFollow }: ScreenLinkProps) {
  return (
    <NavLink
      to={to}
      // Every screen's path begins with the dashboard's.
      end={to === adminPaths.dashboard()}
      onClick={onFollow}
      className={({ isActive }) =>
        cx(LINK, SIZES[size], isActive ? "bg-[#2c2723] font-bold" : "font-medium text-[#d9d5ce]")
      }
    >
      {({ isActive }) => (
        <>
          <Icon size={size === "main" ? 20 : 18} strokeWidth={1.6} aria-hidden="true" />
          {label}
          {isActive && <Diamond className="ml-auto size-2 bg-[#e2573c]" />}
        </>
      )}
    </NavLink>
  );
}

/** The sidebar's content, on ink: beside the page, or in the slide-in menu. */
export function SideNav({ onFollow }: { onFollow?: () => void }) {
  return (
    <div className="flex min-h-full flex-col">
      <Link
        to={adminPaths.dashboard()}
        onClick={onFollow}
        aria-label={words.adminStart(BRAND.name)}
        className="mb-[18px] flex min-h-11 items-center gap-2.5 self-start px-3"
      >
        <Mark className="size-[30px] text-[#e2573c]" />
        <Wordmark className="h-[17px] w-auto" />
      </Link>
      <nav aria-label={words.admin} className="mb-6">
        {MAIN_SCREENS.map((screen) => (
          <ScreenLink key={screen.to} screen={screen} size="main" onFollow={onFollow} />
        ))}
        <div className="mt-3 border-t border-[#38332f] pt-3">
          {FURTHER_SCREENS.map((screen) => (
            <ScreenLink key={screen.to} screen={screen} size="further" onFollow={onFollow} />
          ))}
        </div>
      </nav>
      {__HAS_LANGUAGES__ && (
        <nav aria-label={frame.language} className="mt-auto flex flex-wrap">
          <LanguageLinks className="flex min-h-11 items-center px-3.5 text-[13px] text-ash hover:text-white focus-visible:-outline-offset-2 aria-current:font-bold aria-current:text-white" />
        </nav>
      )}
      {/* A full page load: the shop's styles and the admin's must never be on one page. */}
      <a
        href={localPath(paths.home())}
        className="flex min-h-11 items-center gap-2.5 px-3.5 text-[13px] text-ash hover:text-white focus-visible:-outline-offset-2"
      >
        <Store size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.viewShop}
      </a>
    </div>
  );
}
