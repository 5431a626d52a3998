import type { Plugin } from "vite";

/**
 * Leaves out of the browser's build what this shop never asks of React Router: forms and fetchers
 * (TanStack Query sends and reads), lazy route discovery (`routeDiscovery` is "initial"), link
 * prefetching, server components, instrumentation, middleware, SPA mode. A router keeps all of it reachable
 * from one closure, so that no bundler can find out. About a quarter of its size.
 *
 * It can't go wrong in silence: every name below must be found exactly once, or the build stops
 * (the version is pinned), and what no longer works can't be imported, or the build stops too.
 */

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/;
const APP = /[\\/]storefront[\\/]app[\\/].+\.tsx?$/;

/** Nothing reaches these here; a mistake about that is an error with a name. */
const NEVER = 'throw Error("left out by slim-router")';

/** Functions of the package's main file and their bodies in this build. */
const BODIES: Readonly<Record<string, string>> = {
  // Lazy route discovery: what these answer where it is switched off.
  isFogOfWarEnabled: "return false",
  getPatchRoutesOnNavigationFunction: "",
  useFogOFWarDiscovery: "",
  checkFogOfWar: "return { active: false, matches: null }",
  discoverRoutes: NEVER,
  patchRoutesImpl: NEVER,
  getPartialManifest: NEVER,
  // Server components: what these answer without them.
  useIsRSCRouterContext: "return false",
  RSCErrorHandler: "return null",
  decodeRouteErrorResponseDigest: "",
  // <Link prefetch>
  usePrefetchBehavior: "return [false, null, {}]",
  PrefetchPageLinks: NEVER,
  // Forms, actions, fetchers.
  normalizeNavigateOptions: "return { path }",
  handleAction: NEVER,
  fetch2: NEVER,
  handleFetcherAction: NEVER,
  handleFetcherLoader: NEVER,
  singleFetchActionStrategy: NEVER,
  singleFetchLoaderFetcherStrategy: NEVER,
  getFetcher: NEVER,
  resetFetcher: NEVER,
  queueFetcherForDeletion: NEVER,
  updateFetcherState: NEVER,
  setFetcherError: NEVER,
  getUpdatedRevalidatingFetchers: NEVER,
  // What these answer while there is no fetcher.
  deleteFetcher: "",
  abortStaleFetchLoads: "return false",
  markFetchRedirectsDone: "return false",
  // The root route has an error boundary of its own.
  DefaultErrorComponent: NEVER,
  RemixRootDefaultErrorBoundary: "console.error(error); return null",
  // Middleware of the browser, and what comes of it on the server.
  runClientMiddlewarePipeline:
    "return (async () => { if (args.request.signal.aborted) throw args.request.signal.reason; return handler(); })()",
  bubbleMiddlewareErrors: "",
  // Every page has the one style sheet; the admin's own is loaded by React.
  prefetchRouteCss: "",
  prefetchStyleLinks: "",
  // Routers without data, view transitions, paths with optional parts.
  useNavigateUnstable: NEVER,
  useViewTransitionState: "return false",
  explodeOptionalSegments: NEVER,
  // Instrumentation, SPA mode.
  getRouteInstrumentationUpdates: NEVER,
  instrumentClientSideRouter: NEVER,
  nonSsrStrategy: NEVER,
  RemixRootDefaultHydrateFallback: NEVER,
};

/** Exports that need something of the above. */
const WITHHELD = ["Form", "useSubmit", "useFetcher", "useFetchers", "PrefetchPageLinks"];

interface Edit {
  start: number;
  end: number;
  text: string;
}

const applied = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      code,
    );

/** The little that is needed of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node | Node[];
  declarations?: Array<{ id: { name?: string }; init: Node | null }>;
  superClass?: Node | null;
  expression?: Node;
  left?: Node;
  property?: { name?: string };
  callee?: Node;
}

const listOf = (body: Node["body"]): Node[] => (Array.isArray(body) ? body : []);
const blockOf = (node: Node): Node => {
  if (!node.body || Array.isArray(node.body)) throw new Error("A function without a block");
  return node.body;
};

/** The functions of the file, and those inside the router's one large closure. */
function functionsOf(program: Node): Node[] {
  const top = listOf(program.body).filter(({ type }) => type === "FunctionDeclaration");
  const router = top.find(({ id }) => id?.name === "createRouter");
  const inner = router ? listOf(blockOf(router).body) : [];
  return [...top, ...inner.filter(({ type }) => type === "FunctionDeclaration")];
}

function emptied(program: Node): Edit[] {
  const functions = functionsOf(program);
  return Object.entries(BODIES).map(([name, body]) => {
    const found = functions.filter(({ id }) => id?.name === name);
    const [only] = found;
    if (!only || found.length > 1) {
      throw new Error(
        `slim-router: react-router has ${found.length} functions "${name}", not one. Its version has changed: look at each line of slim-router.config.ts again.`,
      );
    }
    const { start, end } = blockOf(only);
    return { start, end, text: `{${body}}` };
  });
}

/** What a bundler must take for a deed: these calls only make something. */
const isMaker = (init: Node): boolean =>
  init.type === "CallExpression" && /^(forwardRef|memo)$/.test(init.callee?.property?.name ?? "");

/** `X.displayName = "…"`, classes that extend one and forwardRef would keep what nobody uses. */
function unpinned(program: Node): Edit[] {
  return listOf(program.body).flatMap((node): Edit[] => {
    const target = node.expression?.type === "AssignmentExpression" ? node.expression.left : null;
    if (target?.type === "MemberExpression" && target.property?.name === "displayName") {
      return [{ start: node.start, end: node.end, text: "" }];
    }
    return (node.declarations ?? []).flatMap(({ init }): Edit[] => {
      if (init === null) return [];
      const before = { start: init.start, end: init.start };
      if (isMaker(init)) return [{ ...before, text: "/* @__PURE__ */ " }];
      if (init.type !== "ClassExpression" || !init.superClass) return [];
      return [
        { ...before, text: "/* @__PURE__ */ (() => " },
        { start: init.end, end: init.end, text: ")()" },
      ];
    });
  });
}

/** The package's list of exports without those that would not work. */
function withheld(code: string): string {
  return WITHHELD.reduce((text, name) => {
    const lines = new RegExp(`^ {2}${name},?\\n`, "gm");
    const count = text.match(lines)?.length ?? 0;
    // Once where it is imported from the main file, once where it is exported.
    if (count !== 2) throw new Error(`slim-router: "${name}" is listed ${count} times, not twice.`);
    return text.replace(lines, "");
  }, code);
}

export function slimRouter(): Plugin {
  let wasMainSeen = false;
  return {
    name: "slim-router",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: {
      filter: { id: [ROUTER, APP] },
      handler(code, id) {
        if (APP.test(id)) {
          if (/<(Nav|Button)?Link[^>]*\sprefetch[=\s]/.test(code)) {
            throw new Error(`slim-router: ${id} uses <Link prefetch>, which is left out.`);
          }
          return null;
        }
        if (id.endsWith("index.mjs")) return { code: withheld(code), map: null };
        const program = this.parse(code) as unknown as Node;
        const isMain = functionsOf(program).some(({ id: name }) => name?.name === "createRouter");
        wasMainSeen ||= isMain;
        const edits = [...(isMain ? emptied(program) : []), ...unpinned(program)];
        return { code: applied(code, edits), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !wasMainSeen) throw new Error("slim-router: react-router's main file is gone.");
    },
  };
}
