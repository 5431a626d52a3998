import { savesData } from "~/lib/data-saving";

/** What React Router writes into every page: which scripts a route needs. */
interface Manifest {
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

let isDone = false;

/** Prefetches the product page's code; its first content is already in the list. */
export function prefetchProduct(): void {
  if (isDone || savesData()) return;
  isDone = true;
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const route = manifest?.routes["shop/routes/product"];
  if (!route) return;
  for (const href of [route.module, ...(route.imports ?? [])]) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}
