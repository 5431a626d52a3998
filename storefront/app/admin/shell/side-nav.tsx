import Store from "lucide-react/icons/store";
import { Link, NavLink } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { Mark, Wordmark } from "~/ui/brand";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import { ADMIN_SCREENS } from "./screens";

const LINK =
  "flex min-h-12 items-center gap-[13px] px-3.5 text-[15px] hover:text-white focus-visible:-outline-offset-2";

/** The sidebar's content, on ink: beside the page, or in the slide-in menu. */
export function SideNav({ onFollow }: { onFollow?: () => void }) {
  return (
    <div className="flex h-full flex-col">
      <Link
        to={paths.admin()}
        onClick={onFollow}
        aria-label={`${BRAND.name} admin, start`}
        className="mb-[18px] flex min-h-11 items-center gap-2.5 self-start px-3"
      >
        <Mark className="size-[30px] text-[#e2573c]" />
        <Wordmark className="h-[17px] w-auto" />
      </Link>
      <nav aria-label="Admin">
        {ADMIN_SCREENS.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(LINK, isActive ? "bg-[#2c2723] font-bold" : "font-medium text-[#d9d5ce]")
            }
          >
            {({ isActive }) => (
              <>
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                {label}
                {isActive && <Diamond className="ml-auto size-2 bg-[#e2573c]" />}
              </>
            )}
          </NavLink>
        ))}
      </nav>
      <Link
        to={paths.home()}
        onClick={onFollow}
        className="mt-auto flex min-h-11 items-center gap-2.5 px-3.5 text-[13px] text-ash hover:text-white focus-visible:-outline-offset-2"
      >
        <Store size={18} strokeWidth={1.6} aria-hidden="true" />
        View shop
      </Link>
    </div>
  );
}
