import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "~/lib/paths";
import { CountLozenge } from "~/ui/count-lozenge";
import { cx } from "~/ui/cx";
import { withItems } from "~/words/common";
import * as words from "~/words/frame";
import { ToolbarIcon } from "./toolbar-icons";
import { useToolbarLinks } from "./toolbar-links";

interface ItemProps {
  to: string;
  label: string;
  count?: number;
  icon: ReactNode;
}

function Item({ to, label, count = 0, icon }: ItemProps) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        cx(
          "relative flex flex-col items-center justify-center gap-0.5 pb-1.5 text-[11.5px] leading-normal -outline-offset-2!",
          isActive ? "bottom-current" : "font-medium text-ink-2",
        )
      }
    >
      <span className="relative">
        {icon}
        <CountLozenge count={count} className="-top-[7px] left-[11px]" />
      </span>
      <span>
        {label}
        <span className="sr-only">{withItems("", count)}</span>
      </span>
    </NavLink>
  );
}

/** On phones: the shop first, then the shopper's lists with the cart in front. */
export function BottomBar() {
  const links = useToolbarLinks();
  const ordered = [
    ...links.filter(({ screen }) => screen === "cart"),
    ...links.filter(({ screen }) => screen !== "cart"),
  ];
  return (
    <nav data-bottom-bar aria-label={words.shop} className="bottom-bar md:hidden">
      <Item
        to={paths.home()}
        label={words.shop}
        icon={<Store size={22} strokeWidth={1.6} aria-hidden="true" />}
      />
      {ordered.map(({ screen, to, label, count }) => (
        <Item
          key={screen}
          to={to}
          label={label}
          count={count}
          icon={<ToolbarIcon screen={screen} size={22} />}
        />
      ))}
    </nav>
  );
}
