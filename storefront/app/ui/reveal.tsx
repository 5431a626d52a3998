import { useEffect, useRef, type ComponentProps } from "react";

const STAGGER_MS = 40;

/**
 * Fades and slides its content in once, when it is scrolled to. What is in view when the page
 * starts, and everything without JavaScript, is visible right away.
 */
export function Reveal({ column = 0, ...rest }: { column?: number } & ComponentProps<"div">) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
    element.dataset["reveal"] = "waiting";
    element.style.animationDelay = `${column * STAGGER_MS}ms`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset["reveal"] = "shown";
        observer.disconnect();
      },
      { rootMargin: "0px 0px -4% 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset["reveal"];
    };
  }, [column]);
  return <div ref={ref} {...rest} />;
}
