import { useEffect } from "react";

const closeWhere = (isLeft: (menu: HTMLDetailsElement) => boolean) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (isLeft(menu)) menu.open = false;
  }
};

function onLeave({ target }: Event) {
  closeWhere((menu) => target instanceof Node && !menu.contains(target));
}

function onKey({ key }: KeyboardEvent) {
  if (key !== "Escape") return;
  closeWhere((menu) => {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    return true;
  });
}

/** Closes the bar's menus, which open without scripts: on Escape, and when they are left. */
export function MenuCloser() {
  useEffect(() => {
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return null;
}
