import { createElement, type SVGProps } from "react";

interface IconData {
  node: ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;
}

/**
 * What a built shop uses in place of lucide's own `createLucideIcon` (see vite.config.ts): its
 * icons are imported as ever, without the context, class names and options that nobody sets.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "aria-label" in rest ? undefined : "true",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
